import { ok } from '#api/errors.ts';
import type * as contract from '#api/jackpot.ts';
import type { Handler } from '../handler.ts';
import { satangToAmount } from '../money/ledger.ts';

const jackpotStart = Date.UTC(2026, 0, 1);
const jackpotBaseSatang = 1_250_000_000;
const msPerSatang = 40;

/** BAN-03: returns the jackpot. Grows by 25 satang a second. */
export const gameJackpot: Handler<typeof contract.gameJackpot> = ({ sandbox }) => {
  const elapsedMs = Math.max(0, sandbox.now() - jackpotStart);
  return ok({ amount: satangToAmount(jackpotBaseSatang + Math.floor(elapsedMs / msPerSatang)) });
};
