import { find, make } from '../shared/dom.ts';
import { balls } from './balls.ts';
import type { LotteryAnswer, SessionAnswer, TicketAnswer } from './server/messages.ts';
import type { Words } from './words.ts';

const stateWords = { waiting: 'waiting', won: 'isWon', lost: 'isLost', refunded: 'isRefunded' } as const;

/** Renders the player's tickets as paper slips. */
export function writeTickets({ tickets, lotteries }: SessionAnswer, words: Words): void {
  const nameOf = (id: string) => lotteries.find((lottery) => lottery.id === id)?.name[words.language] ?? id;
  find('tickets').replaceChildren(...tickets.map((ticket) => slip(ticket, nameOf(ticket.lotteryId), words)));
  find('no-tickets').hidden = tickets.length > 0;
}

function slip(ticket: TicketAnswer, name: string, { say, money, moment }: Words): HTMLElement {
  const about =
    ticket.state === 'waiting'
      ? say('drawsAt', { time: moment(ticket.drawsAt) })
      : ticket.drawn === null
        ? ''
        : say('drew', { number: ticket.drawn });
  const outcome = make('div', 'slip-state', make('b', '', say(stateWords[ticket.state])));
  if (ticket.state === 'won' || ticket.state === 'refunded') outcome.append(make('span', '', `+${money(ticket.win)}`));
  const { lines } = ticket;
  const stakes = lines.length === 1 ? '' : `${lines.length} × ${money(ticket.lineStake)} = `;
  const item = make(
    'li',
    'slip',
    ...(lines.length === 1 ? [make('b', 'slip-number', lines[0]?.number ?? '')] : []),
    make(
      'div',
      'slip-text',
      make('span', 'slip-name', name),
      make('span', 'quiet', `${say(ticket.playType)} · ${stakes}${money(ticket.stake)}`),
      make('span', 'quiet', about),
    ),
    outcome,
  );
  if (lines.length > 1) item.append(numbersOf(ticket, say('numbers'), money));
  item.dataset['state'] = ticket.state;
  item.toggleAttribute('data-many', lines.length > 1);
  return item;
}

/** The numbers of a slip; those that have won come with what they have won. */
function numbersOf({ lines }: TicketAnswer, label: string, money: Words['money']): HTMLElement {
  const numbers = lines.map(({ number, win }) => {
    const won = Number(win) > 0;
    const item = make('li', '', make('b', '', number), ...(won ? [` +${money(win)}`] : []));
    item.toggleAttribute('data-won', won);
    return item;
  });
  return make('ul', { class: 'slip-numbers', 'aria-label': label }, ...numbers);
}

/**
 * Renders the last result on large balls, and the earlier results below it.
 * @param fresh whether the last result is new, which starts its animation
 */
export function writeResults(lottery: LotteryAnswer, { say, moment }: Words, fresh: boolean): void {
  const [last, ...earlier] = lottery.results;
  const large = balls(last?.number ?? '', 'large');
  large.toggleAttribute('data-fresh', fresh);
  find('last-balls').replaceChildren(large);
  find('last-numero').textContent = last ? say('round', { numero: last.numero }) : '';
  find('results').replaceChildren(
    ...earlier.map(({ number, drawnAt }) => make('li', '', make('span', 'quiet', moment(drawnAt)), balls(number))),
  );
}
