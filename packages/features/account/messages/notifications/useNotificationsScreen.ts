import { useState } from 'react';
import { useMember } from '#core/session/member.ts';
import type { NotificationsScreenProps, Tab } from './notifications.types.ts';
import { useFeed } from './useFeed.ts';
import { useNotifySettings } from './useNotifySettings.ts';
import { usePush } from './usePush.ts';

/** Props of the page of notifications (MEM-04d), connected to the platform. */
export function useNotificationsScreen(): NotificationsScreenProps {
  const { role, info } = useMember();
  const [tab, onTab] = useState<Tab>('feed');
  const hasTeam = role === 'agent';
  const isOpen = tab === 'settings';
  const push = usePush(isOpen);
  return { tab, onTab, feed: useFeed(info, hasTeam), settings: useNotifySettings(isOpen, hasTeam), push };
}
