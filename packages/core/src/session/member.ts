import { useEffect } from 'react';
import { type MemberInfoValue, memberInfo, walletBalance } from '#api/member.ts';
import type { Amount } from '#api/primitives.ts';
import { usePlatform, useSession } from '../data/platform.tsx';
import { type Remote, mapRemote, useRemote } from '../data/remote.ts';
import { type Role, roleOf } from './role.ts';

/** The player in terms of the platform. */
export interface MemberState {
  readonly role: Role;
  /** Never ready for a visitor. */
  readonly info: Remote<MemberInfoValue>;
}

/** Returns the role and the info of the player. */
export function useMember(): MemberState {
  const { session } = usePlatform();
  const current = useSession();
  const [info] = useRemote(memberInfo, {}, 'oncePerSession');
  const type = info.status === 'ready' ? info.value.type : null;
  useEffect(() => {
    if (type !== null) session.setAccountType(type);
  }, [session, type]);
  return { role: roleOf(current, type === null ? null : { type }), info };
}

export interface BalanceOptions {
  readonly refreshEveryMs?: number;
  /** Makes no request; the balance is then `loading`. For practice games, which do not use the wallet. @default false */
  readonly idle?: boolean;
}

/**
 * Returns the balance as the platform states it, a decimal string, and a function that refreshes it. Asks nothing for the
 * assistant of an agent, who has none (AGT-15).
 */
export function useBalance({ idle = false, ...options }: BalanceOptions = {}): [Remote<Amount>, () => Promise<void>] {
  const isAssistant = roleOf(useSession()) === 'assistant';
  const [balance, { refresh }] = useRemote(walletBalance, idle || isAssistant ? null : {}, 'live', options);
  return [mapRemote(balance, ({ sumBalance }) => sumBalance), refresh];
}
