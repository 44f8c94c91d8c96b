import type { ApiError } from '#api/errors.ts';
import type { PasskeyAnswer } from '#api/passkeys.ts';
import type { MoneyFactor } from '#api/paymentPassword.ts';
import { readCode } from '#text/readDigits.ts';
import { readPassword } from '#text/readPassword.ts';

/** The player's answers to the operator's money factors, as typed. Never stored. */
export interface FactorValues {
  readonly password: string;
  readonly authenticator: string;
  /** The answer of a passkey, which stands for all of them. */
  readonly passkey?: PasskeyAnswer;
}
export const noAnswers: FactorValues = { password: '', authenticator: '' };

/** What is wrong with an answer. `triesLeft` is null where the platform does not tell. */
export type FactorProblem =
  | { readonly key: 'empty' }
  | { readonly key: 'incorrect'; readonly triesLeft: number | null }
  | { readonly key: 'locked'; readonly until: number | null };

/** Problems by factor. */
export type FactorProblems = Readonly<Partial<Record<MoneyFactor, FactorProblem>>>;

/** Returns the answers that are missing. */
export const missingAnswers = (factors: readonly MoneyFactor[], values: FactorValues): FactorProblems =>
  Object.fromEntries(
    factors.filter((factor) => readPassword(values[factor]) === '').map((factor) => [factor, { key: 'empty' }]),
  );

/** Converts the answers to the input of a call. */
export const toAnswers = (
  factors: readonly MoneyFactor[],
  { password, authenticator, passkey }: FactorValues,
): { paymentPassword?: string; authenticatorCode?: string; passkey?: PasskeyAnswer } =>
  passkey !== undefined
    ? { passkey }
    : {
        ...(factors.includes('password') && { paymentPassword: password }),
        ...(factors.includes('authenticator') && { authenticatorCode: readCode(authenticator) }),
      };

/** Returns the problem that a refusal names; null for an error that is not about an answer. */
export function factorProblemsOf(error: ApiError): FactorProblems | null {
  if (error.kind !== 'refused') return null;
  const { triesLeft, until } = error.detail;
  switch (error.code) {
    case 'payment_password_incorrect':
      return { password: { key: 'incorrect', triesLeft: typeof triesLeft === 'number' ? triesLeft : null } };
    case 'payment_password_locked':
      return { password: { key: 'locked', until: typeof until === 'string' ? Date.parse(until) : null } };
    case 'second_factor_incorrect':
      return { authenticator: { key: 'incorrect', triesLeft: null } };
    default:
      return null;
  }
}

/** The rules of a form that asks for the factors alone (`useFields`). A refused answer is typed anew. */
export const factorRules = { problemsOf: factorProblemsOf, secrets: ['password', 'authenticator'] } as const;
