import { find, make } from '../shared/page.ts';
import { type SlipDecision, type Words, slipDecisions } from './words.ts';

/** A slip that waits for an answer, as in the sandbox's control. */
export interface Slip {
  readonly reference: string;
  readonly account: string;
  /** Decimal, in baht. */
  readonly amount: string;
  readonly createdAt: string;
  readonly sentAt: string;
  /** The path of the picture. */
  readonly picture: string;
}

interface SlipTools {
  readonly words: Words;
  readonly time: Intl.DateTimeFormat;
  readonly baht: (amount: string) => string;
  readonly onDecide: (slip: Slip, decision: SlipDecision) => void;
}

let drawn = '';

/** Draws the slips of deposits, each with the answers that it can get. Redraws only a list that has changed. */
export function showSlips(list: readonly Slip[], tools: SlipTools): void {
  const text = JSON.stringify(list);
  if (text === drawn) return;
  drawn = text;
  find('slips-section').hidden = list.length === 0;
  find('slips-title').textContent = tools.words.slips;
  find('slips').replaceChildren(...list.map((slip) => drawSlip(slip, tools)));
}

function drawSlip(slip: Slip, { words, time, baht, onDecide }: SlipTools): HTMLElement {
  const facts = make('dl', 'facts');
  for (const [name, value] of [
    [words.account, slip.account],
    [words.toPay, baht(slip.amount)],
    [words.askedAt, time.format(new Date(slip.createdAt))],
    [words.sentAt, time.format(new Date(slip.sentAt))],
  ] as const) {
    facts.append(make('div', '', make('dt', '', name), make('dd', '', value)));
  }
  const image = make('img', '');
  image.setAttribute('src', slip.picture);
  image.setAttribute('alt', words.slip);
  const answers = slipDecisions.map((decision) => {
    const button = make('button', decision === 'accepted' ? 'button main' : 'button', words.decisions[decision]);
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => onDecide(slip, decision));
    return button;
  });
  const head = make('div', 'top', make('h3', '', slip.reference));
  const card = make('li', 'card', head, facts, make('p', 'pictures', image), make('p', 'row', ...answers));
  card.dataset['slip'] = slip.reference;
  return card;
}
