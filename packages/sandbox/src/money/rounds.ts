import { ok } from '#api/errors.ts';
import { isOpen, noteActivity } from '../accounts/sessions.ts';
import { note } from '../live/note.ts';
import { isClosed } from '../maintenance.ts';
import { stopOf } from '../play/guard.ts';
import { noteLimits } from '../play/limitEvents.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Launch, Round, WaitingRound } from '../schema/games.ts';
import type { CatalogueGame } from '../seed/catalogue.types.ts';
import { listBet } from './bets.ts';
import { earnByRound } from './earnPoints.ts';
import type { Settled } from './ending.ts';
import { countFreeRound, openFreeRounds } from './freeRounds.ts';
import { drawJackpot } from './jackpotDraws.ts';
import { listWin } from './latestWins.ts';
import { balanceOf } from './ledger.ts';
import { countTurnover } from './turnover.ts';
import { playingAccount, walletOf, walletOfRound } from './wallets.ts';

/** The largest stake of a game without a range of its own: 5,000 baht. */
export const largestStakeSatang = 500_000;
/** The smallest stake of a game without one of its own: one baht. */
const smallestStakeSatang = 100;

export interface StakeRange {
  readonly minSatang: number;
  readonly maxSatang: number;
}

export const stakeRange = (game: CatalogueGame | null): StakeRange => ({
  minSatang: game?.minBetSatang ?? smallestStakeSatang,
  maxSatang: largestStakeSatang,
});

/** A valid launch with its member and game. */
export interface OpenLaunch {
  readonly launch: Launch;
  /** Null for practice. */
  readonly member: Member | null;
  /** Null for a vendor's lobby. */
  readonly game: CatalogueGame | null;
}

/** Reads a launch. Refuses with `launch_expired` when it is unknown or expired, or when its member has logged out. */
export function openLaunch(sandbox: Sandbox, launchToken: string): Answer<OpenLaunch> {
  const launch = sandbox.store.get('launches', launchToken);
  if (!launch || launch.expiresAt <= sandbox.now()) return refuse('launch_expired');
  const game = launch.nodeId === null ? null : sandbox.catalogue.gameById.get(launch.nodeId);
  if (game === undefined) return refuse('launch_expired');
  if (launch.memberId === null || launch.sessionToken === null) return ok({ launch, member: null, game });
  const session = sandbox.store.get('sessions', launch.sessionToken);
  const member = sandbox.store.get('members', launch.memberId);
  if (!session || !isOpen(sandbox, session) || !member) return refuse('launch_expired');
  return ok({ launch, member, game });
}

/** What the player of a launch can stake, in satang: the wallet balance, or the credits of the practice. */
export function launchBalance(sandbox: Sandbox, { launch }: OpenLaunch): number {
  return launch.practiceSatang ?? balanceOf(sandbox, playingAccount(sandbox, launch.memberId ?? '', launch.vassalage));
}

/** What a demo vendor decides: an immediate result, or a bet that stays open until `settleRound`. */
export interface Decision {
  /** 0 for an open bet. */
  readonly winSatang: number;
  readonly outcome: unknown;
  /** When an open bet is settled automatically, ms (see `settlement.ts`). */
  readonly dueAt?: number;
}

export interface RoundRequest {
  readonly launchToken: string;
  /** Created by the game, one per intent of the player. Repeating it does not play again. */
  readonly roundId: string;
  readonly stakeSatang: number;
  /** PTS-03: the free rounds that this one is taken from, by their reference. Its stake is fixed by them and is not charged. */
  readonly freeRounds?: string;
  /** What is played when the launch does not say it: a match, a lottery. */
  readonly gameCode?: string;
  /** The vendor's own limits, if they differ from the game's. */
  readonly range?: StakeRange;
  /** The rule of the game, given the sandbox's random numbers. Called at most once per round. */
  readonly decide: (random: () => number) => Decision;
}

/**
 * Plays one round: posts stake and win and stores the round, all or nothing. Repeating a `roundId` returns the stored
 * round and moves nothing, even after its launch has ended. A practice round moves the credits of its launch only.
 * Refuses with `launch_expired`, `system_maintenance`, `vendor_maintenance`, `stake_out_of_range`, `insufficient_balance`,
 * `limit_reached`, `play_suspended` (RSP-03), `round_taken`, when the player has used the `roundId` in another game, or
 * `free_rounds_over` (PTS-03): a round that was meant to be free never takes a stake.
 */
export function placeRound(sandbox: Sandbox, request: RoundRequest): Answer<Round> {
  return sandbox.store.transaction((): Answer<Round> => {
    const played = playedUnder(sandbox, request.launchToken, request.roundId);
    if (played) return ok(played.round);

    const opened = openLaunch(sandbox, request.launchToken);
    if (!opened.ok) return opened;
    const { launch, game } = opened.value;
    const { table, key } = placeOf(launch, request.roundId);
    if (sandbox.store.get(table, key)) return refuse('round_taken');
    if (isClosed(sandbox)) return refuse('system_maintenance');
    if (sandbox.settings.vendorsInMaintenance.includes(launch.vassalage)) return refuse('vendor_maintenance');
    const free = request.freeRounds === undefined ? null : openFreeRounds(sandbox, launch, request.freeRounds);
    if (free === undefined) return refuse('free_rounds_over');
    const { minSatang, maxSatang } =
      free === null
        ? (request.range ?? stakeRange(game))
        : { minSatang: free.stakeSatang, maxSatang: free.stakeSatang };
    const asked = request.stakeSatang;
    if (!Number.isSafeInteger(asked) || asked < minSatang || asked > maxSatang) return refuse('stake_out_of_range');
    const stakeSatang = free === null ? asked : 0;
    // Practice is no play for money. A round that has begun is always finished.
    const stopped =
      opened.value.member && launch.practiceSatang === null
        ? // A free round uses nothing of a limit, and is play: what stops the smallest bet stops it.
          stopOf(sandbox, opened.value.member, 'bet', Math.max(1, stakeSatang))
        : null;
    if (stopped !== null) return stopped;
    const wallet = walletOf(sandbox, key, launch);
    if (!wallet.pay(stakeSatang)) return refuse('insufficient_balance');
    const { winSatang, outcome, dueAt } = request.decide(sandbox.random);
    if (dueAt !== undefined && winSatang !== 0) throw new Error(`round ${key}: an open bet has no win yet`);
    if (dueAt !== undefined && free !== null) throw new Error(`round ${key}: a free round is decided at once`);
    wallet.win(winSatang);
    drawJackpot(sandbox, key, launch, stakeSatang);
    // A game in a frame: its bets are what is known of the player.
    if (launch.sessionToken !== null) noteActivity(sandbox, launch.sessionToken);
    const round: Round = {
      roundId: request.roundId,
      memberId: launch.practiceSatang === null ? launch.memberId : null,
      vassalage: launch.vassalage,
      gameType: launch.gameType,
      nodeId: launch.nodeId,
      gameCode: request.gameCode ?? launch.gameCode,
      stakeSatang,
      ...(free !== null && { free: { reference: free.reference, stakeSatang: asked } }),
      winSatang,
      outcome,
      balanceSatang: wallet.balance(),
      playedAt: sandbox.now(),
      settledAt: dueAt === undefined ? sandbox.now() : null,
    };
    sandbox.store.put(table, key, round);
    if (dueAt !== undefined) sandbox.store.put('waitingRounds', key, waitingFor(round, dueAt));
    if (free !== null) countFreeRound(sandbox, free, winSatang);
    listBet(sandbox, key, round);
    listWin(sandbox, key, round);
    countTurnover(sandbox, key, round);
    earnByRound(sandbox, key, round);
    if (round.memberId !== null) noteLimits(sandbox, round.memberId);
    return ok(round);
  });
}

/** The table and key of a round: by member for money, by launch for practice, which ends with its launch. */
function placeOf({ practiceSatang, memberId, token }: Launch, roundId: string) {
  return practiceSatang === null
    ? ({ table: 'rounds', key: `${memberId}:${roundId}` } as const)
    : ({ table: 'practiceRounds', key: `${token}:${roundId}` } as const);
}

/** A stored round with its key, which `settleRound` takes. */
export interface StoredRound {
  readonly key: string;
  readonly round: Round;
}

/** The stored round of a launch's game, or undefined when it was never played there. */
export function roundOf(sandbox: Sandbox, launch: Launch, roundId: string): StoredRound | undefined {
  const { table, key } = placeOf(launch, roundId);
  const round = sandbox.store.get(table, key);
  // An id identifies a round of its member. In another game its outcome has another shape.
  return round && isOfGame(launch, round) ? { key, round } : undefined;
}

const isOfGame = (launch: Launch, { vassalage, gameType, nodeId }: Round): boolean =>
  launch.vassalage === vassalage && launch.gameType === gameType && launch.nodeId === nodeId;

/** Like `roundOf`, by launch token. Also finds rounds of a launch that has ended, whose answer may have been lost. */
export function playedUnder(sandbox: Sandbox, launchToken: string, roundId: string): StoredRound | undefined {
  const launch = sandbox.store.get('launches', launchToken);
  return launch && roundOf(sandbox, launch, roundId);
}

/** The open rounds of a launch's player in games of the same type, oldest first. */
export function waitingRounds(sandbox: Sandbox, launch: Launch): readonly StoredRound[] {
  const { table, key: owner } = placeOf(launch, '');
  const waiting: StoredRound[] = [];
  // Reads the list of open rounds, because reading every round would be slow.
  for (const [key, { gameType }] of sandbox.store.entries('waitingRounds')) {
    const round = gameType === launch.gameType && key.startsWith(owner) ? sandbox.store.get(table, key) : undefined;
    if (round) waiting.push({ key, round });
  }
  return waiting;
}

/**
 * Settles an open bet: posts its win and stores the result, all or nothing. Returns the stored round. A round that is
 * unknown or settled already stays as it is.
 *
 * @param key as in the table `waitingRounds`
 * @param result `outcome` replaces the stored one if it is given; `at` is in ms and defaults to now
 */
export function settleRound(
  sandbox: Sandbox,
  key: string,
  result: Partial<Settled> & Pick<Settled, 'winSatang'> & { readonly at?: number },
): Round | undefined {
  return sandbox.store.transaction(() => {
    const { table, round } = storedRound(sandbox, key);
    if (!round || round.settledAt !== null) return round;
    const wallet = walletOfRound(sandbox, key, round);
    wallet.win(result.winSatang);
    const settled: Round = {
      ...round,
      winSatang: result.winSatang,
      outcome: result.outcome ?? round.outcome,
      ...(result.returnedSatang && { returnedSatang: result.returnedSatang }),
      balanceSatang: wallet.balance(),
      settledAt: result.at ?? sandbox.now(),
    };
    sandbox.store.put(table, key, settled);
    sandbox.store.remove('waitingRounds', key);
    listWin(sandbox, key, settled);
    countTurnover(sandbox, key, settled);
    earnByRound(sandbox, key, settled);
    noteSettled(sandbox, key, settled);
    return settled;
  });
}

/** Tells the member of a bet for money that was open. */
function noteSettled(
  sandbox: Sandbox,
  roundKey: string,
  { memberId, stakeSatang, returnedSatang, roundId }: Round,
): void {
  if (memberId === null) return;
  note(sandbox, memberId, returnedSatang === stakeSatang ? 'betReturned' : 'betSettled', {
    roundKey,
    link: { page: 'personalHistoryCopy', reference: roundId },
  });
}

/** Finds a round by its key, with money or of a practice. */
export function storedRound(sandbox: Sandbox, key: string) {
  const table = sandbox.store.get('rounds', key) ? 'rounds' : 'practiceRounds';
  return { table, round: sandbox.store.get(table, key) } as const;
}

/** The row of an open round in `waitingRounds`. */
export function waitingFor({ memberId, vassalage, gameType, gameCode }: Round, dueAt: number): WaitingRound {
  return { memberId, vassalage, gameType, gameCode, dueAt };
}
