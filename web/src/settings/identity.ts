/** What is asked of the server about who one is: other devices, sessions, passkeys. */

import { ask } from "../api";
import type {
  RegisterPasskey,
  Profile,
  TransferCode,
  PasskeyInfo,
  PasskeyOptions,
  SessionInfo,
  SignInWithPasskey,
} from "../protocol";

/** A one-time link by which another device becomes who one is. */
export const createTransferCode = (): Promise<TransferCode> => ask("/api/me/transfer", {});
/** Who gave the code, before one becomes them. */
export const ownerOf = (code: string): Promise<Profile> => ask("/api/me/transfer/owner", { code });
/** Become who gave the code. */
export const useTransferCode = (code: string): Promise<Profile> => ask("/api/me/transfer/use", { code });
export const signOut = (): Promise<Profile> => ask("/api/me/sign-out", {});
/** Have all that is stored of one deleted. */
export const deleteMe = (): Promise<Profile> => ask("/api/me/delete", {});
/** The browsers that are signed in as oneself. */
export const sessions = (): Promise<SessionInfo[]> => ask("/api/me/sessions");
/** Sign one out; "": all but this one. */
export const endSession = (id: string): Promise<SessionInfo[]> => ask("/api/me/sessions", { id });
export const passkeys = (): Promise<PasskeyInfo[]> => ask("/api/me/passkeys");
export const askToKeep = (): Promise<PasskeyOptions> => ask("/api/me/passkeys/ask", {});
export const registerPasskey = (credential: RegisterPasskey["credential"], name: string): Promise<PasskeyInfo> =>
  ask("/api/me/passkeys", { credential, name });
export const removePasskey = (id: string): Promise<PasskeyInfo[]> => ask("/api/me/passkeys/remove", { id });
export const askToUse = (): Promise<PasskeyOptions> => ask("/api/passkeys/ask", {});
export const signInWithPasskey = (credential: SignInWithPasskey["credential"]): Promise<Profile> =>
  ask("/api/passkeys/use", { credential });
