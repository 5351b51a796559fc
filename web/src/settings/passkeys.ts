/** Creates passkeys with WebAuthn and signs in with them. */

import type { Profile, PasskeyInfo } from "../protocol";
import { askToKeep, askToUse, registerPasskey, signInWithPasskey } from "./identity";

/** Why passkeys do not work here, and an address where they do; "" where they work. */
export function whyNot(): { text: string; elsewhere: string } {
  const numbers = /^[\d.]+$|:/.test(location.hostname);
  const own = /^127\.|^\[::1\]$/.test(location.hostname);
  const no = (text: string, elsewhere = "") => ({ text, elsewhere });
  if (own)
    return no(
      "Passkeys need a host name instead of an IP address. On this machine, use",
      `http://localhost:${location.port}/`,
    );
  if (numbers) return no("Passkeys need a host name instead of an IP address. Ask the server's operator for one.");
  if (!window.isSecureContext) return no("Passkeys need HTTPS. Ask the server's operator to enable it.");
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON)
    return no("This browser does not support passkeys. Update it, or use another one.");
  return no("");
}

/** Create a passkey on this device and register it with the server. */
export async function keep(name: string): Promise<PasskeyInfo> {
  const { options } = await askToKeep();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return registerPasskey(await made(navigator.credentials.create({ publicKey })), name);
}

/** Sign in with a passkey of this device. */
export async function use(): Promise<Profile> {
  const { options } = await askToUse();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return signInWithPasskey(await made(navigator.credentials.get({ publicKey })));
}

async function made(asked: Promise<Credential | null>): Promise<Record<string, unknown>> {
  let credential: Credential | null;
  try {
    credential = await asked;
  } catch (thrown) {
    const name = thrown instanceof DOMException ? thrown.name : "";
    if (name === "InvalidStateError")
      throw new Error("This device already has one of your passkeys.", { cause: thrown });
    if (name === "NotAllowedError")
      throw new Error("No passkey was chosen, or the request timed out. Try again.", { cause: thrown });
    throw thrown;
  }
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}
