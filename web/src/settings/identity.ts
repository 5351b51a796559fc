/** What is asked of the server about who one is: other devices, sessions, passkeys. */

import { ask } from "../api";
import type { KeepPasskey, Me, MoveCode, PasskeyInfo, PasskeyOptions, SessionInfo, UsePasskey } from "../protocol";

/** A one-time link by which another device becomes who one is. */
export const moveAway = (): Promise<MoveCode> => ask("/api/me/move", {});
/** Who gave the code, before one becomes them. */
export const ownerOf = (code: string): Promise<Me> => ask("/api/me/move/owner", { code });
/** Become who gave the code. */
export const arrive = (code: string): Promise<Me> => ask("/api/me/arrive", { code });
export const signOut = (): Promise<Me> => ask("/api/me/sign-out", {});
/** Have all that is stored of one deleted. */
export const deleteMe = (): Promise<Me> => ask("/api/me/delete", {});
/** The browsers that are signed in as oneself. */
export const sessions = (): Promise<SessionInfo[]> => ask("/api/me/sessions");
/** Sign one out; "": all but this one. */
export const endSession = (id: string): Promise<SessionInfo[]> => ask("/api/me/sessions", { id });
export const passkeys = (): Promise<PasskeyInfo[]> => ask("/api/me/passkeys");
export const askToKeep = (): Promise<PasskeyOptions> => ask("/api/me/passkeys/ask", {});
export const keepPasskey = (credential: KeepPasskey["credential"], name: string): Promise<PasskeyInfo> =>
  ask("/api/me/passkeys", { credential, name });
export const removePasskey = (id: string): Promise<PasskeyInfo[]> => ask("/api/me/passkeys/remove", { id });
export const askToUse = (): Promise<PasskeyOptions> => ask("/api/passkeys/ask", {});
export const usePasskey = (credential: UsePasskey["credential"]): Promise<Me> =>
  ask("/api/passkeys/use", { credential });
