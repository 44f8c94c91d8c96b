import * as v from 'valibot';
import { palettes } from '../art/palettes.ts';
import { satangToAmount } from '../ledger.ts';
import type { Answer } from '../refusal.ts';
import { holdingOf, openLaunch, placeRound } from '../rounds.ts';
import type { Round } from '../rows.ts';
import type { CatalogueGame } from '../seed/catalogue.ts';
import { settleWhatIsDue } from '../settlement.ts';
import type { World } from '../world.ts';
import { gameServers } from './gameServers.ts';
import { symbolsFor } from './looks.ts';
import { lines, pays, spin, totalPays } from './machine.ts';
import {
  type Refusal,
  type RefusalAnswer,
  refusals,
  type SessionAnswer,
  type SpinAnswer,
  spinRequest,
  storedOutcome,
} from './messages.ts';
import { balanceWith, playedAt } from './seat.ts';
import { stakesFor, toSatang } from './stakes.ts';

/** Where the game's server part answers. */
export const providerPath = '/sandbox-games/api/';

/**
 * The server part of the demonstration game: it decides the results, and has the platform move the money. It stands for
 * the server of a third party, so it knows the platform only by launch tokens and rounds.
 */
export function createProvider(world: World): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method === 'OPTIONS') return preflight();
    settleWhatIsDue(world);
    const call = url.pathname.slice(providerPath.length);
    if (call === 'session' && request.method === 'GET') return session(world, url.searchParams.get('launch') ?? '');
    if (call === 'spin' && request.method === 'POST') return play(world, await readJson(request));
    const [kind = '', name = ''] = call.split('/');
    const action = Object.hasOwn(gameServers, kind) ? gameServers[kind]?.calls[`${request.method} ${name}`] : undefined;
    if (action) return act(world, action, await readInput(request));
    return answer(404, { refused: 'unknown', message: 'no such call' });
  };
}

async function readInput(request: Request): Promise<unknown> {
  return request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : readJson(request);
}

function act(world: World, action: (world: World, input: unknown) => Answer<unknown>, input: unknown): Response {
  try {
    const answered = world.store.transaction(() => action(world, input));
    if (!answered.ok) return refuse(answered.error.code);
    return Response.json(answered.value, { headers: { ...openToAll, 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (v.isValiError(error)) return refuse('invalid_input');
    throw error;
  }
}

// The page runs in a sandboxed frame, whose origin is "null": every call is a cross-origin one. Nothing here depends on
// cookies, so any page may ask; without a launch token there is nothing to learn.
const openToAll = { 'Access-Control-Allow-Origin': '*' };

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...openToAll,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '600',
    },
  });
}

function session(world: World, token: string): Response {
  const opened = openLaunch(world, token);
  if (!opened.ok) return refuse(opened.error.code);
  const { launch, game } = opened.value;
  if (game === null) return refuse('launch_expired');
  const vendor = world.catalogue.vendorByCode.get(game.vassalage);
  const palette = palettes[(vendor?.palette ?? 0) % palettes.length];
  return answer(200, {
    name: game.name,
    vendor: vendor?.name ?? { th: game.vassalage, en: game.vassalage },
    symbols: symbolsFor(game.motif),
    pays,
    lines,
    palette: { glow: palette?.mid ?? '#8a5672', trim: palette?.accent ?? '#e7a94c' },
    balance: satangToAmount(holdingOf(world, opened.value)),
    practice: launch.practiceSatang !== null,
    currency: world.settings.currencySymbol,
    stakes: stakesFor(game.minBetSatang).map(satangToAmount),
    minStake: satangToAmount(game.minBetSatang),
  });
}

function play(world: World, body: unknown): Response {
  const parsed = v.safeParse(spinRequest, body);
  if (!parsed.success) return refuse('invalid_input');
  const { launch, roundId, stake } = parsed.output;
  const played = playedAt(world, launch, roundId, 'RNG')?.round;
  const playedGame = world.catalogue.gameById.get(played?.nodeId ?? -1);
  if (played && playedGame) return answer(200, describe(world, launch, played, playedGame));
  const opened = openLaunch(world, launch);
  if (!opened.ok) return refuse(opened.error.code);
  const { game } = opened.value;
  if (game === null) return refuse('launch_expired');
  const stakeSatang = toSatang(stake);
  if (!stakesFor(game.minBetSatang).includes(stakeSatang)) return refuse('stake_out_of_range');
  const round = placeRound(world, {
    launchToken: launch,
    roundId,
    stakeSatang,
    decide(random) {
      const outcome = spin(random);
      return { winSatang: totalPays(outcome) * stakeSatang, outcome };
    },
  });
  return round.ok ? answer(200, describe(world, launch, round.value, game)) : refuse(round.error.code);
}

/** A stored round in the page's words, so that asking again tells the same of it. */
function describe(world: World, launch: string, round: Round, game: CatalogueGame): SpinAnswer {
  const { grid, wins } = v.parse(storedOutcome, round.outcome);
  const byRank = symbolsFor(game.motif);
  const symbolOf = (rank: number) => byRank[rank] ?? byRank[0];
  return {
    roundId: round.roundId,
    grid: grid.map((column) => column.map(symbolOf)),
    wins: wins.map((win) => ({
      line: win.line,
      symbol: symbolOf(win.rank),
      amount: satangToAmount(win.pays * round.stakeSatang),
    })),
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: balanceWith(world, launch, round),
  };
}

const reasons: Readonly<Record<Refusal, string>> = {
  launch_expired: 'the launch has expired; open the game again',
  insufficient_balance: 'the stake is above the balance; nothing was taken',
  stake_out_of_range: 'the game does not offer this stake',
  system_maintenance: 'the platform is under maintenance',
  vendor_maintenance: 'the vendor takes a break; nothing was taken',
  game_unavailable: 'the table is closed for now; nothing was taken',
  invalid_input: 'the request cannot be read',
  unknown: 'refused',
};

/** A refusal is an ordinary answer, not a failed request: 200, like the platform's own. */
function refuse(code: string): Response {
  const refused = refusals.find((known) => known === code) ?? 'unknown';
  return answer(200, { refused, message: reasons[refused] });
}

function answer(status: number, body: SessionAnswer | SpinAnswer | RefusalAnswer): Response {
  return Response.json(body, { status, headers: { ...openToAll, 'Cache-Control': 'no-store' } });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
