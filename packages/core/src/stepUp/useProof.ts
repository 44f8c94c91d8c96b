import { type Result, fail, ok } from '#api/errors.ts';
import { type MoneyFactor, paymentPasswordCheck } from '#api/paymentPassword.ts';
import type { MoneyIntentState } from '../data/moneyIntent.ts';
import { usePlatform } from '../data/platform.tsx';
import { useReadAgain } from '../data/useReadAgain.ts';
import { type FactorValues, toAnswers } from './factors.ts';

/**
 * Returns a function that exchanges the player's answers for a one-time proof, and sends an intent with it. An answer that is
 * refused keeps the confirmation open. So does a proof that is refused as too old: it ends the intent, and the player can
 * confirm again with new answers.
 */
export function useSendWithProof() {
  const { client } = usePlatform();
  const readAgain = useReadAgain();
  return async <Input, State extends MoneyIntentState<unknown, unknown>>(
    intent: { readonly send: (input: Input) => Promise<State | undefined>; readonly reset: () => void },
    factors: readonly MoneyFactor[],
    values: FactorValues,
    inputOf: (proof: string) => Input,
  ): Promise<Result<unknown>> => {
    const proved = await client.call(paymentPasswordCheck, toAnswers(factors, values));
    if (!proved.ok) {
      // A wrong try changes the number of those that are left.
      void readAgain(paymentPasswordCheck);
      return proved;
    }
    const outcome = await intent.send(inputOf(proved.value.proof));
    const error = outcome?.status === 'refused' ? outcome.error : null;
    if (error?.kind !== 'refused' || error.code !== 'proof_expired') return ok(null);
    intent.reset();
    return fail(error);
  };
}
