import { useEffect } from 'react';
import { usePublicState } from '../session/publicState.ts';

/**
 * Shows how many messages are not read on the icon of the installed app (MEM-04b), where the system has such a badge. Reads
 * nothing of its own. `endPushHere` removes it with the session.
 */
export function AppBadge() {
  const { unread, at } = usePublicState(true);
  const count = at === null ? null : unread;
  useEffect(() => {
    // Zero removes it. What a system refuses is nothing that a player could change.
    if (count !== null) void navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  return null;
}
