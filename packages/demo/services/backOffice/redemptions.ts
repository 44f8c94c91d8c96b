import { find, make } from '../shared/page.ts';
import type { Words } from './words.ts';

export type RedemptionAction = 'approve' | 'reject';

/** A redemption of points in process, as in the sandbox's control. */
export interface Redemption {
  readonly reference: string;
  readonly account: string;
  readonly name: string;
  readonly quantity: number;
  readonly points: number;
  /** Name, telephone number and address in one line; '' for what is not sent. */
  readonly delivery: string;
  readonly createdAt: string;
}

interface RedemptionTools {
  readonly words: Words;
  readonly time: Intl.DateTimeFormat;
  readonly onDecide: (redemption: Redemption, action: RedemptionAction, remark: string) => void;
}

let drawn = '';

/** Draws the redemptions in process, each with a remark and its two answers. Redraws only a list that has changed. */
export function showRedemptions(list: readonly Redemption[], tools: RedemptionTools): void {
  const text = JSON.stringify(list);
  if (text === drawn) return;
  drawn = text;
  find('redemptions-section').hidden = list.length === 0;
  find('redemptions-title').textContent = tools.words.redemptions;
  find('redemptions').replaceChildren(...list.map((each) => draw(each, tools)));
}

function draw(redemption: Redemption, { words, time, onDecide }: RedemptionTools): HTMLElement {
  const { reference, account, name, quantity, points, delivery, createdAt } = redemption;
  const facts = make('dl', 'facts');
  for (const [label, value] of [
    [words.account, account],
    [words.reward, `${name} × ${quantity}`],
    [words.points, points.toLocaleString('en')],
    [words.delivery, delivery],
    [words.askedAt, time.format(new Date(createdAt))],
  ] as const) {
    if (value !== '') facts.append(make('div', '', make('dt', '', label), make('dd', '', value)));
  }
  const remark = document.createElement('input');
  remark.autocomplete = 'off';
  const button = (label: string, kind: string, action: RedemptionAction): HTMLElement => {
    const element = make('button', kind, label);
    element.setAttribute('type', 'button');
    element.addEventListener('click', () => onDecide(redemption, action, remark.value));
    return element;
  };
  const answers = make(
    'p',
    'row',
    make('label', '', words.remark, remark),
    button(words.approveRedemption, 'button main', 'approve'),
    button(words.rejectRedemption, 'button', 'reject'),
  );
  const card = make('li', 'card', make('div', 'top', make('h3', '', reference)), facts, answers);
  card.dataset['redemption'] = reference;
  return card;
}
