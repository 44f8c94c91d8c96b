import { find, make } from '../shared/dom.ts';
import { toSatang } from '../shared/money.ts';
import type { Phase } from './clock.ts';
import { canReverse, digitsIn, permutationsOf } from './numbers.ts';
import type { LotteryAnswer, PlayAnswer } from './server/messages.ts';
import { type Slip, addTo } from './slip.ts';
import { createSlipList } from './slipList.ts';
import { highestPays, sumOf, winOf } from './sums.ts';
import type { Words } from './words.ts';

/** A filled-in slip that has not been bought. */
export interface TicketDraft {
  readonly play: PlayAnswer;
  readonly numbers: Slip;
  /** The stake of each number. */
  readonly stake: string;
}

/** The form in which a player fills in a slip. */
export interface TicketForm {
  /**
   * Shows the slip of a lottery, as it was left.
   * @param preferredPlay the play type to select if the lottery has it; otherwise its default
   */
  show(lottery: LotteryAnswer, session: Offer, preferredPlay: string | null): void;
  enter(phase: Phase): void;
  /** Empties the shown slip. */
  clear(): void;
}

interface Offer {
  readonly stakes: readonly string[];
  readonly mostLines: number;
}

/**
 * Creates the form: a play, numbers and a stake for each of them. The number is one input for both keyboard and number
 * pad, rendered as digits in boxes. Each play of each lottery has a slip of its own, so choosing another loses none.
 */
export function createTicketForm(
  words: Words,
  on: {
    readonly submit: (draft: TicketDraft) => void;
    readonly tell: (text: string, mood?: 'neutral' | 'trouble') => void;
  },
): TicketForm {
  const { say, money } = words;
  const form = find('ticket');
  const field = find<HTMLInputElement>('number');
  const reverse = find<HTMLInputElement>('reverse');
  const buy = find<HTMLButtonElement>('buy');
  const slips = new Map<string, Slip>();
  const list = createSlipList(words, remove);
  let lotteryId = '';
  let plays: readonly PlayAnswer[] = [];
  let offer: Offer = { stakes: [], mostLines: 1 };
  let phase: Phase = 'open';

  const chosen = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
  const play = () => plays.find(({ type }) => type === chosen('play')) ?? plays[0];
  const stake = () => chosen('stake') ?? offer.stakes[0] ?? '1.00';
  const slipOf = ({ type }: PlayAnswer): Slip => slips.get(`${lotteryId} ${type}`) ?? [];
  const keep = ({ type }: PlayAnswer, slip: Slip) => slips.set(`${lotteryId} ${type}`, slip);
  const withTyped = (current: PlayAnswer) =>
    addTo(slipOf(current), field.value, reverse.checked, { ...current, mostLines: offer.mostLines });
  const totals = (slip: Slip) => ({ count: words.count(slip.length), amount: money(sumOf(stake(), slip.length)) });

  function draw(): void {
    const current = play();
    if (!current) return;
    drawEntry(current);
    limitStakes(current);
    drawSums(current);
  }

  function drawEntry(current: PlayAnswer): void {
    const { digits, type } = current;
    field.maxLength = digits;
    field.value = digitsIn(field.value).slice(0, digits);
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
    find('reverse-choice').hidden = !canReverse(current);
    const all = reverse.checked && number.length === digits ? permutationsOf(number) : [];
    find('reversed').textContent =
      all.length > 0 ? say('reversed', { count: words.count(all.length), numbers: all.join(' ') }) : say('reverseRule');
  }

  /** Disables stakes that the play does not take, and chooses the first one instead of a disabled one. */
  function limitStakes({ maxStake }: PlayAnswer): void {
    const chips = [...form.querySelectorAll<HTMLInputElement>('input[name=stake]')];
    for (const chip of chips) chip.disabled = toSatang(chip.value) > toSatang(maxStake);
    if (chips.some(({ disabled, checked }) => disabled && checked) && chips[0]) chips[0].checked = true;
  }

  function drawSums(current: PlayAnswer): void {
    const { digits, type, minStake, maxStake } = current;
    // A complete number in the field is bought with the slip, so it counts already.
    const slip = field.value.length === digits ? withTyped(current).slip : slipOf(current);
    list.show(slipOf(current));
    find('slip-title').textContent = say('slip', { play: say(type) });
    const limits = { least: money(minStake), most: money(maxStake), count: words.count(offer.mostLines) };
    find('limits').textContent = say('limits', limits);
    find('sum-of').textContent = say('sumOf', { count: words.count(slip.length), stake: money(stake()) });
    find('sum').textContent = totals(slip).amount;
    find('win-word').textContent = say(slip.length > 1 ? 'winEach' : 'win');
    const pays = highestPays(current.pays, slip.length > 0 ? slip : ['0123'.slice(0, digits)]);
    find('win').textContent = money(winOf(stake(), pays));
    find('buy-word').textContent = slip.length > 0 ? say('buy', totals(slip)) : say('buyNone');
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

  /** Moves the number from the field onto the slip. Says why not, and keeps the number then. */
  function add(): void {
    const current = play();
    if (!current || isMissing(current)) return;
    const { slip, added, problem } = withTyped(current);
    if (problem !== null) return refuse(problem, current);
    keep(current, slip);
    field.value = '';
    draw();
    on.tell(say('added', { numbers: added.join(' '), ...totals(slip) }));
  }

  function remove(number: string): void {
    const current = play();
    if (!current) return;
    const slip = slipOf(current).filter((line) => line !== number);
    keep(current, slip);
    draw();
    on.tell(say('removed', { number, ...totals(slip) }));
  }

  function isMissing({ digits }: PlayAnswer): boolean {
    if (field.value.length >= digits) return false;
    field.focus();
    on.tell(say('needNumber', { count: String(digits) }), 'trouble');
    return true;
  }

  function refuse(problem: 'onSlip' | 'slipFull', current: PlayAnswer): void {
    const counts = { most: words.count(offer.mostLines), count: words.count(slipOf(current).length) };
    on.tell(say(problem, { number: field.value, ...counts }), 'trouble');
  }

  function submit(): void {
    const current = play();
    if (!current || phase !== 'open') return;
    if (field.value !== '' || slipOf(current).length === 0) {
      if (isMissing(current)) return;
      const { slip, problem } = withTyped(current);
      if (problem === 'slipFull') return refuse(problem, current);
      keep(current, slip);
      field.value = '';
      draw();
    }
    on.submit({ play: current, numbers: slipOf(current), stake: stake() });
  }

  // As on the number pad: typing onto a complete number starts a new one.
  field.addEventListener('beforeinput', ({ data }) => {
    if (/^[\d๐-๙]$/.test(data ?? '') && field.value.length >= field.maxLength) field.value = '';
  });
  form.addEventListener('input', draw);
  buy.addEventListener('click', submit);
  find('add').addEventListener('click', add);
  // No <form>: a sandboxed frame blocks form submission and fires no submit event.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // The first Enter puts the number on the slip, the next one buys.
    if (field.value === '') submit();
    else add();
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
      ({ id: lotteryId, plays } = lottery);
      offer = offered;
      const playNamed = (name: string | null) => plays.find(({ type }) => type === name);
      const first = playNamed(preferredPlay) ?? playNamed(lottery.defaultPlayType) ?? plays[0];
      find('plays').replaceChildren(
        ...plays.map(({ type, pays }) =>
          choice('play', type, type === first?.type, say(type), say('pays', { count: words.count(pays.at(-1) ?? 0) })),
        ),
      );
      find('stakes').replaceChildren(
        ...offer.stakes.map((amount, at) => choice('stake', amount, at === 1, money(amount).replace(/\.00$/, ''))),
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
      const current = play();
      if (current) keep(current, []);
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
