import { find, make } from '../shared/dom.ts';
import { toSatang } from '../shared/money.ts';
import type { Phase } from './clock.ts';
import type { LotteryAnswer, PlayAnswer } from './server/messages.ts';
import { paysOn, winOf } from './sums.ts';
import type { Words } from './words.ts';

/** A filled-in ticket that has not been bought. */
export interface TicketDraft {
  readonly play: PlayAnswer;
  readonly number: string;
  readonly stake: string;
  /** The prize for this number, as a multiple of the stake. */
  readonly pays: number;
}

/** The form in which a player fills in a ticket. */
export interface TicketForm {
  /**
   * Shows an empty ticket of a lottery.
   * @param preferredPlay the play type to select if the lottery has it; otherwise its default
   */
  show(lottery: LotteryAnswer, stakes: readonly string[], preferredPlay: string | null): void;
  enter(phase: Phase): void;
  clear(): void;
}

/**
 * Creates the ticket form: a play, a number and a stake. The number is one input for both keyboard and number pad,
 * rendered as digits in boxes.
 */
export function createTicketForm(
  words: Words,
  on: { readonly submit: (draft: TicketDraft) => void; readonly missing: (digits: number) => void },
): TicketForm {
  const { say, money } = words;
  const form = find('ticket');
  const field = find<HTMLInputElement>('number');
  const buy = find<HTMLButtonElement>('buy');
  let plays: readonly PlayAnswer[] = [];
  let stakes: readonly string[] = [];
  let phase: Phase = 'open';

  const chosen = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
  const play = () => plays.find(({ type }) => type === chosen('play')) ?? plays[0];
  const stake = () => chosen('stake') ?? stakes[0] ?? '1.00';

  function draw(): void {
    const current = play();
    if (!current) return;
    const { digits, type } = current;
    field.maxLength = digits;
    field.value = field.value.replace(/\D/g, '').slice(0, digits);
    const number = field.value;
    find('number-label').textContent = say('number', { count: String(digits) });
    find('boxes').replaceChildren(
      ...Array.from({ length: digits }, (_, at) => {
        const box = make('i', '', number[at] ?? '');
        box.toggleAttribute('data-next', at === number.length);
        return box;
      }),
    );
    find('rule').textContent = say(`${type}Rule`);
    const pays = paysOn(current.pays, number === '' ? '0123'.slice(0, digits) : number);
    find('win').textContent = money(winOf(stake(), pays));
    for (const chip of form.querySelectorAll<HTMLInputElement>('input[name=stake]')) {
      chip.disabled = toSatang(chip.value) > toSatang(current.maxStake);
      if (chip.disabled && chip.checked) {
        chip.checked = false;
        const first = form.querySelector<HTMLInputElement>('input[name=stake]');
        if (first) first.checked = true;
        return draw();
      }
    }
    find('buy-word').textContent = say('buy', { amount: money(stake()) });
    buy.ariaDisabled = String(phase !== 'open');
  }

  function write(digit: string): void {
    const most = play()?.digits ?? 0;
    // Typing onto a complete number starts a new one.
    field.value = field.value.length >= most ? digit : field.value + digit;
    draw();
  }

  function fillRandomly(): void {
    // Bytes of 250 and above are dropped, so that all ten digits are equally likely.
    const random = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < 250);
    field.value = [...random.slice(0, play()?.digits ?? 0)].map((byte) => byte % 10).join('');
    draw();
  }

  function submit(): void {
    const current = play();
    if (!current || phase !== 'open') return;
    if (field.value.length < current.digits) {
      field.focus();
      return on.missing(current.digits);
    }
    on.submit({ play: current, number: field.value, stake: stake(), pays: paysOn(current.pays, field.value) });
  }

  // As on the number pad: typing onto a complete number starts a new one.
  field.addEventListener('beforeinput', ({ data }) => {
    if (/^\d$/.test(data ?? '') && field.value.length >= field.maxLength) field.value = '';
  });
  form.addEventListener('input', draw);
  buy.addEventListener('click', submit);
  // No <form>: a sandboxed frame blocks form submission and fires no submit event.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  });
  find('pad').addEventListener('click', ({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
    if (key === 'lucky') fillRandomly();
    else if (key === 'erase') {
      field.value = field.value.slice(0, -1);
      draw();
    } else if (key !== undefined) write(key);
  });

  return {
    show(lottery, offered, preferredPlay) {
      ({ plays } = lottery);
      stakes = offered;
      const playNamed = (name: string | null) => plays.find(({ type }) => type === name);
      const first = playNamed(preferredPlay) ?? playNamed(lottery.defaultPlayType) ?? plays[0];
      find('plays').replaceChildren(
        ...plays.map(({ type, pays }) =>
          choice('play', type, type === first?.type, say(type), say('pays', { count: words.count(pays.at(-1) ?? 0) })),
        ),
      );
      find('stakes').replaceChildren(
        ...stakes.map((amount, at) => choice('stake', amount, at === 1, money(amount).replace(/\.00$/, ''))),
      );
      field.value = '';
      draw();
    },
    enter(next) {
      phase = next;
      form.dataset['phase'] = next;
      find('closed-note').textContent = next === 'open' ? '' : say(next === 'locked' ? 'lockedNote' : 'closedNote');
      draw();
    },
    clear() {
      field.value = '';
      draw();
    },
  };
}

function choice(name: string, value: string, checked: boolean, ...texts: readonly string[]): HTMLElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name, value, defaultChecked: checked, checked });
  return make('label', `choice ${name}`, input, ...texts.map((text, at) => make(at === 0 ? 'b' : 'span', '', text)));
}
