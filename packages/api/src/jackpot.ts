import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, nothing, personName } from './primitives.ts';

/** A jackpot that was won. */
export const jackpotWin = v.object({ nickname: personName, amount, at: isoDateTime });

export const gameJackpot = defineOperation({
  id: 'gameJackpot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({
    amount,
    /** What it grows by in a second, until the next answer or message. Absent where it is not told. */
    perSecond: v.optional(amount),
    /** When that was so. */
    at: v.optional(isoDateTime),
    /** Who has won it last. `nickname` is masked by the platform. */
    lastWin: v.optional(jackpotWin),
  }),
});
export const gameJackpotDocs: OperationDocs<typeof gameJackpot> = {
  summary:
    'Returns the current jackpot, for operators with `jackpot: "feed"`. Otherwise the number on /rng is decorative.',
  example: {},
  assumed: true,
};
