import { memberInfo } from '#api/member.ts';
import type { Platform } from '../data/platform.tsx';
import { preloadRemote } from '../data/remote.ts';

/**
 * Loads the member's info after a sign-in of any kind, and stores the account type. `useMember` shares the answer.
 * A failure does not end the session: the screens request the info again.
 */
export async function loadMember(platform: Platform, token: string): Promise<void> {
  const info = await preloadRemote(platform, memberInfo, {}, token).catch(() => null);
  const { session } = platform;
  if (info !== null && session.current()?.token === token) session.setAccountType(info.type);
}
