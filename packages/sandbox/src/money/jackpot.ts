import type { Sandbox } from '../sandbox.ts';
import { iso } from '../time.ts';
import { satangToAmount } from './ledger.ts';

const jackpotStart = Date.UTC(2026, 0, 1);
const jackpotBaseSatang = 1_250_000_000;
const satangPerSecond = 25;

/** BAN-03: the jackpot, which grows by 25 satang a second. */
export function jackpotNow({ now }: Pick<Sandbox, 'now'>) {
  const elapsedMs = Math.max(0, now() - jackpotStart);
  return {
    amount: satangToAmount(jackpotBaseSatang + Math.floor((elapsedMs * satangPerSecond) / 1_000)),
    perSecond: satangToAmount(satangPerSecond),
    at: iso(now()),
  };
}
