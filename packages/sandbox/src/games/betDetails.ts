import * as v from 'valibot';
import type { BetLeg, LegState } from '#api/betLegs.ts';
import type { BetDetail, BetRecord } from '#api/records.ts';
import { storedHand } from '#demo/vendors/cards/server/messages.ts';
import { endingOf } from '#demo/vendors/cards/server/rules.ts';
import { fishWords } from '#demo/vendors/fishing/words.ts';
import { tableWords } from '#demo/vendors/liveTables/words.ts';
import { storedTicket } from '#demo/vendors/lottery/server/messages.ts';
import { lineWin } from '#demo/vendors/lottery/server/settle.ts';
import { wordsIn as lotteryWords } from '#demo/vendors/lottery/words.ts';
import { type Card, handPoints, rankOf, suitOf } from '#demo/vendors/shared/server/deck.ts';
import { kindWords, lineOf, pickText, stateWords } from '#demo/vendors/sportsbook/picks.ts';
import { describeBet, isReadable } from '#demo/vendors/sportsbook/server/bets.ts';
import type { LegAnswer } from '#demo/vendors/sportsbook/server/messages.ts';
import { wordsIn as matchWords } from '#demo/vendors/sportsbook/words.ts';
import type { PlatformLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { matchNamed } from '../seed/matches.ts';
import { resultOf } from '../seed/matchOdds.ts';
import { detailLabels } from './betDetailLabels.ts';

/** The side of a pick, as the contract has it. */
interface OnSide {
  readonly side?: 'home' | 'away';
  readonly handicap?: string;
}

/** What a vendor reported about a bet. */
export interface BetDetails {
  /** What was bet on, in short; null where a game has no choice. */
  readonly pick: string | null;
  /** Decimal odds; null where a game has none. */
  readonly odds: string | null;
  readonly lines: readonly BetDetail[];
  /** The draw of a ticket. */
  readonly draw?: BetRecord['draw'];
  /** Why the stake came back undecided. */
  readonly returned?: string;
  /** What a bet on matches says besides: what it pays, when, and its picks. */
  readonly matches?: Required<Pick<BetRecord, 'returns' | 'settlesAt'>> & {
    readonly legs: (BetLeg & { readonly state: LegState } & OnSide)[];
  };
}

const nothing: BetDetails = { pick: null, odds: null, lines: [] };

/**
 * Reads a bet's details from the outcome that its vendor stored. An outcome that cannot be read, such as those of the
 * seeded history, has none. Cards that are still face down are left out.
 */
export function detailsOf(sandbox: Sandbox, round: Round, language: PlatformLanguage): BetDetails {
  switch (round.gameType) {
    case 'SPORTS':
      return isReadable(sandbox, round) ? matchDetails(sandbox, round, language) : nothing;
    case 'LOTT':
    case 'ELOTT':
      return ticketDetails(sandbox, round, language);
    case 'LIVE':
      return tableDetails(round, language);
    case 'PVP':
      return handDetails(round, language);
    case 'FISH':
      return shotDetails(round, language);
    default:
      return spinDetails(round, language);
  }
}

/** Drops lines without a value. */
const linesOf = (...lines: readonly (readonly [label: string, value: string | null])[]): readonly BetDetail[] =>
  lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));

function matchDetails(sandbox: Sandbox, round: Round, language: PlatformLanguage): BetDetails {
  const label = detailLabels[language];
  const words = matchWords(language);
  const { say } = words;
  const bet = describeBet(sandbox, round);
  const written = bet.legs.map((leg) => ({
    leg,
    match: `${leg.home.name[language]} – ${leg.away.name[language]}`,
    pick: pickText(leg, leg, words),
    state: say(stateWords[leg.state]),
    score: leg.score && leg.score.join(' – '),
  }));
  const [first, ...others] = written;
  if (first === undefined) return nothing;
  const matches: BetDetails['matches'] = {
    returns: bet.returns,
    settlesAt: bet.settlesAt,
    legs: written.map(({ leg, match, pick }) => ({
      ...{ matchId: leg.matchId, match, pick, odds: leg.odds, state: leg.state, ...sideOf(leg) },
      startsAt: leg.startsAt,
      ...{ score: leg.score && { home: leg.score[0], away: leg.score[1] }, clock: leg.clock },
    })),
  };
  if (others.length > 0) {
    const legs = written.map(({ leg, match, pick, state, score }, at) => [
      label.leg.replace('{number}', String(at + 1)),
      [match + (score ? ` (${score})` : ''), `${pick} @ ${leg.odds}`, state].join(' · '),
    ]) as [string, string][];
    return {
      pick: inShort(
        written.map(({ pick }) => pick),
        mostLegsInShort,
      ),
      odds: bet.odds,
      matches,
      lines: linesOf(...legs, [label.price, bet.odds], [label.result, bet.state === 'open' ? null : say(bet.state)]),
    };
  }
  const { leg, pick, state, score } = first;
  return {
    pick,
    ...(isPostponed(sandbox, leg.matchId) && { returned: label.postponed }),
    odds: bet.odds,
    matches,
    lines: linesOf(
      [label.sport, say(leg.sport)],
      [label.competition, leg.competition[language]],
      [label.market, say(kindWords[leg.kind])],
      [label.pick, pick],
      [label.price, bet.odds],
      [label.priceSeen, leg.seenOdds],
      [label.score, score],
      [label.result, bet.state === 'open' ? null : leg.state === 'waiting' ? say(bet.state) : state],
    ),
  };
}

function sideOf(leg: LegAnswer): OnSide {
  const { kind, outcome } = leg;
  if (outcome !== 'home' && outcome !== 'away') return {};
  return { side: outcome, ...(kind === 'handicap' && { handicap: lineOf(leg) }) };
}

function isPostponed({ seed }: Sandbox, matchId: string): boolean {
  const match = matchNamed(seed, matchId);
  return match !== undefined && resultOf(seed, match) === 'postponed';
}

function ticketDetails(sandbox: Sandbox, round: Round, language: PlatformLanguage): BetDetails {
  const { outcome, settledAt, stakeSatang } = round;
  const read = v.safeParse(storedTicket, outcome);
  if (!read.success) return nothing;
  const label = detailLabels[language];
  const { lotteryId, lines, playType, numero, drawn } = read.output;
  const way = lotteryWords(language).say(playType);
  const numbers = lines.map(({ number }) => number);
  const lineStake = stakeSatang / lines.length;
  const won = lines.filter((line) => lineWin(line, read.output, lineStake) > 0).map(({ number }) => number);
  // In any order, a double pays more than other numbers: such a slip has no single price.
  const pays = [...new Set(lines.map((line) => line.pays))].toSorted((one, other) => one - other);
  const stakes = `${lines.length} × ${sandbox.settings.currencySymbol}${satangToAmount(lineStake)}`;
  return {
    pick: `${inShort(numbers)} · ${way}`,
    draw: { gameId: lotteryId, numero },
    ...(drawn === null && settledAt !== null && { returned: label.drawVoid }),
    odds: pays.length === 1 ? satangToAmount((pays[0] ?? 0) * 100) : null,
    lines: linesOf(
      [label.number, numbers.join(', ')],
      [label.stakes, lines.length > 1 ? stakes : null],
      [label.way, way],
      [label.draw, numero],
      [label.pays, label.times.replace('{count}', pays.join(', '))],
      [label.drawn, drawn ?? (settledAt === null ? label.notDrawn : label.refunded)],
      [label.won, lines.length > 1 && won.length > 0 ? won.join(', ') : null],
    ),
  };
}

/** The first of many, numbers for example, and how many follow, for a row of a list: `12, 21, 34 +2`. */
const inShort = (all: readonly string[], most = mostInShort): string =>
  all.slice(0, most).join(', ') + (all.length > most ? ` +${all.length - most}` : '');
const mostInShort = 6;
const mostLegsInShort = 2;

const spots = v.object({
  deal: v.variant('kind', [
    v.object({ kind: v.literal('cards'), hands: v.tuple([v.array(v.number()), v.array(v.number())]) }),
    v.object({ kind: v.literal('dice'), dice: v.array(v.number()) }),
    v.object({ kind: v.literal('pocket'), pocket: v.number() }),
  ]),
  bets: v.array(v.object({ spot: v.string(), satang: v.number() })),
});

function tableDetails({ outcome }: Round, language: PlatformLanguage): BetDetails {
  const read = v.safeParse(spots, outcome);
  if (!read.success) return nothing;
  const label = detailLabels[language];
  const words: Readonly<Record<string, string>> = tableWords[language];
  const { deal, bets } = read.output;
  const nameOf = (spot: string): string => words[spot] ?? spot;
  const dealt = {
    cards: () => (deal.kind === 'cards' ? deal.hands.map((hand) => handText(hand)).join(' – ') : ''),
    dice: () => (deal.kind === 'dice' ? deal.dice.join(' + ') : ''),
    pocket: () => (deal.kind === 'pocket' ? String(deal.pocket) : ''),
  }[deal.kind]();
  return {
    pick: bets.map(({ spot }) => nameOf(spot)).join(', '),
    odds: null,
    lines: linesOf(...bets.map(({ spot, satang }) => [nameOf(spot), `฿${satangToAmount(satang)}`] as const), [
      { cards: label.hands, dice: label.dice, pocket: label.pocket }[deal.kind],
      dealt,
    ]),
  };
}

function handDetails({ outcome, settledAt }: Round, language: PlatformLanguage): BetDetails {
  const read = v.safeParse(storedHand, outcome);
  if (!read.success) return nothing;
  const label = detailLabels[language];
  const { cards, move } = read.output;
  // An open hand shows the player's own cards only.
  const ended = settledAt === null || move === null ? null : endingOf(cards, move);
  return {
    pick: null,
    odds: null,
    lines: linesOf(
      [label.ownHand, handText(ended?.player ?? cards.player, label.points)],
      [label.dealerHand, ended && handText(ended.dealer, label.points)],
    ),
  };
}

const shot = v.object({ target: v.string(), caught: v.boolean() });

function shotDetails({ outcome }: Round, language: PlatformLanguage): BetDetails {
  const read = v.safeParse(shot, outcome);
  if (!read.success) return nothing;
  const label = detailLabels[language];
  const words: Readonly<Record<string, string>> = fishWords[language];
  const target = words[read.output.target] ?? read.output.target;
  const caught = read.output.caught ? label.caught : label.missed;
  return { pick: target, odds: null, lines: linesOf([label.target, target], [label.result, caught]) };
}

const spin = v.object({ wins: v.array(v.object({ line: v.number(), pays: v.number() })) });

function spinDetails({ outcome }: Round, language: PlatformLanguage): BetDetails {
  const read = v.safeParse(spin, outcome);
  if (!read.success) return nothing;
  const label = detailLabels[language];
  const lines = read.output.wins.map(
    ({ line, pays }) => [`${label.line} ${line + 1}`, label.times.replace('{count}', String(pays))] as const,
  );
  return {
    pick: null,
    odds: null,
    lines: linesOf(...(lines.length > 0 ? lines : ([[label.result, label.noLine]] as const))),
  };
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♣', '♦', '♥', '♠'];

/** A hand as text: `A♠ 10♥`, with its points where `points` words them. */
function handText(hand: readonly Card[], points?: string): string {
  const cards = hand.map((card) => `${ranks[rankOf(card) - 1]}${suits[suitOf(card)]}`).join(' ');
  return points === undefined ? cards : `${cards} (${points.replace('{count}', String(handPoints(hand)))})`;
}
