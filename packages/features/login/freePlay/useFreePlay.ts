import { useState } from 'react';
import { sessionFreePlay } from '#api/account.ts';
import type { ApiError } from '#api/errors.ts';
import { useIntentLock } from '../../shared/lock.ts';
import { usePlatform } from '../../shared/platform.tsx';
import type { LoginHost } from '../useLogin.ts';
import { osOf } from './os.ts';

export interface FreePlayProps {
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly onPress: () => void;
}

/** LGN-12: a look around without an account, as a trial. The site offers it where FREEPLAY3 is on. */
export function useFreePlay(
  { finish }: Pick<LoginHost, 'finish'>,
  userAgent: string = navigator.userAgent,
): FreePlayProps {
  const { client } = usePlatform();
  const { busy, run } = useIntentLock();
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function play(): Promise<void> {
    setFailure(null);
    const answer = await client.call(sessionFreePlay, { os: osOf(userAgent) });
    if (answer.ok) await finish(answer.value, 'freePlay');
    else setFailure(answer.error);
  }
  return { busy, failure, onPress: () => void run(play) };
}
