import { useEffect } from 'react';
import { type MemberInfoValue, memberInfo, walletBalance } from '#api/member.ts';
import type { Amount } from '#api/primitives.ts';
import { usePlatform, useSession } from './platform.tsx';
import { type Remote, mapRemote, useRemote } from './remote.ts';
import { type Role, roleOf } from './role.ts';

export interface MemberState {
  readonly role: Role;
  /** Never ready for a visitor. */
  readonly info: Remote<MemberInfoValue>;
}

/** Who is in front of the screen. */
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
  /** Does not ask, and is then `loading`: for practice, which has nothing to do with the wallet. @default false */
  readonly idle?: boolean;
}

/** The balance as the platform says it: a decimal string, never computed here. */
export function useBalance({ idle = false, ...options }: BalanceOptions = {}): [Remote<Amount>, () => Promise<void>] {
  const [balance, { refresh }] = useRemote(walletBalance, idle ? null : {}, 'live', options);
  return [mapRemote(balance, ({ sumBalance }) => sumBalance), refresh];
}
