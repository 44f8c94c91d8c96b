import { preload } from 'swr';
import { memberInfo } from '#api/member.ts';
import type { Platform } from './platform.tsx';
import { cacheKey, unwrap } from './remote.ts';

/**
 * Who has come in, by whatever way; the answer serves `useMember` as well, whoever asks first. The session holds even
 * when this fails: the screens ask again.
 */
export async function loadMember({ client, session, clock }: Platform, token: string): Promise<void> {
  const held = await Promise.resolve(
    // In the shape that `useRemote` keeps answers in.
    preload(cacheKey(memberInfo, {}, token), async () => ({
      value: unwrap(await client.call(memberInfo, {})),
      at: clock.now(),
    })),
  ).catch(() => null);
  if (held !== null && session.current()?.token === token) session.setAccountType(held.value.type);
}
