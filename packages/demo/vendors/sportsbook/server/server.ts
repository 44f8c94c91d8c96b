import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { betsWith } from '#sandbox/money/bets.ts';
import { balanceOf, satangToAmount } from '#sandbox/money/ledger.ts';
import { type StakeRange, largestStakeSatang, openLaunch, placeRound } from '#sandbox/money/rounds.ts';
import { playingAccount } from '#sandbox/money/wallets.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Member } from '#sandbox/schema/accounts.ts';
import type { Launch, Round } from '#sandbox/schema/games.ts';
import type { CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { kindOf, matchesOf, matchNamed } from '#sandbox/seed/matches.ts';
import { marginPercent } from '#sandbox/seed/matchOdds.ts';
import { toSatang } from '../../shared/money.ts';
import type { GameServer } from '../../shared/server/gameServer.ts';
import { paletteOf, playedAt } from '../../shared/server/seat.ts';
import { parlayPrice, takesPrice } from '../money.ts';
import { acceptsOf, describeBet, describeMatch, describeQuote, isReadable, oddsText, quoteOf } from './bets.ts';
import { parlayCode } from './legs.ts';
import {
  betRequest,
  type FixturesSession,
  type OwnRefusal,
  type OwnRefusalAnswer,
  type PlacedAnswer,
  sessionRequest,
  type StoredBet,
  type StoredLeg,
  usualPriceChoice,
  type WaitAnswer,
} from './messages.ts';
import { dueAtOf, paidLegs } from './settle.ts';

/** The allowed stakes: at least 10 baht. */
const range: StakeRange = { minSatang: 1_000, maxSatang: largestStakeSatang };
/** The most that one bet pays: a million baht. */
const mostReturnsSatang = 100_000_000;
/** A bet on a running match is taken after so long, if it is asked for again within so long, in ms. */
const takenAfterMs = 3_000;
const takenWithinMs = 12_000;
const forgottenMs = 60_000;
const chips = ['100.00', '500.00', '1000.00'];
/** At most this many settled bets are listed. */
const mostSettled = 30;

/** The server of the sportsbook: the matches of a vendor of SPORTS, their odds, and bets that settle after the match. */
export const sportsbookServer: GameServer = {
  calls: {
    'GET session': (sandbox, input) => session(sandbox, v.parse(sessionRequest, input)),
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

function session(
  sandbox: Sandbox,
  { launch: token, picks }: v.InferOutput<typeof sessionRequest>,
): Answer<FixturesSession> {
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
    stakes: {
      least: satangToAmount(range.minSatang),
      most: satangToAmount(range.maxSatang),
      chips,
      mostReturns: satangToAmount(mostReturnsSatang),
      latest: bets[0] === undefined ? null : satangToAmount(bets[0].stakeSatang),
    },
    accepts: bets.map(acceptsOf).find((accepts) => accepts !== null) ?? usualPriceChoice,
    chosen: launch.gameCode,
    matches: matchesOf(sandbox.seed, vassalage, sandbox.now()).map((match) => describeMatch(sandbox, match)),
    quotes: picks.flatMap((pick) => describeQuote(sandbox, vassalage, pick) ?? []),
    bets: bets.map((round) => describeBet(sandbox, round)),
  });
}

/**
 * Places a bet, single or parlay. A repeated `roundId` returns the existing bet. Refuses what `placeRound` refuses, and with an
 * `OwnRefusal` a match that takes no bets, and a price that has changed and that the player does not accept. The prices that
 * are taken decide the payout; the stake stays. While a match runs, the bet is taken some seconds after it was asked for, at the
 * prices of that moment.
 */
function bet(
  sandbox: Sandbox,
  { launch: token, roundId, legs, stake, accepts }: v.InferOutput<typeof betRequest>,
): Answer<PlacedAnswer | WaitAnswer | OwnRefusalAnswer> {
  const placed = playedAt(sandbox, token, roundId, 'SPORTS');
  if (placed) return answerBet(sandbox, placed.round);
  const opened = open(sandbox, token);
  if (!opened.ok) return opened;
  const { launch, member } = opened.value;
  if (new Set(legs.map(({ matchId }) => matchId)).size !== legs.length) return refuse('invalid_input');

  const now = sandbox.now();
  const taken: StoredLeg[] = [];
  let running = false;
  for (const [at, { odds, ...pick }] of legs.entries()) {
    const match = matchNamed(sandbox.seed, pick.matchId);
    if (match?.vassalage !== launch.vassalage || now >= match.endsAt) return ok(refuseOwn('match_closed', at));
    const quote = quoteOf(sandbox, match, pick);
    if (quote === undefined) return refuse('invalid_input');
    if (quote.state !== 'open') return ok(refuseOwn(`match_${quote.state}`, at));
    running ||= now >= match.startsAt;
    const seen = toSatang(odds);
    taken.push({ ...pick, odds: quote.price, ...(seen !== quote.price && { seenOdds: seen }), state: null });
  }
  const prices = taken.map(({ odds }) => oddsText(odds));
  const changed = legs.findIndex(({ odds }, at) => !takesPrice(accepts, odds, prices[at] ?? ''));
  if (changed >= 0) {
    sandbox.store.remove('heldBets', heldKey(member, roundId));
    return ok({ ...refuseOwn('odds_changed', changed), odds: prices });
  }
  const waitMs = running ? holdFor(sandbox, heldKey(member, roundId), JSON.stringify([legs, stake, accepts])) : 0;
  if (waitMs > 0) return ok({ waitMs });
  const [first, ...others] = taken;
  const round = placeRound(sandbox, {
    launchToken: token,
    roundId,
    stakeSatang: toSatang(stake),
    gameCode: first === undefined || others.length > 0 ? parlayCode : first.matchId,
    range: rangeOf(taken),
    decide: () => ({
      winSatang: 0,
      outcome: { legs: taken, accepts } satisfies StoredBet,
      dueAt: dueAtOf(sandbox, taken),
    }),
  });
  return round.ok ? answerBet(sandbox, round.value) : round;
}

const heldKey = (member: Member, roundId: string): string => `${member.id}:${roundId}`;

/**
 * How long a bet on a running match still waits, in ms: 0 takes it now. A bet that is asked for again too late waits anew, so
 * that nobody looks at the match first. Joins the open transaction.
 */
function holdFor({ store, now }: Sandbox, key: string, asked: string): number {
  const at = now();
  for (const [other, { askedAt }] of [...store.entries('heldBets')]) {
    if (at - askedAt > forgottenMs) store.remove('heldBets', other);
  }
  const held = store.get('heldBets', key);
  const waited = held?.asked === asked ? at - held.askedAt : Number.POSITIVE_INFINITY;
  if (waited > takenWithinMs) {
    store.put('heldBets', key, { askedAt: at, asked });
    return takenAfterMs;
  }
  if (waited >= takenAfterMs) store.remove('heldBets', key);
  return Math.max(0, takenAfterMs - waited);
}

/** The stakes that a bet is taken for: as much as pays no more than the most that one bet pays. */
function rangeOf(legs: readonly StoredLeg[]): StakeRange {
  const most = Math.floor((mostReturnsSatang * 100) / parlayPrice(paidLegs(legs)));
  return { ...range, maxSatang: Math.min(range.maxSatang, most) };
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
  odds_changed: 'a price has changed; nothing was taken',
  match_closed: 'a match takes no bets any more, or is none of this vendor; nothing was taken',
  match_suspended: 'a match takes no bets for a moment; nothing was taken',
};

function refuseOwn(refused: OwnRefusal, leg: number): OwnRefusalAnswer {
  return { refused, message: reasons[refused], leg };
}
