import { ok } from '#api/errors.ts';
import type { RewardKind } from '#api/rewards.ts';
import { dayMs } from '#text/durations.ts';
import { tellReward } from '../inbox/rewardMessages.ts';
import type { LocalText } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Reward, RewardNow } from '../schema/rewards.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { activeBonusOf, openBonus } from './bonuses.ts';
import { type EnvelopeNow, envelopesOf, openEnvelope } from './envelopes.ts';
import { freeRoundRewards } from './freeRounds.ts';
import { memberAccount, outsideAccount, post } from './ledger.ts';
import { type MissionProgress, missionProgress, missionsOf, ticketsWith } from './missions.ts';
import { housePoints, pointsAccount, postPoints } from './points.ts';
import { promotionRewards, rejectedApplications } from './promotions.ts';
import { giveTicket, isOpen, ticketsOf } from './raffleTickets.ts';
import { claimsOf, dueRebate, minRebateSatang } from './rebates.ts';
import { derivedReference } from './references.ts';
import { envelopeRewardId, rewardKey, storedReward } from './rewardRows.ts';
import { everyGame, statusNow, turnoversOf } from './turnover.ts';

/** How long the reward of a mission waits after the mission's end. */
const missionRewardMs = 7 * dayMs;
/** How long a ticket of the wheel that comes with it can be used. */
const ticketMs = 7 * dayMs;

/** What a new reward needs. `id` is unique: granting the same one again does nothing. */
export type NewReward = Omit<Reward, 'grantedAt' | 'takenAt' | 'reference'>;

/** Grants a reward to a member, once, and tells them. Joins the open transaction. */
export function grantReward(sandbox: Sandbox, given: NewReward): void {
  const reward = storeReward(sandbox, given);
  if (reward !== null) tellReward(sandbox, reward);
}

/** A rebate grows with every bet, and free rounds were redeemed by the member. */
const untold: readonly RewardKind[] = ['rebate', 'spins'];

/**
 * Tells a member about what they have reached since the last look, such as missions, which are stored when they are taken.
 * Joins the open transaction.
 */
export function tellReached(sandbox: Sandbox, rewards: readonly RewardNow[]): void {
  for (const { reward, state } of rewards) {
    if (state === 'claimable' && !untold.includes(reward.kind)) tellReward(sandbox, reward);
  }
}

/** Stores a reward that can be taken; null where it is stored already. */
export function storeReward(sandbox: Sandbox, given: NewReward): Reward | null {
  const { store } = sandbox;
  const { id, memberId } = given;
  if (storedReward(sandbox, memberId, id) !== undefined) return null;
  const ids = store.get('memberRewards', memberId)?.ids ?? [];
  store.put('memberRewards', memberId, { memberId, ids: [id, ...ids] });
  const reward: Reward = { ...given, grantedAt: sandbox.now(), takenAt: null, reference: null };
  store.put('rewards', rewardKey(memberId, id), reward);
  return reward;
}

/**
 * A member's rewards: the missions of this week and the last, red envelopes, tickets of the wheel, free rounds, the rebate,
 * what promotions have come to, and what was granted, newest first. The reward of a promotion or a mission is stored when it is
 * taken; an envelope, a ticket and free rounds are never stored here.
 */
export function rewardsOf(sandbox: Sandbox, member: Pick<Member, 'id'>): readonly RewardNow[] {
  const ids = sandbox.store.get('memberRewards', member.id)?.ids ?? [];
  const known = new Set(ids);
  const stored = ids.flatMap((id) => storedReward(sandbox, member.id, id) ?? []);
  const reached = promotionRewards(sandbox, member).filter(({ id }) => !known.has(id));
  return [
    ...missionProgress(sandbox, member)
      .filter(({ mission }) => !known.has(missionRewardId(mission)))
      .flatMap((progress) => missionReward(member, progress)),
    ...envelopesOf(sandbox, member.id).flatMap((envelope) => envelopeReward(sandbox, member, envelope)),
    ...ticketRewards(sandbox, member),
    ...freeRoundRewards(sandbox, member.id),
    ...rebateRewards(sandbox, member),
    ...rejectedRewards(sandbox, member),
    ...[...reached, ...stored].map((row) => now(sandbox, row)),
  ];
}

/** The reward of a mission; undefined for one that ended before it was reached. */
export function rewardOfMission(
  sandbox: Sandbox,
  member: Pick<Member, 'id'>,
  progress: MissionProgress,
): RewardNow | undefined {
  const stored = storedReward(sandbox, member.id, missionRewardId(progress.mission));
  return stored === undefined ? missionReward(member, progress)[0] : now(sandbox, stored);
}

/** The id of the reward of a mission in one week. */
export const missionRewardId = ({ id }: { readonly id: string }): string => `mission-${id}`;

/** The reward of a mission that was not taken; none for one that ended before it was reached. */
function missionReward({ id: memberId }: Pick<Member, 'id'>, { mission, satang, state }: MissionProgress): RewardNow[] {
  if (state === 'ended') return [];
  const { name, text, rewardSatang, targetSatang, begins, ends } = mission;
  const reward: Reward = {
    id: missionRewardId(mission),
    memberId,
    kind: 'mission',
    name,
    text,
    satang: rewardSatang,
    requiredSatang: 0,
    gameTypes: [],
    grantedAt: begins,
    endsAt: state === 'reached' ? ends + missionRewardMs : ends,
    takenAt: null,
    reference: null,
  };
  return state === 'reached'
    ? [{ reward, state: 'claimable', progress: null }]
    : [{ reward, state: 'active', progress: { doneSatang: satang, requiredSatang: targetSatang } }];
}

const late: LocalText = { th: 'ไม่ได้กดรับภายในเวลา', en: 'It was not taken in time.' };
const allOpened: LocalText = { th: 'มีผู้เปิดครบทุกซองแล้ว', en: 'All envelopes were opened before.' };
const wheelOff: LocalText = { th: 'วงล้อนี้ปิดแล้ว', en: 'This wheel has closed.' };

/** A red envelope as a reward; none for a rain that has not begun, or has passed this member by. */
function envelopeReward(sandbox: Sandbox, { id: memberId }: Pick<Member, 'id'>, found: EnvelopeNow): RewardNow[] {
  const { envelope, state, opening } = found;
  if (state === 'soon' || (state !== 'open' && opening === null && envelope.kind === 'rain')) return [];
  const satang = opening?.satang ?? null;
  const reward: Reward = {
    id: envelopeRewardId(envelope.id),
    memberId,
    kind: 'redEnvelope',
    name: envelope.title,
    text: envelope.text,
    satang,
    requiredSatang: (satang ?? 0) * envelope.wagerTimes,
    gameTypes: [],
    grantedAt: envelope.opensAt,
    endsAt: envelope.endsAt,
    takenAt: opening?.at ?? null,
    reference: opening?.reference ?? null,
  };
  if (opening !== null) return [now(sandbox, reward)];
  if (state !== 'open')
    return [{ reward, state: 'missed', progress: null, reason: state === 'gone' ? allOpened : late }];
  return [{ reward, state: 'claimable', progress: null, place: { page: 'redEnvelope', ref: envelope.id } }];
}

const ticketName = { th: 'สิทธิ์หมุนวงล้อ', en: 'A turn of the wheel' };

/** The tickets of the wheel that were not used. A used one has its prize in their place. */
function ticketRewards(sandbox: Sandbox, { id: memberId }: Pick<Member, 'id'>): RewardNow[] {
  return ticketsOf(sandbox, memberId)
    .filter(({ spin }) => spin === null)
    .map((ticket): RewardNow => {
      const { id, from, endsAt } = ticket;
      const reward: Reward = {
        ...{ id: `ticket-${id}`, memberId, kind: 'wheel', name: ticketName, text: from, satang: null },
        ...{ requiredSatang: 0, gameTypes: [], grantedAt: 0, endsAt, takenAt: null, reference: null },
      };
      if (!isOpen(sandbox, ticket)) {
        return { reward, state: 'missed', progress: null, reason: endsAt <= sandbox.now() ? late : wheelOff };
      }
      return { reward, state: 'claimable', progress: null, place: { page: 'wheel', ref: null } };
    });
}

const rebateName = { th: 'เงินคืนจากยอดเดิมพัน', en: 'Rebate on your bets' };
const noText = { th: '', en: '' };

/** The rebate on bets as a reward, where the operator pays one: what has come together since the last claim, and every claim. */
function rebateRewards(sandbox: Sandbox, member: Pick<Member, 'id'>): RewardNow[] {
  if (!isFeatureOn(sandbox, 'REBATE')) return [];
  const rowOf = (row: Pick<Reward, 'id' | 'satang' | 'grantedAt' | 'takenAt' | 'reference'>): Reward => ({
    ...{ ...row, memberId: member.id, kind: 'rebate', name: rebateName, text: noText },
    ...{ requiredSatang: 0, gameTypes: [], endsAt: null },
  });
  const taken = claimsOf(sandbox, member).map(({ reference, claimedAt, satang }): RewardNow => ({
    reward: rowOf({ id: `rebate-${reference}`, satang, grantedAt: claimedAt, takenAt: claimedAt, reference }),
    ...{ state: 'taken', progress: null },
  }));
  const { satang, since } = dueRebate(sandbox, member, sandbox.now());
  if (satang === 0) return taken;
  const due = {
    reward: rowOf({ id: 'rebate', satang, grantedAt: since ?? 0, takenAt: null, reference: null }),
    place: { page: 'manualRebate', ref: null },
  };
  return satang < minRebateSatang
    ? [{ ...due, state: 'active', progress: { doneSatang: satang, requiredSatang: minRebateSatang } }, ...taken]
    : [{ ...due, state: 'claimable', progress: null }, ...taken];
}

/** What the operator has declined, with the reason. */
const rejectedRewards = (sandbox: Sandbox, member: Pick<Member, 'id'>): RewardNow[] =>
  rejectedApplications(sandbox, member).map(({ reward, reason }) => ({
    reward,
    state: 'missed',
    progress: null,
    reason,
  }));

function now(sandbox: Sandbox, reward: Reward): RewardNow {
  const { memberId, takenAt, endsAt, reference } = reward;
  if (takenAt === null) {
    if (endsAt === null || endsAt > sandbox.now()) return { reward, state: 'claimable', progress: null };
    return { reward, state: 'missed', progress: null, reason: late };
  }
  const bound = turnoversOf(sandbox, memberId).find((each) => each.reference === reference);
  if (bound === undefined || statusNow(sandbox, bound) !== 'open') return { reward, state: 'taken', progress: null };
  const { doneSatang, requiredSatang } = bound;
  return { reward, state: 'active', progress: { doneSatang, requiredSatang } };
}

/**
 * Credits a reward, once, and opens what it binds. Refuses one that is unknown or ended with `reward_gone`, one that was
 * taken with `reward_taken`, and a second one to wager with `bonus_active`. Joins the open transaction.
 */
export function claimReward(sandbox: Sandbox, member: Pick<Member, 'id'>, id: string): Answer<Reward> {
  const found = rewardsOf(sandbox, member).find(({ reward }) => reward.id === id);
  if (found === undefined) return refuse('reward_gone');
  const { reward, state } = found;
  if (reward.takenAt !== null) return refuse('reward_taken');
  if (state !== 'claimable') return refuse('reward_gone');
  if (found.place !== undefined) return claimElsewhere(sandbox, member, found.place.ref, id);
  // Nobody chooses a prize of the wheel, so that a bonus does not stand in its way until it has ended.
  const isBonus = reward.requiredSatang > 0 && reward.kind !== 'wheel';
  const active = isBonus ? activeBonusOf(sandbox, member.id) : undefined;
  if (active !== undefined && sandbox.settings.promotions.oneBonus) {
    return refuse('bonus_active', { detail: { reference: active.reference } });
  }
  const reference = derivedReference('R', `${member.id} ${id}`);
  const { kind, requiredSatang, wagerDays, mostStakeSatang, gameTypes, name } = reward;
  const expiresAt = wagerDays === undefined ? null : sandbox.now() + wagerDays * dayMs;
  credit(sandbox, reward, reference);
  const percents = gameTypes.length === 0 ? everyGame : Object.fromEntries(gameTypes.map((type) => [type, 100]));
  const source = kind === 'wheel' ? kind : 'reward';
  const cap = mostStakeSatang === undefined ? {} : { mostStakeSatang };
  openBonus(sandbox, { memberId: member.id, source, reference, name, requiredSatang, percents, expiresAt, ...cap });
  storeReward(sandbox, reward);
  if (kind === 'mission') giveTickets(sandbox, reward);
  const taken: Reward = { ...reward, takenAt: sandbox.now(), reference };
  sandbox.store.put('rewards', rewardKey(member.id, id), taken);
  return ok(taken);
}

/** Adds a reward to the member's money or points. */
function credit(sandbox: Sandbox, { memberId, kind, name, satang, points }: Reward, reference: string): void {
  const ref = `reward:${reference}`;
  const credited =
    points === undefined
      ? post(sandbox, {
          kind: kind === 'mission' || kind === 'wheel' ? kind : 'reward',
          ref,
          lines: [
            { account: outsideAccount, satang: -(satang ?? 0) },
            { account: memberAccount(memberId), satang: satang ?? 0 },
          ],
        })
      : postPoints(sandbox, {
          ...{ ref, memberId, type: 'reward', reference, paidSatang: null, remark: name },
          lines: [
            { account: housePoints, points: -points },
            { account: pointsAccount(memberId), points },
          ],
        });
  if (!credited.ok) throw new Error(`reward ${reference} was not posted (${JSON.stringify(credited.error)})`);
}

/** Gives the tickets of the wheel that come with a mission's reward. */
function giveTickets(sandbox: Sandbox, { id, memberId, name }: Reward): void {
  const mission = missionsOf(sandbox).find((each) => missionRewardId(each) === id);
  if (mission === undefined || ticketsWith(sandbox, mission) === 0) return;
  giveTicket(sandbox, memberId, { id, from: name, endsAt: sandbox.now() + ticketMs });
}

/** Claims what is taken elsewhere: a red envelope is opened by it; a ticket of the wheel and free rounds are not spent by it. */
function claimElsewhere(sandbox: Sandbox, member: Pick<Member, 'id'>, ref: string | null, id: string): Answer<Reward> {
  const opened = ref === null ? refuse('reward_gone') : openEnvelope(sandbox, member, ref);
  if (!opened.ok) return opened;
  const [found] = envelopeReward(sandbox, member, opened.value);
  if (found === undefined) throw new Error(`the reward ${id} has no envelope`);
  return ok(found.reward);
}
