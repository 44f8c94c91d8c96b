import type { Amount } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import { type PublicState, usePublicState } from '#core/session/publicState.ts';
import { useBadgeUpdates } from '#core/session/useBadgeUpdates.ts';
import type { Waiting } from './accountMenu.model.ts';

interface WaitingState extends Pick<PublicState, 'receiptUntil' | 'at'> {
  readonly counts: Waiting;
}

/**
 * How much waits for the player (MEM-04b), kept up to date for the whole site.
 */
export function useWaiting(balance: Remote<Amount>): WaitingState {
  const { unread, rewards, receiptUntil, at } = usePublicState(true);
  useBadgeUpdates(at, balance.status === 'ready' ? balance.value : null);
  return { counts: { messageV2: unread, rewardCenter: rewards }, receiptUntil, at };
}
