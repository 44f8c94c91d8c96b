import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of a text in UTF-8. Synchronous, unlike `crypto.subtle`, because a transaction of the store must not wait.
 */
export const sha256Of = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** The SHA-256 of a text in UTF-8, as hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256Of(text));
