import type { Amount } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { useBadgeUpdates } from '#core/session/useBadgeUpdates.ts';
import type { Waiting } from './accountMenu.model.ts';

/**
 * How much waits for the player (MEM-04b), kept up to date for the whole site.
 * @returns `at`: when the platform said so; null until it has
 */
export function useWaiting(balance: Remote<Amount>): { readonly counts: Waiting; readonly at: number | null } {
  const { unread, rewards, at } = usePublicState(true);
  useBadgeUpdates(at, balance.status === 'ready' ? balance.value : null);
  return { counts: { messageV2: unread, rewardCenter: rewards }, at };
}
