import type { ApiError } from '#api/errors.ts';
import { type MoneyFactor, paymentPasswordCheck, paymentPasswordState } from '#api/paymentPassword.ts';
import type { MoneyIntentState } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll } from '#core/data/remote.ts';
import { type ConfirmResult, type FactorValues, factorProblemsOf, missingAnswers, toAnswers } from './factors.ts';

/** A proof for one movement of money, or why the confirmation stays open. */
type Proved =
  | { readonly ok: true; readonly proof: string }
  | { readonly ok: false; readonly result: Exclude<ConfirmResult, { kind: 'sent' }> };

/** Returns a function that exchanges the player's answers for a one-time proof. */
export function useProof(): (factors: readonly MoneyFactor[], values: FactorValues) => Promise<Proved> {
  const { client } = usePlatform();
  const refreshAll = useRefreshAll();
  return async (factors, values) => {
    const missing = missingAnswers(factors, values);
    if (Object.keys(missing).length > 0) return { ok: false, result: { kind: 'wrong', problems: missing } };
    const answer = await client.call(paymentPasswordCheck, toAnswers(factors, values));
    if (answer.ok) return { ok: true, proof: answer.value.proof };
    // A wrong try changes the number of those that are left.
    void refreshAll(paymentPasswordState);
    const problems = factorProblemsOf(answer.error);
    const result =
      problems === null ? { kind: 'failed' as const, error: answer.error } : { kind: 'wrong' as const, problems };
    return { ok: false, result };
  };
}

/** The refusal of a proof that was used too late, which the player can repeat with new answers; null for another outcome. */
export const expiredProof = (outcome: MoneyIntentState<unknown, unknown> | undefined): ApiError | null =>
  outcome?.status === 'refused' && outcome.error.kind === 'refused' && outcome.error.code === 'proof_expired'
    ? outcome.error
    : null;
