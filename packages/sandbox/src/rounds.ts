import { ok } from '#api/errors.ts';
import { listBet } from './bets.ts';
import { listWin } from './latestWins.ts';
import { balanceOf, memberAccount } from './ledger.ts';
import { purseOf, purseOfRound } from './purses.ts';
import { type Answer, refuse } from './refusal.ts';
import type { Launch, Member, Round, WaitingRound } from './rows.ts';
import type { CatalogueGame } from './seed/catalogue.ts';
import type { World } from './world.ts';

/** The most that one round of a game may cost that states no range of its own: 5,000 baht. */
export const largestStakeSatang = 500_000;
/** The least that a game takes which has no smallest stake of its own: one baht. */
export const smallestStakeSatang = 100;

export interface StakeRange {
  readonly minSatang: number;
  readonly maxSatang: number;
}

export const stakeRange = (game: CatalogueGame | null): StakeRange => ({
  minSatang: game?.minBetSatang ?? smallestStakeSatang,
  maxSatang: largestStakeSatang,
});

/** Who plays what under a launch token. */
export interface OpenLaunch {
  readonly launch: Launch;
  /** Null where anybody practises. */
  readonly member: Member | null;
  /** Null for a vendor's lobby. */
  readonly game: CatalogueGame | null;
}

/** Refuses with `launch_expired` when the token is unknown, too old, or its player signed out. */
export function openLaunch(world: World, launchToken: string): Answer<OpenLaunch> {
  const launch = world.store.get('launches', launchToken);
  if (!launch || launch.expiresAt <= world.now()) return refuse('launch_expired');
  const game = launch.nodeId === null ? null : world.catalogue.gameById.get(launch.nodeId);
  if (game === undefined) return refuse('launch_expired');
  if (launch.memberId === null || launch.sessionToken === null) return ok({ launch, member: null, game });
  const session = world.store.get('sessions', launch.sessionToken);
  const member = world.store.get('members', launch.memberId);
  if (!session || session.expiresAt <= world.now() || !member) return refuse('launch_expired');
  return ok({ launch, member, game });
}

/** What the player of a launch holds, in satang: their wallet, or the credits of the practice. */
export function holdingOf(world: World, { launch }: OpenLaunch): number {
  return launch.practiceSatang ?? balanceOf(world, memberAccount(launch.memberId ?? ''));
}

/** What a provider decides: the result at once, or a bet that waits until `settleRound` ends it. */
export interface Decision {
  /** 0 while it waits. */
  readonly winSatang: number;
  readonly outcome: unknown;
  /** Of what waits: when it ends by itself, ms (see `settlement.ts`). */
  readonly dueAt?: number;
}

export interface RoundRequest {
  readonly launchToken: string;
  /** Made by the game for one intent of the player; sending it again never plays again. */
  readonly roundId: string;
  readonly stakeSatang: number;
  /** What is played, where the launch alone does not say: a match, a lottery. */
  readonly gameCode?: string;
  /** Where the provider's own limits are others than those of the game. */
  readonly range?: StakeRange;
  /** The game's own rule, given the world's chance. Called at most once per round. */
  readonly decide: (random: () => number) => Decision;
}

/**
 * Plays one round: stake and win are posted and the round is stored, together or not at all. The same `roundId` again
 * answers the stored round and moves nothing, also when its launch has ended since. A round of a practice moves the
 * credits of its launch and nothing else. Refuses with `launch_expired`, `system_maintenance`, `vendor_maintenance`,
 * `stake_out_of_range` or `insufficient_balance`.
 */
export function placeRound(world: World, request: RoundRequest): Answer<Round> {
  return world.store.transaction((): Answer<Round> => {
    const played = playedUnder(world, request.launchToken, request.roundId);
    if (played) return ok(played.round);

    const opened = openLaunch(world, request.launchToken);
    if (!opened.ok) return opened;
    const { launch, game } = opened.value;
    const { table, key } = placeOf(launch, request.roundId);
    const { maintenance, vendorsInMaintenance } = world.settings;
    if (maintenance) return refuse('system_maintenance');
    if (vendorsInMaintenance.includes(launch.vassalage)) return refuse('vendor_maintenance');
    const { stakeSatang } = request;
    const { minSatang, maxSatang } = request.range ?? stakeRange(game);
    if (!Number.isSafeInteger(stakeSatang) || stakeSatang < minSatang || stakeSatang > maxSatang) {
      return refuse('stake_out_of_range');
    }
    const purse = purseOf(world, key, launch);
    if (!purse.pay(stakeSatang)) return refuse('insufficient_balance');
    const { winSatang, outcome, dueAt } = request.decide(world.random);
    if (dueAt !== undefined && winSatang !== 0) throw new Error(`round ${key}: what waits has won nothing yet`);
    purse.win(winSatang);
    const round: Round = {
      roundId: request.roundId,
      memberId: launch.practiceSatang === null ? launch.memberId : null,
      vassalage: launch.vassalage,
      gameType: launch.gameType,
      nodeId: launch.nodeId,
      gameCode: request.gameCode ?? launch.gameCode,
      stakeSatang,
      winSatang,
      outcome,
      balanceSatang: purse.holds(),
      playedAt: world.now(),
      settledAt: dueAt === undefined ? world.now() : null,
    };
    world.store.put(table, key, round);
    if (dueAt !== undefined) world.store.put('waitingRounds', key, waitingFor(round, dueAt));
    listBet(world, key, round);
    listWin(world, key, round);
    return ok(round);
  });
}

/** Where a round is kept: money by its member, practice by its launch, with which it ends. */
function placeOf({ practiceSatang, memberId, token }: Launch, roundId: string) {
  return practiceSatang === null
    ? ({ table: 'rounds', key: `${memberId}:${roundId}` } as const)
    : ({ table: 'practiceRounds', key: `${token}:${roundId}` } as const);
}

/** A round with the key that `settleRound` knows it by. */
export interface KeptRound {
  readonly key: string;
  readonly round: Round;
}

/** What became of a round of this launch, or undefined if it was never played. */
export function roundOf(world: World, launch: Launch, roundId: string): KeptRound | undefined {
  const { table, key } = placeOf(launch, roundId);
  const round = world.store.get(table, key);
  return round && { key, round };
}

/** The same for a token, whatever became of its launch since: whoever lost the answer may ask again. */
export function playedUnder(world: World, launchToken: string, roundId: string): KeptRound | undefined {
  const launch = world.store.get('launches', launchToken);
  return launch && roundOf(world, launch, roundId);
}

/** The rounds that wait for their player in games of the launch's kind, oldest first. */
export function waitingRounds(world: World, launch: Launch): readonly KeptRound[] {
  const { table, key: owner } = placeOf(launch, '');
  const waiting: KeptRound[] = [];
  // Every round would be too many to look through; those that wait are listed.
  for (const [key, { gameType }] of world.store.entries('waitingRounds')) {
    const round = gameType === launch.gameType && key.startsWith(owner) ? world.store.get(table, key) : undefined;
    if (round) waiting.push({ key, round });
  }
  return waiting;
}

/**
 * Ends a bet that waited, at `at` (ms): its win is posted and the round is settled, together or not at all. One that is
 * settled already, or that nobody knows, stays as it is. Answers the round as it is then.
 * @param key as `entries('waitingRounds')` of the store names it
 * @param outcome what is known now; without it the round keeps what it said
 */
export function settleRound(
  world: World,
  key: string,
  result: { readonly winSatang: number; readonly outcome?: unknown; readonly at?: number },
): Round | undefined {
  return world.store.transaction(() => {
    const { table, round } = storedRound(world, key);
    if (!round || round.settledAt !== null) return round;
    const purse = purseOfRound(world, key, round);
    purse.win(result.winSatang);
    const settled: Round = {
      ...round,
      winSatang: result.winSatang,
      outcome: result.outcome ?? round.outcome,
      balanceSatang: purse.holds(),
      settledAt: result.at ?? world.now(),
    };
    world.store.put(table, key, settled);
    world.store.remove('waitingRounds', key);
    listWin(world, key, settled);
    return settled;
  });
}

/** A round by its key, with money or of a practice. */
export function storedRound(world: World, key: string) {
  const table = world.store.get('rounds', key) ? 'rounds' : 'practiceRounds';
  return { table, round: world.store.get(table, key) } as const;
}

/** The row by which a round that waits is found. */
export function waitingFor({ memberId, vassalage, gameType, gameCode }: Round, dueAt: number): WaitingRound {
  return { memberId, vassalage, gameType, gameCode, dueAt };
}
