import { make } from '../shared/dom.ts';
import { clockText } from './card.ts';
import { drawMark } from './crests.ts';
import { pickText, stateWords } from './picks.ts';
import type { BetAnswer, LegAnswer } from './server/messages.ts';
import type { Words } from './words.ts';

/** Renders the player's bets as betting slips, newest first. */
export function writeBets(container: HTMLElement, bets: readonly BetAnswer[], now: number, words: Words): void {
  if (bets.length === 0) {
    container.replaceChildren(make('p', { class: 'nothing' }, words.say('noBets')));
    return;
  }
  const list = make('ul', { class: 'tickets' });
  list.append(...bets.map((bet) => ticket(bet, now, words)));
  container.replaceChildren(list);
}

/** What a bet is on, as text: "A v B", or a parlay of so many. */
export function matchOf({ legs }: BetAnswer, { say, language }: Words): string {
  const [first, ...others] = legs;
  if (first === undefined || others.length > 0) return say('parlay', { count: String(legs.length) });
  return say('versus', { home: first.home.name[language], away: first.away.name[language] });
}

/** What was picked and at which price, as text. */
export function betText(bet: BetAnswer, words: Words): string {
  const [first, ...others] = bet.legs;
  const pick = first === undefined || others.length > 0 ? matchOf(bet, words) : pickText(first, first, words);
  return words.say('betAt', { pick, odds: bet.odds });
}

function ticket(bet: BetAnswer, now: number, words: Words): HTMLElement {
  const { say, money, hour, day, language } = words;
  const open = bet.state === 'open';
  const settles = Date.parse(bet.settlesAt);
  const time = `${day(settles, now)} ${hour(settles)}`;
  const pair = (word: 'betStake' | 'betReturns' | 'betMay', amount: string): HTMLElement =>
    make('div', {}, make('dt', {}, say(word)), make('dd', {}, money(amount)));
  const [first, ...others] = bet.legs;
  const single = others.length === 0 ? first : undefined;
  return make(
    'li',
    { class: 'ticket', 'data-state': bet.state, 'data-bet': bet.roundId },
    make(
      'div',
      { class: 'ticket-head' },
      make(
        'span',
        { class: 'ticket-kind' },
        ...(single ? [drawMark(single.sport), single.competition[language]] : [matchOf(bet, words)]),
      ),
      make(
        'b',
        { class: 'pill' },
        say(single && !open && bet.state !== 'refunded' ? stateWords[single.state] : bet.state),
      ),
    ),
    make('h3', {}, betText(bet, words)),
    ...(single
      ? [make('p', { class: 'ticket-match' }, matchOf(bet, words), scoreText(single, words))]
      : [make('ul', 'legs', ...bet.legs.map((leg) => legItem(leg, words)))]),
    make('dl', { class: 'stub' }, pair('betStake', bet.stake), pair(open ? 'betMay' : 'betReturns', bet.returns)),
    make('p', { class: 'small' }, say(open ? 'settlesAt' : 'settledAt', { time })),
  );
}

function scoreText(leg: LegAnswer, words: Words): string {
  const clock = clockText(leg, words);
  return (leg.score ? ` (${leg.score.join('–')})` : '') + (clock === '' ? '' : ` · ${clock}`);
}

/** A leg of a parlay, with its state as soon as its match is over. */
function legItem(leg: LegAnswer, words: Words): HTMLElement {
  const { say, language } = words;
  const match = say('versus', { home: leg.home.name[language], away: leg.away.name[language] });
  return make(
    'li',
    { 'data-state': leg.state },
    make('b', 'leg-pick', `${pickText(leg, leg, words)} @ ${leg.odds}`),
    make('span', 'leg-state', say(stateWords[leg.state])),
    make('span', 'leg-match', match, scoreText(leg, words)),
  );
}
