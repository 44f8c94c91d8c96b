import type { Amount } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import { type PublicState, usePublicState } from '#core/session/publicState.ts';
import type { Role } from '#core/session/role.ts';
import { useBadgeUpdates } from '#core/session/useBadgeUpdates.ts';
import type { Waiting } from './accountMenu.model.ts';

interface WaitingState extends Pick<PublicState, 'inBreak' | 'receiptUntil' | 'at'> {
  readonly counts: Waiting;
}

/**
 * How much waits for the player (MEM-04b), kept up to date for the whole site. Notices of an agent come without the agent
 * doing anything.
 * @param onUpdate asks for other numbers of the site that change with the balance
 */
export function useWaiting(role: Role, balance: Remote<Amount>, onUpdate: () => Promise<void>): WaitingState {
  const { inBreak, unread, rewards, agent, receiptUntil, at } = usePublicState(true, role === 'agent');
  useBadgeUpdates(at, balance.status === 'ready' ? balance.value : null, onUpdate);
  return { counts: { messageV2: unread, rewardCenter: rewards, agent }, inBreak, receiptUntil, at };
}
