import type { ApiError } from '#api/errors.ts';

/** The names of a login that an agent opens, as they were typed. */
export interface LoginValues {
  readonly username: string;
  readonly nickname: string;
}
export interface LoginProblems {
  readonly username?: 'empty' | 'invalid' | 'taken';
  readonly nickname?: 'invalid';
}

/** The problem at a name that a refusal is about; null for any other error. */
export function loginProblemsOf(error: ApiError): LoginProblems | null {
  if (error.kind !== 'refused') return null;
  if (error.code === 'account_taken') return { username: 'taken' };
  const { field } = error.detail;
  if (error.code !== 'invalid_input') return null;
  return field === 'username' || field === 'nickname' ? { [field]: 'invalid' } : null;
}
