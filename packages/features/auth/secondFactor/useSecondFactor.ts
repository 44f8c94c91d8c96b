import { secondFactorSend, secondFactorVerify, type SecondFactorDetail } from '#api/secondFactor.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useForm } from '#core/forms/useForm.ts';
import { readCode } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import { useSmsCode } from '../sms/useSmsCode.ts';
import {
  answerProblems,
  emptySecondFactor,
  isOver,
  isSent,
  meansOf,
  reduceSecondFactor,
} from './secondFactor.model.ts';
import type { SecondFactorHost, SecondFactorProps } from './secondFactor.types.ts';

/** State and actions of the second factor (LGN-11). Completes the login like any other method. */
export function useSecondFactor(
  { onBack, finish }: Pick<SecondFactorHost, 'onBack' | 'finish'>,
  detail: SecondFactorDetail,
): SecondFactorProps {
  const { client } = usePlatform();
  const { ticket } = detail;
  const methods = meansOf(detail);
  const { state, dispatch, ...form } = useForm(reduceSecondFactor, emptySecondFactor(detail));
  const { method, values } = state;
  const code = useSmsCode({
    purpose: 'login',
    // The countdown is per destination, so that it survives a new ticket.
    number: `${method}:${methods.find((each) => each.method === method)?.hint ?? ''}`,
    check: () => isSent(method),
    async send() {
      const sent = await client.call(secondFactorSend, { ticket, method: isSent(method) ? method : 'sms' });
      if (!sent.ok && isOver(sent.error)) onBack(sent.error);
      return sent;
    },
  });

  return {
    ...form.props,
    method,
    methods,
    code,
    onMethod: (chosen) => dispatch({ type: 'chosen', method: chosen }),
    onSubmit: () =>
      void form.submit(answerProblems(state), async (signal) => {
        const answer = method === 'bankName' ? readText(values[method]) : readCode(values[method]);
        const verified = await client.call(secondFactorVerify, { ticket, method, answer }, { signal });
        if (verified.ok) await finish(verified.value, 'username');
        else if (isOver(verified.error)) onBack(verified.error);
        return verified;
      }),
    onBack: () => onBack(null),
  };
}
