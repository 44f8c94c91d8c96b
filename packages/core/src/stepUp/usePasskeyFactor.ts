import { useState } from 'react';
import { type ApiError, fail } from '#api/errors.ts';
import type { Sent } from '../forms/useForm.ts';
import type { KeyProblem } from '../security/passkeys.ts';
import { type FactorValues, noAnswers } from './factors.ts';
import type { PaymentPassword } from './paymentPassword.types.ts';

/** What a form knows of the passkey that can stand for its factors. */
export interface PasskeyFactor {
  readonly offered: boolean;
  /** Whether the player confirms with it. At first, where it is offered. */
  readonly chosen: boolean;
  /** Why it has not confirmed: an answer of the browser, or a refusal. */
  readonly problem: ApiError | KeyProblem | null;
  readonly onChoose: (chosen: boolean) => void;
  /** Sends the answer of the passkey, or what was typed. A problem of the passkey is shown by `PasskeyProblem`. */
  readonly send: (typed: FactorValues, send: (values: FactorValues) => Promise<Sent>) => Promise<Sent>;
}

/** State of a passkey in place of what money operations ask for (SEC-08). Each press asks the device anew. */
export function usePasskeyFactor(onPasskey: PaymentPassword['onPasskey']): PasskeyFactor {
  const [wanted, setWanted] = useState(true);
  const [problem, setProblem] = useState<ApiError | KeyProblem | null>(null);
  const offered = onPasskey !== null && problem !== 'address';
  return {
    offered,
    chosen: offered && wanted,
    problem,
    onChoose(chosen) {
      setWanted(chosen);
      setProblem(null);
    },
    async send(typed, send) {
      setProblem(null);
      if (!offered || !wanted) return send(typed);
      const answer = await onPasskey();
      const sent = answer.ok ? await send({ ...noAnswers, passkey: answer.value }) : answer;
      if (sent === 'wrong' || sent.ok) return sent;
      const { error } = sent;
      if (typeof error !== 'string' && !isAboutPasskey(error)) return fail(error);
      setProblem(error);
      return 'wrong';
    },
  };
}

const isAboutPasskey = (error: ApiError): boolean => error.kind === 'refused' && error.code.startsWith('passkey_');
