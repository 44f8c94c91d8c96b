import { hmac } from './hmac.ts';
import { sha256 } from './sha256.ts';
import { createToken } from './token.ts';
import type { World } from './world.ts';

/** What a signed text says, with the moment until which it counts. */
export type Claims = Readonly<Record<string, string>>;

/** A text that says something in this world's name: readable by everyone, made by nobody else. */
export function signClaims(world: World, purpose: string, claims: Claims, livesMs: number): string {
  const body = toBase64(JSON.stringify({ ...claims, until: world.now() + livesMs }));
  return `${body}.${signatureOf(world, purpose, body)}`;
}

/** What the text says, or why it does not count. */
export function readClaims(world: World, purpose: string, text: string): Claims | 'forged' | 'expired' {
  const [body = '', signature = ''] = text.split('.');
  if (signature !== signatureOf(world, purpose, body)) return 'forged';
  // We wrote it ourselves, as the signature says.
  const { until, ...claims } = JSON.parse(fromBase64(body)) as Record<string, string> & { until: unknown };
  return Number(until) > world.now() ? claims : 'expired';
}

function signatureOf(world: World, purpose: string, body: string): string {
  const text = new TextEncoder();
  const mac = hmac(sha256, text.encode(secretOf(world)), text.encode(`${purpose}.${body}`));
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Made when it is first needed; kept, so that what was signed before a restart still counts. */
function secretOf(world: World): string {
  const kept = world.store.get('secrets', 'signing')?.value;
  if (kept !== undefined) return kept;
  const value = createToken();
  world.store.transaction(() => world.store.put('secrets', 'signing', { value }));
  return value;
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}
