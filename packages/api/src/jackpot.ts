import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, nothing } from './primitives.ts';

export const gameJackpot = defineOperation({
  id: 'gameJackpot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ amount }),
});
export const gameJackpotDocs: OperationDocs<typeof gameJackpot> = {
  summary:
    'Returns the current jackpot, for operators with `jackpot: "feed"`. Otherwise the number on /rng is decorative.',
  example: {},
  assumed: true,
};
