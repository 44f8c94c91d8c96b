import { type RefObject, useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import { readText } from '#text/readText.ts';
import { credentialProblemOf, toCredential, waysOf } from './credential.model.ts';
import type { CredentialProblem, CredentialSource, CredentialWay } from './stepUp.types.ts';

/** The inputs of a credential, for `CredentialFields`. */
export interface CredentialInputs {
  /** Null while the ways of the account are unknown, and for an account without any. */
  readonly way: CredentialWay | null;
  readonly typed: string;
  readonly problem: CredentialProblem | null;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onWay: (way: CredentialWay) => void;
  readonly onType: (typed: string) => void;
}

/** A credential in a form. What was typed lives as long as the form. */
export interface CredentialState {
  readonly inputs: CredentialInputs;
  /**
   * Reads what was typed; null when it is missing, which is then shown and has the focus. The credential is undefined for an
   * account that has none.
   */
  readonly read: () => { readonly credential: Credential | undefined } | null;
  /** Shows the problem that a refusal names and forgets what was typed. False for another error. */
  readonly report: (error: ApiError) => boolean;
  /** Forgets everything. */
  readonly reset: () => void;
}

export function useCredential({ state }: CredentialSource): CredentialState {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<CredentialWay | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<CredentialProblem | null>(null);
  const ways = state.status === 'ready' ? waysOf(state.value) : [];
  const way = ways.find((each) => each === chosen) ?? ways[0] ?? null;
  const show = (found: CredentialProblem): void => {
    setProblem(found);
    input.current?.focus();
  };
  return {
    inputs: {
      way,
      typed,
      problem,
      ref: input,
      onWay(next) {
        setChosen(next);
        setTyped('');
        setProblem(null);
      },
      onType(text) {
        setTyped(text);
        setProblem(null);
      },
    },
    read() {
      if (way === null) return state.status === 'ready' ? { credential: undefined } : null;
      if (readText(typed) !== '') return { credential: toCredential(way, typed) };
      show({ key: 'empty' });
      return null;
    },
    report(error) {
      const found = credentialProblemOf(error);
      if (found === null) return false;
      setTyped('');
      show(found);
      return true;
    },
    reset() {
      setTyped('');
      setProblem(null);
    },
  };
}
