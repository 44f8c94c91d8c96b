import type { ApiError } from '#api/errors.ts';

/** Why a typed code cannot be used. */
export type CodeProblem = 'empty' | 'incorrect' | 'expired';

/** Returns the problem that a refusal names; null for an error that is not about the code. */
export function codeProblemOf(error: ApiError): CodeProblem | null {
  if (error.kind !== 'refused') return null;
  switch (error.code) {
    case 'code_missing':
      return 'empty';
    case 'second_factor_incorrect':
      return 'incorrect';
    case 'authenticator_expired':
      return 'expired';
    default:
      return null;
  }
}

/** The values of a form that asks for a code alone, and what is wrong with them. */
export interface CodeValues {
  readonly code: string;
}
export interface CodeProblems {
  readonly code?: CodeProblem;
}
export const noCode: CodeValues = { code: '' };

/** Its rules (`useFields`). */
export const codeRules = {
  problemsOf(error: ApiError): CodeProblems | null {
    const code = codeProblemOf(error);
    return code && { code };
  },
} as const;

/** Groups a secret by four, to be read and typed. */
export const groupSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** How few recovery codes make the page say so. */
export const isFew = (left: number): boolean => left <= 3;
