import { hmac } from './hmac.ts';
import { sha1 } from './sha1.ts';

/** LGN-11: what the authenticator app of every demo account is bound to, in base32. Type it into a real app to try it. */
export const authenticatorSecret = 'KINNARI2DEMO7SEC';

const stepMs = 30_000;
const digits = 6;

/** The code that such an app shows at a moment (RFC 6238: SHA-1, 30 s, six digits). */
export function authenticatorCode(at: number, secret = authenticatorSecret): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / stepMs)));
  const mac = new DataView(hmac(sha1, fromBase32(secret), new Uint8Array(counter.buffer)).slice().buffer);
  const number = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** How long the code of this moment still shows. */
export function authenticatorSecondsLeft(at: number): number {
  return Math.ceil((stepMs - (at % stepMs)) / 1_000);
}

/** The code of now, or of the step before or after: clocks differ. */
export function matchesAuthenticator(typed: string, at: number): boolean {
  const code = typed.replace(/\s/g, '');
  return [0, -stepMs, stepMs].some((offset) => authenticatorCode(at + offset) === code);
}

function fromBase32(text: string): Uint8Array {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
}
