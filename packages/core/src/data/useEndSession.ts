import { useSWRConfig } from 'swr';
import type { SessionEnd } from '../session/session.ts';
import { dropKept } from './dropKept.ts';
import { usePlatform } from './platform.tsx';

/**
 * Returns a function that ends the session on this device (LGN-13). It clears the session store, synchronously, and then
 * drops the answers that were requested with the session's token, also those that are kept on the device; public answers
 * stay cached.
 */
export function useEndSession(): (token: string | undefined, why?: SessionEnd) => Promise<void> {
  const { session } = usePlatform();
  const { mutate } = useSWRConfig();
  return async (token, why) => {
    session.signOut(why);
    dropKept();
    if (token === undefined) return;
    const isOfSession = (key: unknown) => Array.isArray(key) && key.includes(token);
    // The page may be gone, and its answers with it.
    await mutate(isOfSession, undefined, { revalidate: false }).catch(() => undefined);
  };
}
