import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { readCode } from '#text/readDigits.ts';

/** LGN-11: the authenticator secret that demo accounts share, in base32. Works in a real authenticator app. */
export const authenticatorSecret = 'KINNARI2DEMO7SEC';

const stepMs = 30_000;
const digits = 6;

/** The code of an authenticator app at a time in ms (RFC 6238: SHA-1, 30 s, six digits). */
export function authenticatorCode(at: number, secret = authenticatorSecret): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / stepMs)));
  // RFC 6238 requires SHA-1.
  const mac = new DataView(hmac(sha1, fromBase32(secret), new Uint8Array(counter.buffer)).slice().buffer);
  const number = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Whole seconds until the authenticator shows its next code. */
export function authenticatorSecondsLeft(at: number): number {
  return Math.ceil((stepMs - (at % stepMs)) / 1_000);
}

/**
 * The half minute that a code belongs to, as a running number; null for a wrong code. Codes of the current one and of its
 * neighbours count, because clocks differ.
 */
export function stepOf(typed: string, at: number, secret = authenticatorSecret): number | null {
  const code = readCode(typed);
  const moment = [at, at - stepMs, at + stepMs].find((near) => authenticatorCode(near, secret) === code);
  return moment === undefined ? null : Math.floor(moment / stepMs);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret of 160 random bits in base32. */
export const createSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => letters[byte % letters.length]).join('');

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(account: string, secret: string): string {
  const label = encodeURIComponent(`Kinnari:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Kinnari`;
}

function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
}
