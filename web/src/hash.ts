/** Hashes, also where the page came unencrypted and the browser gives none. */

export { sha256 } from "@noble/hashes/sha2.js";
export { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
