import { useEffect, useEffectEvent } from 'react';
import type { Remote } from '#core/data/remote.ts';
import { useMessageChanges } from './useMessageChanges.ts';

/**
 * Marks what is open as read, once each time it is opened. A failure is not told: the player did not ask for it.
 * @param keyOf what marks it
 * @param kept what the player has just marked as unread
 */
export function useMarkOpened<Value extends { readonly read: boolean }>(
  opened: Remote<Value>,
  keyOf: (value: Value) => string,
  kept: string | null,
): void {
  const { mark } = useMessageChanges();
  const shown = opened.status === 'ready' && !opened.refreshing && !opened.value.read ? keyOf(opened.value) : null;
  const unread = shown === kept ? null : shown;
  const markNow = useEffectEvent((key: string) => void mark([key], true, true));
  useEffect(() => {
    if (unread !== null) markNow(unread);
  }, [unread]);
}
