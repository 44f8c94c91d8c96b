import type { ApiError } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import { readText } from '#text/readText.ts';
import type { Fields } from '../forms/useFields.ts';
import { credentialProblemOf, toCredential, waysOf } from './credential.model.ts';
import type { CredentialProblem, CredentialSource, CredentialWay } from './stepUp.types.ts';

/** The fields of a credential in a form: how the player proves who they are, and what was typed for it. */
export interface CredentialValues {
  /** Null until the player chooses: the first way of the account. */
  readonly way: CredentialWay | null;
  readonly credential: string;
}
export interface CredentialProblems {
  readonly credential?: CredentialProblem;
}
export const noCredential: CredentialValues = { way: null, credential: '' };

/** The rules of a form that asks for a credential alone (`useFields`). */
export const credentialRules = {
  secrets: ['credential'],
  problemsOf(error: ApiError): CredentialProblems | null {
    const credential = credentialProblemOf(error);
    return credential && { credential };
  },
} as const;

/** The inputs of a credential, for `CredentialFields`. */
export interface CredentialInputs {
  /** Null while the ways of the account are unknown, and for an account without any. */
  readonly way: CredentialWay | null;
  readonly typed: string;
  readonly problem: CredentialProblem | null;
  readonly onWay: (way: CredentialWay) => void;
  readonly onType: (typed: string) => void;
}

/** Returns the credential in a form: its inputs, what is missing, and what is sent. */
export function credentialIn(
  { state }: CredentialSource,
  { values, problems, change }: Pick<Fields<CredentialValues, CredentialProblems>, 'values' | 'problems' | 'change'>,
): {
  readonly inputs: CredentialInputs;
  readonly missing: CredentialProblems;
  /** Undefined for an account that has none. */
  readonly credential: Credential | undefined;
} {
  const ways = state.status === 'ready' ? waysOf(state.value) : [];
  const way = ways.find((each) => each === values.way) ?? ways[0] ?? null;
  const typed = values.credential;
  return {
    inputs: {
      way,
      typed,
      problem: problems.credential ?? null,
      onWay: (next) => change({ way: next, credential: '' }),
      onType: (text) => change({ credential: text }),
    },
    missing: way !== null && readText(typed) === '' ? { credential: { key: 'empty' } } : {},
    credential: way === null ? undefined : toCredential(way, typed),
  };
}
