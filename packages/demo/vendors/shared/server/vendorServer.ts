import * as v from 'valibot';
import { freeRoundsAt } from '#sandbox/money/freeRounds.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import { placeRound } from '#sandbox/money/rounds.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import type { Answer } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import type { FreeRounds } from '#sandbox/schema/points.ts';
import type { CatalogueGame } from '#sandbox/seed/catalogue.types.ts';
import { gameSymbol } from '../../../art/images.ts';
import { gameServers } from '../../gameServers.ts';
import { symbolsFor } from '../../slots/server/looks.ts';
import { lines, pays, spin, totalPays } from '../../slots/server/machine.ts';
import { toSatang } from '../money.ts';
import {
  type FreeRoundsAnswer,
  type RefusalAnswer,
  refusals,
  type SessionAnswer,
  type SpinAnswer,
  type SpinRefusal,
  spinRequest,
  storedOutcome,
} from './messages.ts';
import { balanceWith, playedAt, seatAnswer, seatAt } from './seat.ts';
import { stakesFor } from './stakes.ts';

/** The path prefix of all calls to the demo game servers. */
export const vendorApiPath = '/sandbox-games/api/';

/**
 * Creates the server of all demo games. It serves the slot machine itself and routes the other calls to `gameServers`.
 * Like a third party's server it knows the platform only by launch tokens, rounds, and the free rounds of a launch.
 */
export function createVendorServer(sandbox: Sandbox): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method === 'OPTIONS') return preflight();
    settleWhatIsDue(sandbox);
    const call = url.pathname.slice(vendorApiPath.length);
    if (call === 'session' && request.method === 'GET') return session(sandbox, url.searchParams.get('launch') ?? '');
    if (call === 'spin' && request.method === 'POST') return play(sandbox, await readJson(request));
    const [kind = '', name = ''] = call.split('/');
    const action = gameServers.get(kind)?.calls[`${request.method} ${name}`];
    if (action) return act(sandbox, action, await readInput(request));
    return answer(404, { refused: 'unknown', message: 'no such call' });
  };
}

async function readInput(request: Request): Promise<unknown> {
  return request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : readJson(request);
}

function act(
  sandbox: Sandbox,
  action: (sandbox: Sandbox, input: unknown) => Answer<unknown>,
  input: unknown,
): Response {
  try {
    const answered = sandbox.store.transaction(() => action(sandbox, input));
    if (!answered.ok) return refuse(answered.error.code);
    return Response.json(answered.value, { headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (v.isValiError(error)) return refuse('invalid_input');
    throw error;
  }
}

// The page runs in a sandboxed frame with the origin "null", so every call is cross-origin. No call depends on cookies,
// and without a launch token no call reveals anything, so any origin is allowed.
const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '600',
    },
  });
}

function session(sandbox: Sandbox, token: string): Response {
  const seat = seatAt(sandbox, token, 'RNG');
  if (!seat.ok) return refuse(seat.error.code);
  const { game } = seat.value;
  if (game === null) return refuse('launch_expired');
  return answer(200, {
    ...seatAnswer(sandbox, seat.value),
    symbols: symbolsFor(game.motif),
    wild: gameSymbol(sandbox, game),
    pays,
    lines,
    stakes: stakesFor(game.minBetSatang).map(satangToAmount),
    minStake: satangToAmount(game.minBetSatang),
    free: describeFree(freeRoundsAt(sandbox, seat.value.launch)),
  });
}

function play(sandbox: Sandbox, body: unknown): Response {
  const parsed = v.safeParse(spinRequest, body);
  if (!parsed.success) return refuse('invalid_input');
  const { launch, roundId, stake, free } = parsed.output;
  const played = playedAt(sandbox, launch, roundId, 'RNG')?.round;
  const playedGame = sandbox.catalogue.gameById.get(played?.nodeId ?? -1);
  if (played && playedGame) return answer(200, describe(sandbox, launch, played, playedGame));
  const seat = seatAt(sandbox, launch, 'RNG');
  if (!seat.ok) return refuse(seat.error.code);
  const { game } = seat.value;
  if (game === null) return refuse('launch_expired');
  const stakeSatang = toSatang(stake);
  // The stake of free rounds is the platform's, which compares it.
  if (free === undefined && !stakesFor(game.minBetSatang).includes(stakeSatang)) return refuse('stake_out_of_range');
  const round = placeRound(sandbox, {
    launchToken: launch,
    roundId,
    stakeSatang,
    ...(free !== undefined && { freeRounds: free }),
    decide(random) {
      const outcome = spin(random);
      return { winSatang: totalPays(outcome) * stakeSatang, outcome };
    },
  });
  return round.ok ? answer(200, describe(sandbox, launch, round.value, game)) : refuse(round.error.code);
}

/** Describes a stored round for the page. A repeated request gets the same description. */
function describe(sandbox: Sandbox, launch: string, round: Round, game: CatalogueGame): SpinAnswer {
  const { grid, wins } = v.parse(storedOutcome, round.outcome);
  const byRank = symbolsFor(game.motif);
  const stakeSatang = round.free?.stakeSatang ?? round.stakeSatang;
  const symbolOf = (rank: number) => byRank[rank] ?? byRank[0];
  return {
    roundId: round.roundId,
    grid: grid.map((column) => column.map(symbolOf)),
    wins: wins.map((win) => ({
      line: win.line,
      symbol: symbolOf(win.rank),
      amount: satangToAmount(win.pays * stakeSatang),
    })),
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: balanceWith(sandbox, launch, round),
    free: describeFree(freeAfter(sandbox, launch, round)),
  };
}

/** The free rounds that can be played next; after the last one those that the round was of. */
function freeAfter(sandbox: Sandbox, token: string, { free }: Round): FreeRounds | undefined {
  const launch = sandbox.store.get('launches', token);
  const next = launch && freeRoundsAt(sandbox, launch);
  return next ?? (free && sandbox.store.get('freeRounds', free.reference));
}

const describeFree = (free: FreeRounds | undefined): FreeRoundsAnswer | null =>
  free === undefined
    ? null
    : {
        reference: free.reference,
        left: free.rounds - free.played,
        stake: satangToAmount(free.stakeSatang),
        won: satangToAmount(free.wonSatang),
      };

const reasons: Readonly<Record<SpinRefusal, string>> = {
  launch_expired: 'the launch has expired; open the game again',
  insufficient_balance: 'the stake is above the balance; nothing was taken',
  stake_out_of_range: 'the game does not offer this stake',
  free_rounds_over: 'the free rounds are all played, or their time is over; nothing was taken',
  round_taken: 'the round id was used in another game; nothing was taken',
  system_maintenance: 'the platform is under maintenance',
  vendor_maintenance: 'the vendor is under maintenance; nothing was taken',
  limit_reached: 'the player has reached a limit of their own; nothing was taken',
  play_suspended: 'the player takes a break from play; nothing was taken',
  play_paused: 'the agent of the player has paused play; nothing was taken',
  game_unavailable: 'the table is closed; nothing was taken',
  invalid_input: 'the request cannot be read',
  unknown: 'refused',
};

const spinRefusals: readonly SpinRefusal[] = [...refusals, 'free_rounds_over'];

/** Answers with a refusal. Its status is 200, as in the platform's own API. */
function refuse(code: string): Response {
  const refused = spinRefusals.find((known) => known === code) ?? 'unknown';
  return answer(200, { refused, message: reasons[refused] });
}

function answer(status: number, body: SessionAnswer | SpinAnswer | RefusalAnswer<SpinRefusal>): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
