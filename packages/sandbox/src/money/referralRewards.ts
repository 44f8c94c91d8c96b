import type { FriendState } from '#api/referral.ts';
import { dayMs } from '#text/durations.ts';
import { isSamePerson } from '../accounts/referrals.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Referral } from '../schema/referrals.ts';
import { validBetSatang } from './rebates.ts';
import { grantReward } from './rewards.ts';

/** The last moment at which the sums of the rule count for a friend. */
export const countsUntil = ({ settings }: Sandbox, { at }: Pick<Referral, 'at'>): number =>
  at + settings.referral.days * dayMs;

const isDecided = ({ qualifiedAt, excluded, ended }: Referral): boolean => qualifiedAt !== null || excluded || ended;

export function friendStateOf({ qualifiedAt, excluded, ended, depositedAt }: Referral): FriendState {
  if (qualifiedAt !== null) return 'qualified';
  if (excluded) return 'excluded';
  if (ended) return 'ended';
  return depositedAt === null ? 'signedUp' : 'deposited';
}

/**
 * REF-01: looks at everyone whom a member has invited, and at the invitation that the member came by, and grants what is due:
 * one reward to the member who has invited, one to the friend. When it is looked at makes no difference. Joins the open
 * transaction.
 */
export function settleReferrals(sandbox: Sandbox, { id }: Pick<Member, 'id'>): void {
  const { store } = sandbox;
  const ids = [id, ...(store.get('memberReferrals', id)?.friendIds ?? [])];
  const open = ids.flatMap((each) => store.get('referrals', each) ?? []).filter((each) => !isDecided(each));
  if (open.length === 0) return;
  const bets = betsOf(sandbox, new Set(open.map(({ friendId }) => friendId)));
  for (const referral of open) settle(sandbox, referral, bets.get(referral.friendId) ?? []);
}

/** Something that counts for the rule. */
interface Counted {
  readonly at: number;
  readonly satang: number;
}

function settle(sandbox: Sandbox, referral: Referral, bets: readonly Counted[]): void {
  const { store, settings, now } = sandbox;
  const { depositSatang, wagerSatang } = settings.referral;
  const { friendId, inviterId, at } = referral;
  const until = Math.min(now(), countsUntil(sandbox, referral));
  const depositedAt = referral.depositedAt ?? reachedAt(depositsOf(sandbox, friendId), depositSatang, at, until);
  const wageredAt = reachedAt(bets, wagerSatang, at, until);
  const qualifiedAt = depositedAt === null || wageredAt === null ? null : Math.max(depositedAt, wageredAt);
  const excluded = isSamePerson(sandbox, inviterId, friendId);
  const seen: Referral = {
    ...referral,
    depositedAt,
    excluded,
    qualifiedAt: excluded ? null : qualifiedAt,
    ended: qualifiedAt === null && now() >= countsUntil(sandbox, referral),
  };
  store.put('referrals', friendId, seen);
  if (seen.qualifiedAt === null) return;
  const then = sandboxAt(sandbox, seen.qualifiedAt);
  rewardInviter(then, seen);
  rewardFriend(then, seen);
}

/** The moment at which a sum was reached within a time; null if it was not. */
function reachedAt(counted: readonly Counted[], wantedSatang: number, from: number, until: number): number | null {
  const inTime = counted.filter(({ at }) => at >= from && at <= until).toSorted((one, other) => one.at - other.at);
  let satang = 0;
  return inTime.find((each) => (satang += each.satang) >= wantedSatang)?.at ?? null;
}

const depositsOf = ({ store }: Sandbox, memberId: string): readonly Counted[] =>
  (store.get('memberDeposits', memberId)?.references ?? []).flatMap((reference) => {
    const deposit = store.get('deposits', reference);
    return deposit?.status === 'paid' ? [{ at: deposit.endedAt ?? 0, satang: deposit.payableSatang }] : [];
  });

/** The valid parts of the settled bets of some members. Walks the rounds once. */
function betsOf({ store }: Sandbox, memberIds: ReadonlySet<string>): ReadonlyMap<string, readonly Counted[]> {
  const bets = new Map<string, Counted[]>();
  store.forEach('rounds', (round) => {
    const { memberId, settledAt } = round;
    if (memberId === null || settledAt === null || !memberIds.has(memberId)) return;
    const own = bets.get(memberId) ?? [];
    own.push({ at: settledAt, satang: validBetSatang(round) });
    bets.set(memberId, own);
  });
  return bets;
}

/** The reward of an invitation, by the friend's id. */
export const referralRewardId = (friendId: string): string => `referral-${friendId}`;

// Neither ends: who is away must not lose it.
const given = { kind: 'referral', gameTypes: [], endsAt: null } as const;

/** Grants the reward of a member for a friend who has met the rule, once. Joins the open transaction. */
export function rewardInviter(sandbox: Sandbox, { inviterId, friendId, name }: Referral): void {
  const { rewardSatang, requiredSatang } = sandbox.settings.referral;
  grantReward(sandbox, {
    ...given,
    id: referralRewardId(friendId),
    memberId: inviterId,
    name: { th: 'รางวัลชวนเพื่อน', en: 'Friend invited' },
    text: { th: `เพื่อน ${name} ทำครบตามกติกาแล้ว`, en: `Your friend ${name} has met the rule.` },
    satang: rewardSatang,
    requiredSatang,
  });
}

function rewardFriend(sandbox: Sandbox, { friendId }: Referral): void {
  const { friendSatang, friendRequiredSatang } = sandbox.settings.referral;
  if (friendSatang === 0) return;
  grantReward(sandbox, {
    ...given,
    id: 'referral-welcome',
    memberId: friendId,
    name: { th: 'ของขวัญสำหรับเพื่อนที่ถูกชวน', en: 'Gift for invited friends' },
    text: { th: 'ขอบคุณที่มาตามคำชวนของเพื่อน', en: 'Thank you for coming by a friend’s invitation.' },
    satang: friendSatang,
    requiredSatang: friendRequiredSatang,
  });
}
