import type { MoneyFlow } from './useMoneyFlow.ts';

/** A flow in a state, for stories. A platform that can be asked again, and a player who has acted unless `changes` say otherwise. */
export const flowIn = <Input, Value>(
  state: MoneyFlow<Input, Value>['state'],
  changes: Partial<MoneyFlow<Input, Value>> = {},
): MoneyFlow<Input, Value> => ({
  state,
  repeats: 'byKey',
  acted: false,
  doneAt: Number.POSITIVE_INFINITY,
  send: async () => undefined,
  repeat: async () => undefined,
  reset: () => {},
  readAgain: () => {},
  ...changes,
});
