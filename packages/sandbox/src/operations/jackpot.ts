import { ok } from '#api/errors.ts';
import type * as contract from '#api/jackpot.ts';
import type { Handler } from '../handler.ts';
import { jackpotNow } from '../money/jackpot.ts';

/** BAN-03: returns the jackpot. */
export const gameJackpot: Handler<typeof contract.gameJackpot> = ({ sandbox }) => ok(jackpotNow(sandbox));
