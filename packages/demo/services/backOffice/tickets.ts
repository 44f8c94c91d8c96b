import { find, make } from '../shared/page.ts';
import type { Words } from './words.ts';

/** A text of a player that waits for an answer, as in the sandbox's control. */
export interface Ticket {
  readonly number: string;
  /** The member, or where a visitor is answered. */
  readonly account: string;
  readonly kind: string;
  readonly subject: string;
  readonly reference: string | null;
  readonly answerBy: string;
  readonly entries: readonly {
    readonly from: string;
    readonly at: string;
    readonly text: string;
    readonly pictures: readonly string[];
  }[];
}

interface TicketTools {
  readonly words: Words;
  readonly time: Intl.DateTimeFormat;
  readonly onAnswer: (ticket: Ticket, text: string) => void;
}

const drawn = new Map<string, { readonly text: string; readonly card: HTMLElement }>();

/** Draws what waits for an answer, the most urgent first. Redraws only what has changed, so that a typed answer is kept. */
export function showTickets(list: readonly Ticket[], tools: TicketTools): void {
  find('tickets-section').hidden = list.length === 0;
  find('tickets-title').textContent = tools.words.tickets;
  for (const [number, { card }] of drawn) {
    if (list.some((each) => each.number === number)) continue;
    card.remove();
    drawn.delete(number);
  }
  for (const ticket of list) {
    const text = JSON.stringify(ticket);
    const earlier = drawn.get(ticket.number);
    if (earlier?.text === text) continue;
    const card = drawTicket(ticket, tools);
    if (earlier === undefined) find('tickets').append(card);
    else earlier.card.replaceWith(card);
    drawn.set(ticket.number, { text, card });
  }
}

function drawTicket(ticket: Ticket, { words, time, onAnswer }: TicketTools): HTMLElement {
  const facts = make('dl', 'facts');
  for (const [name, value] of [
    [words.account, ticket.account],
    [words.subject, ticket.subject],
    [words.aboutRecord, ticket.reference ?? ''],
    [words.answerBy, time.format(new Date(ticket.answerBy))],
  ] as const) {
    if (value !== '') facts.append(make('div', '', make('dt', '', name), make('dd', '', value)));
  }
  const entries = make(
    'ul',
    'payments',
    ...ticket.entries.map(({ from, at, text, pictures }) => {
      const who = `${words.nameOf(from)} · ${time.format(new Date(at))}`;
      const entry = make('li', '', make('p', 'dim', who), make('p', '', text));
      if (pictures.length > 0) entry.append(make('p', 'pictures', ...pictures.map(drawPicture(words))));
      return entry;
    }),
  );
  const answer = document.createElement('textarea');
  answer.rows = 3;
  answer.maxLength = 2_000;
  const send = make('button', 'button main', words.answer);
  send.setAttribute('type', 'button');
  send.addEventListener('click', () => {
    if (answer.value.trim() === '') answer.focus();
    else onAnswer(ticket, answer.value);
  });
  const head = make('div', 'top', make('h3', '', ticket.number), make('p', 'badge', words.nameOf(ticket.kind)));
  const form = make('p', 'row', make('label', '', words.yourAnswer, answer));
  const card = make('li', 'card', head, facts, entries, form, make('p', 'row', send));
  card.dataset['ticket'] = ticket.number;
  return card;
}

const drawPicture =
  (words: Words) =>
  (path: string, at: number): HTMLElement => {
    const image = make('img', '');
    image.setAttribute('src', path);
    image.setAttribute('alt', words.picture(at + 1));
    return image;
  };
