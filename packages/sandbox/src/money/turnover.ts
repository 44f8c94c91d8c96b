import { type GameType, gameTypes } from '#api/primitives.ts';
import type { TurnoverEnd } from '#api/turnover.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { type Span, isWithin } from '../listing/span.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import type { Turnover } from '../schema/moneyOut.ts';
import { inPlaySatang } from './bets.ts';
import { balanceOf, heldAccount } from './ledger.ts';
import { validBetSatang } from './rebates.ts';
import { wholeBalance } from './vendorWallets.ts';

/** A balance below this counts as used up, in satang. */
const usedUpSatang = 100;

/** Every kind of game, counted in full. */
export const everyGame = Object.fromEntries(gameTypes.map((type) => [type, 100])) as Record<GameType, number>;

/** What a new requirement needs; the rest has a default. */
export type NewTurnover = Pick<Turnover, 'memberId' | 'source' | 'reference' | 'name' | 'requiredSatang'> &
  Partial<Pick<Turnover, 'percents' | 'expiresAt' | 'mostStakeSatang'>>;

/** Opens a requirement, and returns it; undefined where nothing is required. Joins the open transaction. */
export function openTurnover(sandbox: Sandbox, given: NewTurnover): Turnover | undefined {
  if (given.requiredSatang <= 0) return undefined;
  const { store } = sandbox;
  const { open = [], all = [] } = store.get('memberTurnovers', given.memberId) ?? {};
  const turnover: Turnover = {
    id: sha256Hex(`${given.memberId} ${given.source} ${given.reference} ${all.length}`).slice(0, 16),
    doneSatang: 0,
    percents: everyGame,
    createdAt: sandbox.now(),
    expiresAt: null,
    status: 'open',
    ...given,
  };
  const { id, memberId } = turnover;
  store.put('turnovers', id, turnover);
  store.put('memberTurnovers', memberId, { memberId, open: [...open, id], all: [id, ...all] });
  return turnover;
}

/** Adds to the open requirement of the same source and reference, or opens one. Joins the open transaction. */
export function raiseTurnover(sandbox: Sandbox, given: NewTurnover): void {
  const open = openTurnoversOf(sandbox, given.memberId).find(
    ({ source, reference }) => source === given.source && reference === given.reference,
  );
  if (open === undefined) openTurnover(sandbox, given);
  else {
    const requiredSatang = open.requiredSatang + given.requiredSatang;
    sandbox.store.put('turnovers', open.id, { ...open, requiredSatang });
  }
}

/** A member's requirements, newest first. */
export function turnoversOf(sandbox: Sandbox, memberId: string): readonly Turnover[] {
  return rowsOf(sandbox, sandbox.store.get('memberTurnovers', memberId)?.all);
}

/** A member's open requirements, oldest first. */
export function openTurnoversOf(sandbox: Sandbox, memberId: string): readonly Turnover[] {
  return rowsOf(sandbox, sandbox.store.get('memberTurnovers', memberId)?.open).filter(
    ({ expiresAt }) => expiresAt === null || expiresAt > sandbox.now(),
  );
}

/** The status of a requirement now: one that is overdue has expired, even if that was not stored yet. */
export const statusNow = (sandbox: Sandbox, { status, expiresAt }: Turnover): Turnover['status'] =>
  status === 'open' && expiresAt !== null && expiresAt <= sandbox.now() ? 'expired' : status;

/** When and how a requirement ended; null for an open one. One that is overdue ended at its time, whenever that was stored. */
export function endOf(sandbox: Sandbox, turnover: Turnover): NonNullable<Turnover['ended']> | null {
  const { expiresAt, ended } = turnover;
  if (statusNow(sandbox, turnover) === 'expired' && expiresAt !== null) return { at: expiresAt, by: 'expired' };
  return ended ?? null;
}

/** The requirements of a member that ended in a span, the latest first. */
export const endedTurnoversOf = (sandbox: Sandbox, memberId: string, span: Span): readonly Turnover[] =>
  turnoversOf(sandbox, memberId)
    .flatMap((turnover) => {
      const end = endOf(sandbox, turnover);
      return end !== null && isWithin(span, end.at) ? [{ turnover, at: end.at }] : [];
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ turnover }) => turnover);

/**
 * MNY-03: counts a settled bet on its member's open requirements, the oldest first, each part of the bet once. Bets that were
 * placed before a requirement, or with a stake above its cap, do not count for it. Ends all requirements once the balance is used up. Joins the open
 * transaction.
 */
export function countTurnover(sandbox: Sandbox, key: string, round: Round): void {
  const { memberId, settledAt, gameType } = round;
  if (memberId === null || settledAt === null) return;
  let left = validBetSatang(round);
  for (const turnover of openTurnoversOf(sandbox, memberId)) {
    const percent = turnover.percents[gameType] ?? 0;
    if (left <= 0) break;
    if (percent <= 0 || round.playedAt < turnover.createdAt) continue;
    if (round.stakeSatang > (turnover.mostStakeSatang ?? Number.POSITIVE_INFINITY)) continue;
    const satang = Math.min(Math.floor((left * percent) / 100), turnover.requiredSatang - turnover.doneSatang);
    if (satang <= 0) continue;
    left -= Math.ceil((satang * 100) / percent);
    const doneSatang = turnover.doneSatang + satang;
    const { id, requiredSatang } = turnover;
    sandbox.store.put('turnoverCounts', `${id}:${key}`, { turnoverId: id, roundKey: key, at: settledAt, satang });
    if (doneSatang < requiredSatang) sandbox.store.put('turnovers', id, { ...turnover, doneSatang });
    else endTurnover(sandbox, { ...turnover, doneSatang }, 'wagered', settledAt);
  }
  endUsedUp(sandbox, memberId, settledAt);
}

/** Ends every open requirement of a member who has nothing left: no balance, no open bet, nothing on its way out. */
function endUsedUp(sandbox: Sandbox, memberId: string, at: number): void {
  const open = openTurnoversOf(sandbox, memberId);
  if (open.length === 0) return;
  const satang = wholeBalance(sandbox, memberId) + balanceOf(sandbox, heldAccount(memberId));
  if (satang + inPlaySatang(sandbox, memberId) < usedUpSatang)
    for (const turnover of open) endTurnover(sandbox, turnover, 'usedUp', at);
}

/** The status of a requirement that ended in a way. */
const statusAfter = { wagered: 'met', usedUp: 'met', expired: 'expired', givenUp: 'forfeited' } as const;

/** Ends a requirement: it asks for nothing any more. Joins the open transaction. */
export function endTurnover(sandbox: Sandbox, turnover: Turnover, by: TurnoverEnd, at: number): void {
  const { store } = sandbox;
  const { id, memberId } = turnover;
  const lists = store.get('memberTurnovers', memberId);
  store.put('turnovers', id, { ...turnover, status: statusAfter[by], ended: { at, by } });
  store.remove('waitingBonuses', id);
  if (lists) store.put('memberTurnovers', memberId, { ...lists, open: lists.open.filter((each) => each !== id) });
}

const rowsOf = ({ store }: Sandbox, ids: readonly string[] = []): readonly Turnover[] =>
  ids.flatMap((id) => store.get('turnovers', id) ?? []);
