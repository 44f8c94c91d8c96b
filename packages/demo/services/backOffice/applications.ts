import { find, make } from '../shared/page.ts';
import type { Words } from './words.ts';

export type ApplicationAction = 'approve' | 'reject';

/** An application for a promotion that waits, as in the sandbox's control. */
export interface Application {
  readonly reference: string;
  readonly account: string;
  readonly promotion: string;
  readonly remark: string;
  /** Paths of the pictures that the player has sent. */
  readonly pictures: readonly string[];
  readonly createdAt: string;
}

interface ApplicationTools {
  readonly words: Words;
  readonly time: Intl.DateTimeFormat;
  readonly onDecide: (application: Application, action: ApplicationAction, reason: string) => void;
}

let drawn = '';

/** Draws the applications that wait, each with its pictures and two answers. Redraws only a list that has changed. */
export function showApplications(list: readonly Application[], tools: ApplicationTools): void {
  const text = JSON.stringify(list);
  if (text === drawn) return;
  drawn = text;
  find('applications-section').hidden = list.length === 0;
  find('applications-title').textContent = tools.words.applications;
  find('applications').replaceChildren(...list.map((each) => draw(each, tools)));
}

function draw(application: Application, { words, time, onDecide }: ApplicationTools): HTMLElement {
  const { reference, account, promotion, remark, pictures, createdAt } = application;
  const facts = make('dl', 'facts');
  for (const [label, value] of [
    [words.account, account],
    [words.remark, remark],
    [words.askedAt, time.format(new Date(createdAt))],
  ] as const) {
    if (value !== '') facts.append(make('div', '', make('dt', '', label), make('dd', '', value)));
  }
  const images = pictures.map((path, at) => {
    const image = make('img', '');
    image.setAttribute('src', path);
    image.setAttribute('alt', words.picture(at + 1));
    return image;
  });
  const reason = document.createElement('input');
  reason.autocomplete = 'off';
  const button = (label: string, kind: string, action: ApplicationAction): HTMLElement => {
    const element = make('button', kind, label);
    element.setAttribute('type', 'button');
    element.addEventListener('click', () => onDecide(application, action, reason.value));
    return element;
  };
  const answers = make(
    'p',
    'row',
    make('label', '', words.reason, reason),
    button(words.grant, 'button main', 'approve'),
    button(words.decline, 'button', 'reject'),
  );
  const head = make('div', 'top', make('h3', '', promotion));
  const card = make('li', 'card', head, facts, make('p', 'pictures', ...images), answers);
  card.dataset['application'] = reference;
  return card;
}
