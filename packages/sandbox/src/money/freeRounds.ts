import type { FreeRoundState } from '#api/freeRounds.ts';
import { dayMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Launch } from '../schema/games.ts';
import type { FreeRounds, PointOrder } from '../schema/points.ts';
import type { Reward, RewardNow } from '../schema/rewards.ts';
import type { RewardSettings } from '../seed/points.ts';
import { requiredFor } from './payForPoints.ts';
import { raiseTurnover } from './turnover.ts';

/** PTS-03: gives the free rounds of a redemption to its member. Joins the open transaction. */
export function grantFreeRounds({ store, catalogue, now }: Sandbox, order: PointOrder, reward: RewardSettings): void {
  const { reference, memberId, name, quantity } = order;
  const given = reward.freeRounds;
  const game = catalogue.gameByCode.get(given?.gameCode ?? '');
  if (given === undefined || game === undefined) throw new Error(`redemption ${reference}: there is no such game`);
  store.put('freeRounds', reference, {
    ...{ reference, memberId, name, vassalage: game.vassalage, nodeId: game.nodeId },
    stakeSatang: given.stakeSatang,
    rounds: given.rounds * quantity,
    ...{ played: 0, wonSatang: 0 },
    endsAt: now() + given.days * dayMs,
  });
}

/** Where free rounds are now. */
export function freeRoundState({ now }: Sandbox, { rounds, played, endsAt }: FreeRounds): FreeRoundState {
  if (played >= rounds) return 'played';
  return endsAt > now() ? 'open' : 'lapsed';
}

/** What is asked of a launch: its game and its player. */
type Player = Pick<Launch, 'memberId' | 'vassalage' | 'nodeId' | 'practiceSatang'>;

/** PTS-03: the free rounds that a launch can play: of several the ones that end first. The vendor asks for them. */
export function freeRoundsAt(sandbox: Sandbox, launch: Player): FreeRounds | undefined {
  return referencesOf(sandbox, launch.memberId ?? '')
    .flatMap((reference) => openFreeRounds(sandbox, launch, reference) ?? [])
    .toSorted((one, other) => one.endsAt - other.endsAt)[0];
}

const referencesOf = ({ store }: Sandbox, memberId: string): readonly string[] =>
  store.get('memberPointOrders', memberId)?.references ?? [];

/** Free rounds by their reference; undefined unless the launch can play one of them now. */
export function openFreeRounds(sandbox: Sandbox, launch: Player, reference: string): FreeRounds | undefined {
  const found = sandbox.store.get('freeRounds', reference);
  if (found === undefined || launch.practiceSatang !== null || found.memberId !== launch.memberId) return undefined;
  const isOfGame = found.vassalage === launch.vassalage && found.nodeId === launch.nodeId;
  return isOfGame && freeRoundState(sandbox, found) === 'open' ? found : undefined;
}

/**
 * Counts a free round and what it has won, which is money from points: all wins of the same free rounds are one requirement
 * (MNY-03). Joins the open transaction.
 */
export function countFreeRound(sandbox: Sandbox, free: FreeRounds, winSatang: number): void {
  const { memberId, reference, name } = free;
  const wonSatang = free.wonSatang + winSatang;
  sandbox.store.put('freeRounds', reference, { ...free, played: free.played + 1, wonSatang });
  if (winSatang === 0) return;
  // The whole sum, so that no satang is rounded up twice.
  const requiredSatang = requiredFor(sandbox, wonSatang) - requiredFor(sandbox, free.wonSatang);
  raiseTurnover(sandbox, { memberId, source: 'points', reference, name, requiredSatang });
}

/** PTS-03: a member's free rounds that wait to be played, as rewards. Not those of a game that is gone. */
export function freeRoundRewards(sandbox: Sandbox, memberId: string): readonly RewardNow[] {
  const { store, catalogue } = sandbox;
  return referencesOf(sandbox, memberId).flatMap((freeRounds): RewardNow[] => {
    const found = store.get('freeRounds', freeRounds);
    if (found === undefined || freeRoundState(sandbox, found) !== 'open') return [];
    const { name, nodeId, endsAt } = found;
    if (!catalogue.gameById.has(nodeId)) return [];
    const reward: Reward = {
      ...{ id: `spins-${freeRounds}`, memberId, kind: 'spins', name, text: { th: '', en: '' }, satang: null },
      ...{ requiredSatang: 0, gameTypes: [], grantedAt: 0, endsAt, takenAt: null, reference: null },
    };
    return [{ reward, state: 'claimable', progress: null, place: { page: null, ref: null }, freeRounds }];
  });
}
