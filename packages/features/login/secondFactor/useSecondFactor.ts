import { useEffect, useReducer, useRef } from 'react';
import { secondFactorSend, secondFactorVerify } from '#api/account.ts';
import { type SecondFactorDetail } from '#api/session.ts';
import { useIntentLock } from '../../shared/lock.ts';
import { usePlatform } from '../../shared/platform.tsx';
import { type SmsCodeView, useSmsCode } from '../../shared/sms/useSmsCode.ts';
import type { LoginHost } from '../useLogin.ts';
import {
  type SecondFactorMethod,
  type SecondFactorState,
  freshSecondFactor,
  isOver,
  isSent,
  reduceSecondFactor,
} from './secondFactor.model.ts';

export interface SecondFactorProps extends SecondFactorState {
  /** What the platform offers, each with where its code goes. */
  readonly methods: SecondFactorDetail['methods'];
  /** The code of the chosen means; meant for those whose code is sent. */
  readonly code: SmsCodeView;
  readonly busy: boolean;
  readonly onMethod: (method: SecondFactorMethod) => void;
  readonly onType: (answer: string) => void;
  readonly onSubmit: () => void;
  /** To user name and password. */
  readonly onBack: () => void;
}

export interface SecondFactorOptions extends Pick<LoginHost, 'onBack' | 'finish'> {
  readonly detail: SecondFactorDetail;
}

/** LGN-11: one of the means that the platform offers; then the login completes like any other. */
export function useSecondFactor({ detail, onBack, finish }: SecondFactorOptions): SecondFactorProps {
  const { client } = usePlatform();
  const { ticket, methods } = detail;
  const [state, dispatch] = useReducer(reduceSecondFactor, detail, freshSecondFactor);
  const { busy, run } = useIntentLock();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const { method } = state;
  const code = useSmsCode({
    purpose: 'login',
    // A countdown belongs to where the code went, whatever the ticket.
    number: `${method}:${methods.find((each) => each.method === method)?.hint ?? ''}`,
    check: () => isSent(method),
    async send() {
      const sent = await client.call(secondFactorSend, { ticket, method: isSent(method) ? method : 'sms' });
      if (!sent.ok && isOver(sent.error)) onBack(sent.error);
      return sent;
    },
  });

  async function submit(): Promise<void> {
    dispatch({ type: 'submitted' });
    const answer = state.answers[method].trim();
    if (answer === '') return;
    const request = new AbortController();
    attempt.current = request;
    const verified = await client.call(secondFactorVerify, { ticket, method, answer }, { signal: request.signal });
    if (verified.ok) return finish(verified.value, 'username');
    if (isOver(verified.error)) return onBack(verified.error);
    dispatch({ type: 'failed', error: verified.error });
  }

  return {
    ...state,
    methods,
    code,
    busy,
    onMethod: (chosen) => dispatch({ type: 'chosen', method: chosen }),
    onType: (answer) => dispatch({ type: 'typed', answer }),
    onSubmit: () => void run(submit),
    onBack: () => onBack(null),
  };
}
