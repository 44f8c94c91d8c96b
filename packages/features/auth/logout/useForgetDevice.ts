import { forgetDevice } from '#core/data/forgetDevice.ts';
import { useSignOut } from './useSignOut.ts';

/**
 * Returns a function that signs out and removes what the device knows of the player (LGN-14). The page is then loaded anew:
 * forms, lists and the login keep in memory what was typed and found. Where the platform was not reached, the page stays,
 * because it says so.
 */
export function useForgetDevice(reload: () => void = () => location.reload()): () => Promise<void> {
  const signOut = useSignOut();
  return async () => {
    // First, because the login that opens with the end of the session offers what is remembered.
    await forgetDevice();
    const { onPlatform } = await signOut();
    // Not before: a page that is left can drop the call on its way.
    if (await onPlatform) reload();
  };
}
