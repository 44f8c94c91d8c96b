import { useState } from 'react';
import { passkeyLogin, passkeyLoginOptions } from '#api/passkeys.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { askForKey, forgetKey } from '#core/security/passkeys.ts';
import type { LoginHost } from '../login/login.types.ts';
import type { PasskeyLoginButtonProps, PasskeyProblem } from './passkey.types.ts';

/** State and action of the login by passkey (SEC-08). */
export function usePasskeyLogin({ entry, finish }: Pick<LoginHost, 'entry' | 'finish'>): PasskeyLoginButtonProps {
  const { client } = usePlatform();
  const { busy, run } = useActionLock();
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);

  async function logIn(): Promise<PasskeyProblem | null> {
    const question = await client.call(passkeyLoginOptions, {});
    if (!question.ok) return { kind: 'call', error: question.error };
    const used = await askForKey(question.value);
    if (!used.ok) return { kind: 'browser', problem: used.error };
    const passkey = { ticket: question.value.ticket, used: used.value };
    const answer = await client.call(passkeyLogin, { passkey, entry });
    if (answer.ok) {
      await finish(answer.value, 'passkey');
      return null;
    }
    const { error } = answer;
    if (error.kind === 'refused' && error.code === 'passkey_unknown') void forgetKey(question.value, used.value);
    return { kind: 'call', error };
  }

  return {
    busy,
    problem,
    onPress: () =>
      void run(async () => {
        setProblem(null);
        setProblem(await logIn());
      }),
  };
}
