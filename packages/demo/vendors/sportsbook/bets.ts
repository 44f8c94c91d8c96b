import { make } from '../shared/dom.ts';
import { nameOf } from './card.ts';
import { drawMark } from './crests.ts';
import type { BetAnswer } from './server/messages.ts';
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

/** The match of a bet as text: "A v B". */
export function matchOf({ home, away }: BetAnswer, { say, language }: Words): string {
  return say('versus', { home: home.name[language], away: away.name[language] });
}

function ticket(bet: BetAnswer, now: number, words: Words): HTMLElement {
  const { say, money, hour, day } = words;
  const open = bet.state === 'open';
  const settles = Date.parse(bet.settlesAt);
  const time = `${day(settles, now)} ${hour(settles)}`;
  const pair = (word: 'betStake' | 'betReturns' | 'betMay', amount: string): HTMLElement =>
    make('div', {}, make('dt', {}, say(word)), make('dd', {}, money(amount)));
  return make(
    'li',
    { class: 'ticket', 'data-state': bet.state, 'data-bet': bet.roundId },
    make(
      'div',
      { class: 'ticket-head' },
      make('span', { class: 'ticket-kind' }, drawMark(bet.sport), bet.competition[words.language]),
      make('b', { class: 'pill' }, say(bet.state)),
    ),
    make('h3', {}, say('betAt', { pick: nameOf(bet, bet.pick, words), odds: bet.odds })),
    make('p', { class: 'ticket-match' }, matchOf(bet, words), ...(bet.score ? [` (${bet.score.join('–')})`] : [])),
    make('dl', { class: 'stub' }, pair('betStake', bet.stake), pair(open ? 'betMay' : 'betReturns', bet.returns)),
    make('p', { class: 'small' }, say(open ? 'settlesAt' : 'settledAt', { time })),
  );
}
