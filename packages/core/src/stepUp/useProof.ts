import { type MoneyFactor, paymentPasswordCheck } from '#api/paymentPassword.ts';
import type { MoneyIntentState } from '../data/moneyIntent.ts';
import { usePlatform } from '../data/platform.tsx';
import { useReadAgain } from '../data/useReadAgain.ts';
import { type ConfirmResult, type FactorValues, factorProblemsOf, missingAnswers, toAnswers } from './factors.ts';

/** Why a confirmation stays open. */
type StaysOpen = { readonly ok: false; readonly result: Exclude<ConfirmResult, { kind: 'sent' }> };

/** A proof for one movement of money. */
type Proved = { readonly ok: true; readonly proof: string } | StaysOpen;

/** Returns a function that exchanges the player's answers for a one-time proof. */
function useProof(): (factors: readonly MoneyFactor[], values: FactorValues) => Promise<Proved> {
  const { client } = usePlatform();
  const readAgain = useReadAgain();
  return async (factors, values) => {
    const missing = missingAnswers(factors, values);
    if (Object.keys(missing).length > 0) return { ok: false, result: { kind: 'wrong', problems: missing } };
    const answer = await client.call(paymentPasswordCheck, toAnswers(factors, values));
    if (answer.ok) return { ok: true, proof: answer.value.proof };
    // A wrong try changes the number of those that are left.
    void readAgain(paymentPasswordCheck);
    const problems = factorProblemsOf(answer.error);
    const result =
      problems === null ? { kind: 'failed' as const, error: answer.error } : { kind: 'wrong' as const, problems };
    return { ok: false, result };
  };
}

/** The outcome of an intent, or why the confirmation stays open. */
type Sent<Outcome> = { readonly ok: true; readonly outcome: Outcome } | StaysOpen;

/**
 * Returns a function that sends an intent with a proof of the player's answers. A proof that is refused as too old ends the
 * intent, and the player can confirm again with new answers.
 */
export function useSendWithProof() {
  const prove = useProof();
  return async <Input, State extends MoneyIntentState<unknown, unknown>>(
    intent: { readonly send: (input: Input) => Promise<State | undefined>; readonly reset: () => void },
    factors: readonly MoneyFactor[],
    values: FactorValues,
    inputOf: (proof: string) => Input,
  ): Promise<Sent<State | undefined>> => {
    const proved = await prove(factors, values);
    if (!proved.ok) return proved;
    const outcome = await intent.send(inputOf(proved.proof));
    const error = outcome?.status === 'refused' ? outcome.error : null;
    if (error?.kind !== 'refused' || error.code !== 'proof_expired') return { ok: true, outcome };
    intent.reset();
    return { ok: false, result: { kind: 'failed', error } };
  };
}
