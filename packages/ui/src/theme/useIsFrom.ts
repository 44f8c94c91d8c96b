import { useSyncExternalStore } from 'react';
import { from } from '#ui/theme/breakpoints.ts';

/** True when the window is wide enough for the bars beside the content. */
export function useRoom(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(from('full'));
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(from('full')).matches,
    () => false,
  );
}
