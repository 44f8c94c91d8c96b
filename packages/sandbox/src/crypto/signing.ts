import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Sandbox } from '../sandbox.ts';
import { createToken } from './token.ts';

/** The content of a signed token. */
export type Claims = Readonly<Record<string, string>>;

/**
 * Signs claims for one purpose and a limited time (ms). Everyone can read the token; only this sandbox can issue it. No two
 * tokens are equal, so that each can be used up.
 */
export function signClaims(sandbox: Sandbox, purpose: string, claims: Claims, lifetimeMs: number): string {
  const body = toBase64(JSON.stringify({ ...claims, id: createToken(), until: sandbox.now() + lifetimeMs }));
  return `${body}.${signatureOf(sandbox, purpose, body)}`;
}

/** Reads the claims of a token, or says why it is invalid. */
export function readClaims(sandbox: Sandbox, purpose: string, token: string): Claims | 'forged' | 'expired' {
  const [body = '', signature = ''] = token.split('.');
  if (signature !== signatureOf(sandbox, purpose, body)) return 'forged';
  // The signature proves that `signClaims` wrote it.
  const { until, id: _, ...claims } = JSON.parse(fromBase64(body)) as Record<string, string> & { until: unknown };
  return Number(until) > sandbox.now() ? claims : 'expired';
}

/** Signs a text for one purpose. */
export function signatureOf(sandbox: Sandbox, purpose: string, body: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secretOf(sandbox)), utf8ToBytes(`${purpose}.${body}`)));
}

/** Created on first use and stored, so that tokens stay valid after a restart. */
function secretOf(sandbox: Sandbox): string {
  const stored = sandbox.store.get('secrets', 'signing')?.value;
  if (stored !== undefined) return stored;
  const value = createToken();
  sandbox.store.transaction(() => sandbox.store.put('secrets', 'signing', { value }));
  return value;
}

function toBase64(text: string): string {
  return btoa(Array.from(utf8ToBytes(text), (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}
