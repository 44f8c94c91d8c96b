import type { BonusStatus } from '#api/bonuses.ts';
import { ok } from '#api/errors.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Turnover } from '../schema/moneyOut.ts';
import type { Reward } from '../schema/rewards.ts';
import { inPlaySatang } from './bets.ts';
import { envelopesOf } from './envelopes.ts';
import { returnRef } from './givenEnvelopeRows.ts';
import { balanceOf, memberAccount, outsideAccount, post } from './ledger.ts';
import { rewardWith } from './rewardRows.ts';
import { type NewTurnover, endTurnover, openTurnover, openTurnoversOf, statusNow, turnoversOf } from './turnover.ts';
import { wholeBalance } from './vendorWallets.ts';

/** What a bonus was given as. */
export type Given = Pick<Reward, 'name' | 'kind' | 'satang' | 'gameTypes'>;

/** A reward or an opened red envelope, with what it binds. */
export interface BonusNow {
  readonly reward: Given;
  readonly turnover: Turnover;
  readonly status: BonusStatus;
}

const statuses: Readonly<Record<Turnover['status'], BonusStatus>> = {
  open: 'active',
  met: 'met',
  expired: 'expired',
  forfeited: 'cancelled',
};

/** The sources of requirements that are bonuses. */
const bonusSources: readonly Turnover['source'][] = ['reward', 'wheel', 'redEnvelope'];

/** MEM-03d: a member's bonuses, newest first. */
export function bonusesOf(sandbox: Sandbox, memberId: string): readonly BonusNow[] {
  return turnoversOf(sandbox, memberId).flatMap((turnover) => {
    const reward = bonusSources.includes(turnover.source) ? givenWith(sandbox, turnover) : undefined;
    return reward === undefined ? [] : [{ reward, turnover, status: statuses[statusNow(sandbox, turnover)] }];
  });
}

/** What a bonus was given as; undefined for a requirement of something else. */
function givenWith(sandbox: Sandbox, { memberId, reference, name }: Turnover): Given | undefined {
  const reward = rewardWith(sandbox, memberId, reference);
  if (reward !== undefined) return reward;
  const opened = envelopesOf(sandbox, memberId).find(({ opening }) => opening?.reference === reference);
  return opened && { name, kind: 'redEnvelope', satang: opened.opening?.satang ?? 0, gameTypes: [] };
}

/** The reward that a member has chosen and has still to wager, if any. What an envelope or the wheel binds comes beside it. */
export const activeBonusOf = (sandbox: Sandbox, memberId: string): Turnover | undefined =>
  openTurnoversOf(sandbox, memberId).find(({ source }) => source === 'reward');

/** Opens what a reward binds, and lists its end. Joins the open transaction. */
export function openBonus(sandbox: Sandbox, given: NewTurnover): void {
  const turnover = openTurnover(sandbox, given);
  if (turnover === undefined || turnover.expiresAt === null) return;
  const { id, memberId, expiresAt } = turnover;
  sandbox.store.put('waitingBonuses', id, { memberId, expiresAt });
}

/** What cancelling a bonus takes back and leaves, in satang. */
export interface BonusSums {
  readonly removed: number;
  readonly kept: number;
}

/**
 * What cancelling a bonus would do. A player's own money is spent before the bonus, so that what is left of the bonus is at
 * most the balance; what was won with it stays. Refuses with `bonus_closed` one that is not active, and with
 * `bonus_in_play` while bets are open or money is in a vendor wallet: it is not known then what is left.
 */
export function sumsOfCancelling(sandbox: Sandbox, memberId: string, id: string): Answer<BonusSums> {
  const found = bonusesOf(sandbox, memberId).find(({ turnover }) => turnover.id === id);
  if (found?.status !== 'active') return refuse('bonus_closed');
  const balance = balanceOf(sandbox, memberAccount(memberId));
  if (inPlaySatang(sandbox, memberId) > 0 || wholeBalance(sandbox, memberId) > balance) return refuse('bonus_in_play');
  const removed = Math.min(found.reward.satang ?? 0, balance);
  return ok({ removed, kept: balance - removed });
}

/**
 * BON-02: gives a bonus up. Refuses with `bonus_changed` when it would do something else than the player has agreed to. Joins the open
 * transaction.
 */
export function cancelBonus(sandbox: Sandbox, memberId: string, id: string, seen: BonusSums): Answer<BonusNow> {
  const sums = sumsOfCancelling(sandbox, memberId, id);
  if (!sums.ok) return sums;
  if (sums.value.removed !== seen.removed || sums.value.kept !== seen.kept) return refuse('bonus_changed');
  const found = bonusesOf(sandbox, memberId).find(({ turnover }) => turnover.id === id);
  if (found === undefined) return refuse('bonus_closed');
  takeBack(sandbox, found.turnover, sums.value.removed, { at: sandbox.now(), by: 'givenUp' });
  return ok(found);
}

/** BON-01: takes back what is left of every bonus that was not wagered in time. Reads the open ones only. */
export function expireBonuses(sandbox: Sandbox): void {
  const { store, now } = sandbox;
  const due = [...store.entries('waitingBonuses')].filter(([, { expiresAt }]) => expiresAt <= now());
  if (due.length === 0) return;
  store.transaction(() => {
    for (const [id, { memberId, expiresAt }] of due) {
      const turnover = store.get('turnovers', id);
      const reward = turnover && givenWith(sandbox, turnover);
      if (turnover === undefined || reward === undefined) store.remove('waitingBonuses', id);
      else {
        const satang = Math.min(reward.satang ?? 0, balanceOf(sandbox, memberAccount(memberId)));
        takeBack(sandbox, turnover, satang, { at: expiresAt, by: 'expired' });
      }
    }
  });
}

function takeBack(sandbox: Sandbox, turnover: Turnover, satang: number, end: NonNullable<Turnover['ended']>): void {
  const { memberId, reference } = turnover;
  endTurnover(sandbox, turnover, end.by, end.at);
  if (satang === 0) return;
  // What an agent has given goes back to the agent.
  const given = sandbox.store.get('givenEnvelopes', reference);
  const posted = post(sandbox, {
    ...(given === undefined
      ? { kind: 'bonusRemoved', ref: `reward:${reference}:removed` }
      : { kind: 'redEnvelopeReturned', ref: returnRef(reference) }),
    lines: [
      { account: memberAccount(memberId), satang: -satang },
      { account: given === undefined ? outsideAccount : memberAccount(given.fromId), satang },
    ],
  });
  if (!posted.ok) throw new Error(`bonus ${reference} was not taken back (${posted.error.kind})`);
}
