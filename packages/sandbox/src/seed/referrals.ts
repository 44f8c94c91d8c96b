import { dayMs } from '#text/durations.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { referralsOf } from '../accounts/referrals.ts';
import { rewardInviter } from '../money/referralRewards.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Referral } from '../schema/referrals.ts';
import { memberIdOf } from './members.ts';

/** Someone whom `demo` has invited, with times in days before now. What is left out has not happened. */
interface SeedFriend {
  readonly account: string;
  readonly signedUp: number;
  readonly deposited?: number;
  readonly qualified?: number;
  readonly excluded?: true;
  readonly ended?: true;
}

/** Newest first. */
const friends: readonly SeedFriend[] = [
  { account: 'benjawan', signedUp: 1.4 },
  { account: 'wanchai', signedUp: 6.2, deposited: 5.8 },
  { account: 'fahsai99', signedUp: 19.6, deposited: 19.5, excluded: true },
  { account: 'suda', signedUp: 24.5, deposited: 24.4, qualified: 21.2 },
  { account: 'preecha', signedUp: 45.3, deposited: 44.9, ended: true },
];

/** Gives `demo` five invited friends, one in each state. The reward for the one who has met the rule waits to be taken. */
export function seedReferrals(sandbox: Sandbox): void {
  const { store } = sandbox;
  const inviterId = memberIdOf('demo');
  const before = (days: number | undefined): number | null =>
    days === undefined ? null : Math.floor(sandbox.now() - days * dayMs);
  const rows = friends.map(({ account, signedUp, deposited, qualified, excluded, ended }): Referral => ({
    friendId: memberIdOf(account),
    name: maskAccount(account),
    inviterId,
    at: before(signedUp) ?? 0,
    depositedAt: before(deposited),
    qualifiedAt: before(qualified),
    excluded: excluded ?? false,
    ended: ended ?? false,
  }));
  for (const row of rows) {
    store.put('referrals', row.friendId, row);
    if (row.qualifiedAt !== null) rewardInviter(sandboxAt(sandbox, row.qualifiedAt), row);
  }
  const own = referralsOf(sandbox, inviterId);
  store.put('memberReferrals', inviterId, { ...own, friendIds: rows.map(({ friendId }) => friendId) });
}
