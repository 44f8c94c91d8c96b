import { sha256Hex } from '../crypto/hashes.ts';
import type { Sandbox } from '../sandbox.ts';

/** Whether a signed token has had its effect already. */
export const isSpent = ({ store }: Sandbox, token: string): boolean =>
  store.get('spentTokens', sha256Hex(token)) !== undefined;

/** Remembers a token as used for as long as its signature is valid. Joins the open transaction. */
export function spendToken(sandbox: Sandbox, token: string, lifetimeMs: number): void {
  const { store, now } = sandbox;
  for (const [key, { until }] of [...store.entries('spentTokens')]) {
    if (until <= now()) store.remove('spentTokens', key);
  }
  store.put('spentTokens', sha256Hex(token), { until: now() + lifetimeMs });
}
