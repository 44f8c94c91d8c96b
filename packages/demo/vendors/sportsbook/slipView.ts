import { find, make } from '../shared/dom.ts';
import { parseAmount, toAmount, toSatang } from '../shared/money.ts';
import { clockText, keyOf } from './card.ts';
import { parlayPrice, payoutOf } from './money.ts';
import { kindWords, pickText } from './picks.ts';
import { parlaySize } from './rules.ts';
import type { FixturesSession, MatchAnswer, PickAnswer, QuoteAnswer } from './server/messages.ts';
import { type SeenPick, writePick } from './siteSlip.ts';
import type { Words } from './words.ts';

export type SlipState = 'empty' | 'open' | 'placing' | 'unconfirmed' | 'placed';

/** A pick in the slip. */
export interface SlipItem extends SeenPick {
  readonly pick: PickAnswer;
  readonly match: MatchAnswer;
  /** The current price. */
  readonly odds: string;
  readonly state: QuoteAnswer['state'];
}

/** What the slip says in one line, for the site around it. */
export interface SlipLine {
  readonly count: string;
  readonly label: string;
  readonly price: string;
  readonly stake: string;
  readonly returns: string;
  readonly picks: ReturnType<typeof writePick>[];
}

interface ViewOptions {
  readonly onRemove: (key: string) => void;
  /** Called when stake or way of betting have changed. */
  readonly onWrite: () => void;
}

/** Whether picks can be one bet: 2 to 8 of different matches. */
const canBeParlay = (items: readonly Pick<SlipItem, 'pick'>[]): boolean =>
  items.length >= parlaySize.least &&
  items.length <= parlaySize.most &&
  new Set(items.map(({ pick }) => pick.matchId)).size === items.length;

const paid = (items: readonly SlipItem[]) => items.map(({ odds }) => ({ odds: toSatang(odds), state: 'won' as const }));

/** The elements of the bet slip. Writes what `slip.ts` decides. */
export function createSlipView(words: Words, { onRemove, onWrite }: ViewOptions) {
  const { say, money } = words;
  const [element, said, place] = [find('slip'), find('slip-said'), find<HTMLButtonElement>('place')];
  const stake = find<HTMLInputElement>('stake');
  const accepts = find<HTMLSelectElement>('accepts');
  const [single, parlay] = [find('mode-single'), find('mode-parlay')];
  let wantsParlay = false;
  let session: Pick<FixturesSession, 'balance' | 'stakes'> | undefined;
  const rows = new Map<string, ReturnType<typeof createRow>>();

  const state = (): SlipState => element.dataset['state'] as SlipState;
  const isParlay = (items: readonly SlipItem[]): boolean => wantsParlay && items.length >= parlaySize.least;

  function createRow(key: string) {
    const [pick, note, problem] = [make('span', 'pick-name'), make('span', 'pick-note'), make('span', 'pick-problem')];
    const [odds, before] = [make('b', 'pick-odds'), make('s', 'pick-before')];
    const button = make('button', { type: 'button', class: 'pick-remove' });
    button.append(make('span', { 'aria-hidden': 'true' }, '×'));
    button.addEventListener('click', () => onRemove(key));
    const prices = make('span', 'prices', before, ' ', odds);
    return {
      element: make('li', 'pick', pick, prices, note, problem, button),
      pick,
      odds,
      before,
      note,
      problem,
      button,
    };
  }

  function writeRow(row: ReturnType<typeof createRow>, { pick, match, seen, odds, state: open }: SlipItem): void {
    const { language } = words;
    const name = pickText(match, pick, words);
    const clock = clockText(match, words);
    const score = match.score ? match.score.join('–') : '';
    const versus = say('versus', { home: match.home.name[language], away: match.away.name[language] });
    row.element.dataset['state'] = open;
    row.pick.textContent = name;
    row.odds.textContent = odds;
    row.before.hidden = seen === odds;
    row.before.textContent = seen;
    row.note.textContent = [say(kindWords[pick.kind]), [clock, score].join(' ').trim(), versus]
      .filter(Boolean)
      .join(' · ');
    row.problem.textContent = open === 'open' ? '' : say(open === 'closed' ? 'closed' : 'suspended');
    row.button.ariaLabel = `${say('remove')}: ${name}`;
    row.button.disabled = state() === 'placing' || state() === 'unconfirmed';
  }

  function writeRows(items: readonly SlipItem[]): void {
    const keys = new Set(items.map(({ pick }) => keyOf(pick)));
    for (const [key, row] of rows) {
      if (keys.has(key)) continue;
      row.element.remove();
      rows.delete(key);
    }
    for (const item of items) {
      const key = keyOf(item.pick);
      const row = rows.get(key) ?? createRow(key);
      if (!rows.has(key)) find('picks').append(row.element);
      rows.set(key, row);
      writeRow(row, item);
    }
  }

  /** What the bets cost together and may pay, in satang. */
  function sums(items: readonly SlipItem[]) {
    const satang = parseAmount(stake.value) ?? 0;
    if (isParlay(items)) return { stake: satang, returns: payoutOf(satang, paid(items)), most: satang };
    const returns = items.reduce((sum, item) => sum + payoutOf(satang, paid([item])), 0);
    return { stake: satang * items.length, returns, most: satang };
  }

  function placeLabel(items: readonly SlipItem[], asks: (item: SlipItem) => boolean): [text: string, off: boolean] {
    if (state() === 'placing') return [say('placing'), true];
    if (state() === 'unconfirmed') return [say('check'), false];
    if (items.some((item) => item.state === 'closed')) return [say('removeClosed'), true];
    if (items.some((item) => item.state === 'suspended')) return [say('suspended'), true];
    if (isParlay(items) && !canBeParlay(items)) return [say('parlayRule'), true];
    const all = sums(items);
    if (all.stake === 0) return [say('placeEmpty'), false];
    if (session && all.stake > toSatang(session.balance)) return [say('tooLow'), true];
    const amount = money(toAmount(all.stake));
    const asked = items.filter(asks);
    const odds = isParlay(items) ? toAmount(parlayPrice(paid(items))) : (asked[0]?.odds ?? '');
    return [asked.length > 0 ? say('placeAt', { odds, amount }) : say('place', { amount }), false];
  }

  for (const [button, chosen] of [
    [single, false],
    [parlay, true],
  ] as const) {
    button.addEventListener('click', () => {
      wantsParlay = chosen;
      onWrite();
    });
  }
  stake.addEventListener('input', onWrite);

  return {
    ...{ element, place, stake, accepts, state, isParlay },
    enter(next: SlipState): void {
      element.dataset['state'] = next;
      const busy = next === 'placing' || next === 'unconfirmed';
      stake.readOnly = busy;
      accepts.disabled = busy;
      for (const button of [...find('chips').children, single, parlay]) (button as HTMLButtonElement).disabled = busy;
    },
    tell(text: string, mood: 'neutral' | 'good' | 'trouble' = 'neutral'): void {
      said.dataset['mood'] = mood;
      said.textContent = text;
    },
    write(items: readonly SlipItem[], { asks }: { readonly asks: (item: SlipItem) => boolean }): void {
      writeRows(items);
      const several = items.length >= parlaySize.least;
      find('mode').hidden = !several;
      single.ariaPressed = String(!isParlay(items));
      parlay.ariaPressed = String(isParlay(items));
      find('stake-label').textContent = say(several && !isParlay(items) ? 'stakeEach' : 'stake');
      find('combined').hidden = !isParlay(items);
      find('combined-odds').textContent = isParlay(items) ? toAmount(parlayPrice(paid(items))) : '';
      const all = sums(items);
      find('returns').textContent = all.stake > 0 ? money(toAmount(all.returns)) : '–';
      const left = session ? toSatang(session.balance) - all.stake : -1;
      find('left').textContent = left >= 0 ? money(toAmount(left)) : '–';
      const [text, off] = placeLabel(items, asks);
      place.textContent = text;
      place.ariaDisabled = String(off);
    },
    /** What the slip says in one line. */
    line(items: readonly SlipItem[]): SlipLine {
      const [first, ...others] = items;
      const all = sums(items);
      const name = first === undefined ? '' : pickText(first.match, first.pick, words);
      const price = isParlay(items)
        ? toAmount(parlayPrice(paid(items)))
        : others.length === 0
          ? (first?.odds ?? '')
          : '';
      const amounts = first !== undefined && all.stake > 0;
      return {
        count: String(items.length),
        label: others.length > 0 ? `${name} +${others.length}` : name,
        price,
        stake: amounts ? money(toAmount(all.stake)) : '',
        returns: amounts ? money(toAmount(all.returns)) : '',
        picks: items.map(writePick),
      };
    },
    setSession(next: FixturesSession): void {
      session = next;
    },
    /** Writes chips and limits, and the stake to begin with. */
    writeStakes({ stakes, accepts: before }: FixturesSession): void {
      accepts.value = before;
      const { least, most, mostReturns, latest } = stakes;
      find('limits').textContent = say('limits', {
        ...{ least: money(least), most: money(most), returns: money(mostReturns) },
      });
      const chip = (text: string, satang: () => number): HTMLElement => {
        const button = make('button', { type: 'button' }, text);
        button.addEventListener('click', () => {
          stake.value = toAmount(satang()).replace(/\.00$/, '');
          onWrite();
        });
        return button;
      };
      find('chips').replaceChildren(
        ...stakes.chips.map((amount) =>
          chip(`+${money(amount)}`, () => (parseAmount(stake.value) ?? 0) + toSatang(amount)),
        ),
        ...(latest === null ? [] : [chip(say('latest'), () => toSatang(latest))]),
      );
      stake.value = (latest ?? stakes.chips[0] ?? '').replace(/\.00$/, '');
    },
  };
}
