import { useEffect, useEffectEvent, useState } from 'react';
import { type PasskeyQuestion, type UsedKey, passkeyLogin, passkeyLoginOptions } from '#api/passkeys.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { localStore } from '#core/data/storage.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { askForKey, forgetKey, suggestsKeys } from '#core/security/passkeys.ts';
import { minuteMs } from '#text/durations.ts';
import type { LoginHost } from '../login/login.types.ts';
import type { PasskeyLoginButtonProps, PasskeyProblem } from './passkey.types.ts';

/** A question is good for five minutes. */
const suggestionMs = 4 * minuteMs;

export interface PasskeyLoginHost extends Pick<LoginHost, 'entry' | 'finish'> {
  /** The ticket of a second factor: only keys of that account are asked for. */
  readonly ticket?: string;
}

/**
 * State and actions of the login by passkey (SEC-08).
 * @param suggested the browser suggests keys in the field of the user name, too, until the player leaves. @default false
 */
export function usePasskeyLogin(
  { entry, finish, ticket }: PasskeyLoginHost,
  suggested = false,
): PasskeyLoginButtonProps {
  const { client } = usePlatform();
  const { busy, run } = useActionLock();
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  /** How many suggestions have ended: by the time, or by another request. */
  const [round, setRound] = useState(0);
  const ask = () => client.call(passkeyLoginOptions, ticket === undefined ? {} : { ticket });

  async function send(question: PasskeyQuestion, used: UsedKey): Promise<PasskeyProblem | null> {
    const answer = await client.call(passkeyLogin, { passkey: { ticket: question.ticket, used }, entry });
    if (answer.ok) {
      localStore.set('passkeyHere', '1');
      await finish(answer.value, 'passkey');
      return null;
    }
    const { error } = answer;
    if (error.kind === 'refused' && error.code === 'passkey_unknown') {
      localStore.remove('passkeyHere');
      void forgetKey(question, used);
    }
    return { kind: 'call', error };
  }

  async function logIn(): Promise<PasskeyProblem | null> {
    const question = await ask();
    if (!question.ok) return { kind: 'call', error: question.error };
    const used = await askForKey(question.value);
    return used.ok ? send(question.value, used.value) : { kind: 'browser', problem: used.error };
  }

  const attempt = (work: () => Promise<PasskeyProblem | null>) =>
    run(async () => {
      setProblem(null);
      const found = await work();
      setProblem(found);
      // The prompt has ended the suggestion. Who is logged in needs none.
      if (found !== null) setRound((before) => before + 1);
    });

  /** Nobody has asked for a suggestion, so what fails before a key was chosen is not told. */
  const suggest = useEffectEvent(async (left: AbortSignal) => {
    if (!(await suggestsKeys()) || left.aborted) return;
    const question = await ask();
    if (!question.ok || left.aborted) return;
    const used = await askForKey(question.value, left);
    if (!used.ok || left.aborted) return;
    await attempt(() => send(question.value, used.value));
  });
  useEffect(() => {
    if (!suggested) return;
    const left = new AbortController();
    void suggest(left.signal);
    const timer = setTimeout(() => setRound(round + 1), suggestionMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [suggested, round]);

  return {
    busy,
    problem,
    onPress: () => void attempt(logIn),
  };
}
