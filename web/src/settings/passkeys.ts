/** Passkeys, as the browser makes and shows them. */

import type { Profile, PasskeyInfo } from "../protocol";
import { askToKeep, askToUse, registerPasskey, signInWithPasskey } from "./identity";

/** Why there can be no passkeys here, and where there can be; "" where there can be. */
export function whyNot(): { text: string; elsewhere: string } {
  const numbers = /^[\d.]+$|:/.test(location.hostname);
  const own = /^127\.|^\[::1\]$/.test(location.hostname);
  const no = (text: string, elsewhere = "") => ({ text, elsewhere });
  if (own)
    return no(
      "Browsers keep passkeys for an address with a name, not for numbers. On this machine that is",
      `http://localhost:${location.port}/`,
    );
  if (numbers)
    return no(
      "Browsers keep passkeys for an address with a name, not for numbers as here. Ask whoever runs this server for one.",
    );
  if (!window.isSecureContext)
    return no("Browsers keep passkeys only where the page comes by https. Ask whoever runs this server for that.");
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON)
    return no("This browser knows no passkeys, or is too old for them.");
  return no("");
}

/** Make a passkey on this device, and let the server keep it. */
export async function keep(name: string): Promise<PasskeyInfo> {
  const { options } = await askToKeep();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return registerPasskey(await made(navigator.credentials.create({ publicKey })), name);
}

/** Become whose passkey this device shows. */
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
    if (name === "InvalidStateError") throw new Error("This device has a passkey of yours already.", { cause: thrown });
    if (name === "NotAllowedError")
      throw new Error("Nothing was done: no passkey was chosen, or it took too long.", { cause: thrown });
    throw thrown;
  }
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}
