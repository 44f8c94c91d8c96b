import { useState } from 'react';
import { sessionFreePlay } from '#api/alternativeSignIn.ts';
import type { ApiError } from '#api/errors.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import type { LoginHost } from '../login/login.types.ts';
import type { FreePlayProps } from './freePlay.types.ts';
import { osOf } from './os.ts';

/** Signs in as a trial account, without registering (LGN-12). The site offers it where FREEPLAY3 is on. */
export function useFreePlay({ finish }: Pick<LoginHost, 'finish'>): FreePlayProps {
  const { client } = usePlatform();
  const { busy, run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function play(): Promise<void> {
    setFailure(null);
    const answer = await client.call(sessionFreePlay, { os: osOf(navigator.userAgent) });
    if (answer.ok) await finish(answer.value, 'freePlay');
    else setFailure(answer.error);
  }
  return { busy, failure, onPress: () => void run(play) };
}
