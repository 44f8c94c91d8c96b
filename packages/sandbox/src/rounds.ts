import { ok } from '#api/errors.ts';
import { balanceOf, houseAccount, memberAccount, post } from './ledger.ts';
import { type Answer, refuse } from './refusal.ts';
import type { Launch, Member, Round } from './rows.ts';
import type { CatalogueGame } from './seed/catalogue.ts';
import type { World } from './world.ts';

/** The most that one round may cost: 5,000 baht. */
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

/** What a provider decides: the result at once, or a bet that `settleRound` ends. */
export interface Decision {
  /** 0 while it waits. */
  readonly winSatang: number;
  readonly outcome: unknown;
  readonly waits?: boolean;
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
 * answers the stored round and moves nothing. A round of a practice moves the credits of its launch and nothing else.
 * Refuses with `launch_expired`, `system_maintenance`, `stake_out_of_range` or `insufficient_balance`.
 */
export function placeRound(world: World, request: RoundRequest): Answer<Round> {
  return world.store.transaction((): Answer<Round> => {
    const opened = openLaunch(world, request.launchToken);
    if (!opened.ok) return opened;
    const { launch, game } = opened.value;
    const { table, key } = placeOf(launch, request.roundId);
    const played = world.store.get(table, key);
    if (played) return ok(played);

    if (world.settings.maintenance) return refuse('system_maintenance');
    const { stakeSatang } = request;
    const { minSatang, maxSatang } = request.range ?? stakeRange(game);
    if (!Number.isSafeInteger(stakeSatang) || stakeSatang < minSatang || stakeSatang > maxSatang) {
      return refuse('stake_out_of_range');
    }
    const purse = purseOf(world, key, launch);
    if (!purse.pay(stakeSatang)) return refuse('insufficient_balance');
    const { winSatang, outcome, waits = false } = request.decide(world.random);
    if (waits && winSatang !== 0) throw new Error(`round ${key}: what waits has won nothing yet`);
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
      settledAt: waits ? null : world.now(),
    };
    world.store.put(table, key, round);
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

/** The rounds that wait for their player in games of the launch's kind, oldest first. */
export function waitingRounds(world: World, launch: Launch): readonly KeptRound[] {
  const { table, key: owner } = placeOf(launch, '');
  const waiting: KeptRound[] = [];
  for (const [key, round] of world.store.entries(table)) {
    if (round.settledAt === null && round.gameType === launch.gameType && key.startsWith(owner)) {
      waiting.push({ key, round });
    }
  }
  return waiting;
}

/**
 * Ends a bet that waited, at `at` (ms): its win is posted and the round is settled, together or not at all. One that is
 * settled already, or that nobody knows, stays as it is. Answers the round as it is then.
 * @param key as `entries('rounds')` or `entries('practiceRounds')` of the store names it
 * @param outcome what is known now; without it the round keeps what it said
 */
export function settleRound(
  world: World,
  key: string,
  result: { readonly winSatang: number; readonly outcome?: unknown; readonly at?: number },
): Round | undefined {
  return world.store.transaction(() => {
    const table = world.store.get('rounds', key) ? 'rounds' : 'practiceRounds';
    const round = world.store.get(table, key);
    if (!round || round.settledAt !== null) return round;
    const [token = ''] = key.split(':');
    const purse = table === 'rounds' ? walletPurse(world, key, round) : practicePurse(world, key, token);
    purse.win(result.winSatang);
    const settled: Round = {
      ...round,
      winSatang: result.winSatang,
      outcome: result.outcome ?? round.outcome,
      balanceSatang: purse.holds(),
      settledAt: result.at ?? world.now(),
    };
    world.store.put(table, key, settled);
    return settled;
  });
}

/** What a round is paid from: the wallet through the ledger, or the credits of a practice. */
interface Purse {
  /** False when there is not enough. */
  pay(satang: number): boolean;
  win(satang: number): void;
  holds(): number;
}

function purseOf(
  world: World,
  key: string,
  owner: Pick<Launch, 'memberId' | 'vassalage' | 'practiceSatang'> & { readonly token?: string },
): Purse {
  return owner.practiceSatang === null ? walletPurse(world, key, owner) : practicePurse(world, key, owner.token ?? '');
}

function walletPurse(world: World, key: string, owner: Pick<Launch, 'memberId' | 'vassalage'>): Purse {
  const wallet = memberAccount(owner.memberId ?? '');
  const house = houseAccount(owner.vassalage);
  return {
    pay(satang) {
      const staked = post(world, {
        kind: 'stake',
        ref: `round:${key}:stake`,
        lines: [
          { account: wallet, satang: -satang },
          { account: house, satang },
        ],
      });
      if (staked.ok) return true;
      if (staked.error.kind === 'overdraft') return false;
      throw new Error(`round ${key}: the stake was not posted (${staked.error.kind})`);
    },
    // A provider that decides on a win which cannot be booked is at fault: the throw gives the stake back.
    win(satang) {
      if (satang === 0) return;
      if (satang < 0) throw new Error(`round ${key}: a win is never negative`);
      const won = post(world, {
        kind: 'win',
        ref: `round:${key}:win`,
        lines: [
          { account: house, satang: -satang },
          { account: wallet, satang },
        ],
      });
      if (!won.ok) throw new Error(`round ${key}: the win was not posted (${won.error.kind})`);
    },
    holds: () => balanceOf(world, wallet),
  };
}

/** Practice touches no account: its credits stand in the launch and end with it. */
function practicePurse(world: World, key: string, token: string): Purse {
  const launch = (): Launch => {
    const found = world.store.get('launches', token);
    if (!found) throw new Error(`round ${key}: the practice has ended`);
    return found;
  };
  const holds = (): number => launch().practiceSatang ?? 0;
  const hold = (satang: number): void => world.store.put('launches', token, { ...launch(), practiceSatang: satang });
  return {
    pay(satang) {
      if (satang > holds()) return false;
      hold(holds() - satang);
      return true;
    },
    win(satang) {
      if (!Number.isSafeInteger(satang) || satang < 0) throw new Error(`round ${key}: a win is never negative`);
      hold(holds() + satang);
    },
    holds,
  };
}
