import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { betsWith } from '#sandbox/money/bets.ts';
import { balanceOf, satangToAmount } from '#sandbox/money/ledger.ts';
import { largestStakeSatang, openLaunch, placeRound } from '#sandbox/money/rounds.ts';
import { playingAccount } from '#sandbox/money/wallets.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Member } from '#sandbox/schema/accounts.ts';
import type { Launch, Round } from '#sandbox/schema/games.ts';
import type { CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { kindOf, matchesOf } from '#sandbox/seed/matches.ts';
import { marginPercent, pricesAt, settlesAt } from '#sandbox/seed/matchOdds.ts';
import { toSatang } from '../../shared/money.ts';
import type { GameServer } from '../../shared/server/gameServer.ts';
import { paletteOf, playedAt } from '../../shared/server/seat.ts';
import { takesPrice } from '../money.ts';
import { acceptsOf, describeBet, describeMatch, isReadable, oddsText } from './bets.ts';
import {
  betRequest,
  type FixturesSession,
  type OwnRefusal,
  type OwnRefusalAnswer,
  type PlacedAnswer,
  sessionRequest,
  type StoredBet,
  usualPriceChoice,
} from './messages.ts';

/** The allowed stakes: at least 10 baht. */
const range = { minSatang: 1_000, maxSatang: largestStakeSatang };
const chips = ['20.00', '100.00', '500.00', '1000.00'];
/** At most this many settled bets are listed. */
const mostSettled = 30;

/** The server of the sportsbook: the matches of a vendor of SPORTS, their odds, and bets that settle after the match. */
export const sportsbookServer: GameServer = {
  calls: {
    'GET session': (sandbox, input) => session(sandbox, v.parse(sessionRequest, input).launch),
    'POST bet': (sandbox, input) => bet(sandbox, v.parse(betRequest, input)),
  },
};

interface Opened {
  readonly launch: Launch;
  readonly member: Member;
  readonly vendor: CatalogueVendor;
  readonly kind: FixturesSession['kind'];
}

/** Opens a member's launch of a sportsbook. Refuses with `launch_expired`. */
function open(sandbox: Sandbox, token: string): Answer<Opened> {
  const opened = openLaunch(sandbox, token);
  if (!opened.ok) return opened;
  const { launch, member } = opened.value;
  const vendor = sandbox.catalogue.vendorByCode.get(launch.vassalage);
  const kind = kindOf(launch.vassalage);
  return member && vendor && kind ? ok({ launch, member, vendor, kind }) : refuse('launch_expired');
}

function session(sandbox: Sandbox, token: string): Answer<FixturesSession> {
  const opened = open(sandbox, token);
  if (!opened.ok) return opened;
  const { launch, member, vendor, kind } = opened.value;
  const { vassalage } = launch;
  const bets = betsOf(sandbox, member, vassalage);
  return ok({
    vendor: vendor.name,
    kind,
    palette: paletteOf(vendor),
    player: member.nickname,
    balance: balanceText(sandbox, member.id, vassalage),
    currency: sandbox.settings.currencySymbol,
    now: new Date(sandbox.now()).toISOString(),
    marginPercent,
    stakes: { least: satangToAmount(range.minSatang), most: satangToAmount(range.maxSatang), chips },
    accepts: bets.map(acceptsOf).find((accepts) => accepts !== null) ?? usualPriceChoice,
    chosen: launch.gameCode,
    matches: matchesOf(sandbox.seed, vassalage, sandbox.now()).map((match) => describeMatch(sandbox, match)),
    bets: bets.map((round) => describeBet(sandbox, round)),
  });
}

/**
 * Places a bet. A repeated `roundId` returns the existing bet. Refuses what `placeRound` refuses, and with an
 * `OwnRefusal` a match that is unknown or has begun, and a price that has changed and that the player does not accept. The
 * price that is taken decides the payout; the stake stays.
 */
function bet(
  sandbox: Sandbox,
  { launch: token, roundId, matchId, pick, stake, odds, accepts }: v.InferOutput<typeof betRequest>,
): Answer<PlacedAnswer | OwnRefusalAnswer> {
  const placed = playedAt(sandbox, token, roundId, 'SPORTS');
  if (placed) return answerBet(sandbox, placed.round);
  const opened = open(sandbox, token);
  if (!opened.ok) return opened;
  const { launch } = opened.value;

  const match = matchesOf(sandbox.seed, launch.vassalage, sandbox.now()).find(({ id }) => id === matchId);
  if (!match) return ok(refuseOwn('match_unknown'));
  if (sandbox.now() >= match.startsAt) return ok(refuseOwn('match_started'));
  const price = pricesAt(sandbox.seed, match, sandbox.now())[pick];
  if (price === undefined) return refuse('invalid_input');
  if (!takesPrice(accepts, odds, oddsText(price))) return ok({ ...refuseOwn('odds_changed'), odds: oddsText(price) });
  const seen = toSatang(odds);
  const outcome: StoredBet = { pick, odds: price, ...(seen !== price && { seenOdds: seen }), accepts, result: null };
  const round = placeRound(sandbox, {
    launchToken: token,
    roundId,
    stakeSatang: toSatang(stake),
    gameCode: matchId,
    range,
    decide: () => ({ winSatang: 0, outcome, dueAt: settlesAt(sandbox.seed, match) }),
  });
  return round.ok ? answerBet(sandbox, round.value) : round;
}

const answerBet = (sandbox: Sandbox, round: Round): Answer<PlacedAnswer> =>
  ok({ bet: describeBet(sandbox, round), balance: balanceText(sandbox, round.memberId ?? '', round.vassalage) });

function balanceText(sandbox: Sandbox, memberId: string, vassalage: string): string {
  return satangToAmount(balanceOf(sandbox, playingAccount(sandbox, memberId, vassalage)));
}

/** The open bets and the last settled ones, newest first. */
function betsOf(sandbox: Sandbox, member: Member, vassalage: string): readonly Round[] {
  const own = betsWith(sandbox, member.id, vassalage).filter((round) => isReadable(sandbox, round));
  const settled = own.filter(({ settledAt }) => settledAt !== null).slice(0, mostSettled);
  return own.filter((round) => round.settledAt === null || settled.includes(round));
}

const reasons: Readonly<Record<OwnRefusal, string>> = {
  odds_changed: 'the price has changed; nothing was taken',
  match_started: 'the match has begun; nothing was taken',
  match_unknown: 'the match does not exist or is not listed; nothing was taken',
};

function refuseOwn(refused: OwnRefusal): OwnRefusalAnswer {
  return { refused, message: reasons[refused] };
}
