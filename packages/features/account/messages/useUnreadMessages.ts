import { useEffect, useEffectEvent } from 'react';
import { memberPublicState, messageUnread } from '#api/badges.ts';
import { ticketList } from '#api/feedback.ts';
import { messageList } from '#api/messages.ts';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { onChangedElsewhere } from './otherTabs.ts';

/**
 * The number of messages that the member has not read (MEM-04b); 0 until it is known. Follows what other tabs change.
 * @param wanted false asks nothing
 */
export function useUnreadMessages(wanted: boolean): number {
  const [unread] = useRemote(messageUnread, wanted ? {} : null, 'live');
  const refreshAll = useRefreshAll();
  const follow = useEffectEvent(() => void refreshAll(messageUnread, memberPublicState, messageList, ticketList));
  useEffect(() => (wanted ? onChangedElsewhere(() => follow()) : undefined), [wanted]);
  return unread.status === 'ready' ? unread.value.count : 0;
}
