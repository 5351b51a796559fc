/** Requests about the visitor's identity: device transfer, sessions, passkeys. */

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

/** Create a single-use link that signs another device in. */
export const createTransferCode = (): Promise<TransferCode> => ask("/api/me/transfer", {});
/** The account that a transfer code signs in to. */
export const ownerOf = (code: string): Promise<Profile> => ask("/api/me/transfer/owner", { code });
/** Sign in with a transfer code. */
export const useTransferCode = (code: string): Promise<Profile> => ask("/api/me/transfer/use", { code });
export const signOut = (): Promise<Profile> => ask("/api/me/sign-out", {});
/** Delete the account and its data. */
export const deleteMe = (): Promise<Profile> => ask("/api/me/delete", {});
/** The sessions of this account. */
export const sessions = (): Promise<SessionInfo[]> => ask("/api/me/sessions");
/** End a session, or all but this one for "". */
export const endSession = (id: string): Promise<SessionInfo[]> => ask("/api/me/sessions", { id });
export const passkeys = (): Promise<PasskeyInfo[]> => ask("/api/me/passkeys");
export const askToKeep = (): Promise<PasskeyOptions> => ask("/api/me/passkeys/ask", {});
export const registerPasskey = (credential: RegisterPasskey["credential"], name: string): Promise<PasskeyInfo> =>
  ask("/api/me/passkeys", { credential, name });
export const removePasskey = (id: string): Promise<PasskeyInfo[]> => ask("/api/me/passkeys/remove", { id });
export const askToUse = (): Promise<PasskeyOptions> => ask("/api/passkeys/ask", {});
export const signInWithPasskey = (credential: SignInWithPasskey["credential"]): Promise<Profile> =>
  ask("/api/passkeys/use", { credential });
