import { make } from '../shared/dom.ts';
import { drawCrest, drawMark } from './crests.ts';
import { kindWords, lineOf, outcomeText } from './picks.ts';
import type { MarketAnswer, MatchAnswer, PickAnswer } from './server/messages.ts';
import type { Words } from './words.ts';

/** A match in the list. Updates keep the same element, so focus and scroll position survive. */
export interface Card {
  readonly element: HTMLElement;
  update(match: MatchAnswer): void;
  /** Updates the time label and the progress bar; `now` is in ms since the epoch. */
  tick(now: number): void;
  /** Highlights the prices that are in the bet slip, by `keyOf`. */
  mark(keys: ReadonlySet<string>): void;
}

/** Called when a price is clicked or activated by keyboard. */
export type OnPick = (match: MatchAnswer, pick: PickAnswer, byKeyboard: boolean) => void;

/** Names a pick, as equal picks are. */
export const keyOf = ({ matchId, kind, line, outcome }: PickAnswer): string => `${matchId} ${kind} ${line} ${outcome}`;

/** Matches that begin within this time show a countdown instead of a time of day. */
const countdownMs = 60 * 60_000;

/** Creates the card of a match. */
export function createCard(first: MatchAnswer, words: Words, onPick: OnPick): Card {
  const { language, say } = words;
  const when = make('span', { class: 'when' });
  const rows = make('div', { class: 'rows' });
  const bar = make('i');
  const versus = { home: first.home.name[language], away: first.away.name[language] };
  const element = make(
    'li',
    { class: 'card', 'data-match': first.id, tabindex: '-1' },
    make(
      'div',
      { class: 'card-head' },
      drawMark(first.sport),
      make('span', { class: 'competition' }, first.competition[language]),
      when,
    ),
    make('h3', { class: 'unseen' }, say('versus', versus)),
    rows,
    make('div', { class: 'bar', 'aria-hidden': 'true' }, bar),
  );
  let match = first;
  let marked: ReadonlySet<string> = new Set();
  let rendered = '';

  function update(next: MatchAnswer): void {
    const before = match;
    match = next;
    element.dataset['state'] = match.state;
    // The rows are rebuilt only when their structure changes; otherwise the prices are updated in place.
    const { state, result, score, markets } = match;
    const structure = JSON.stringify([state, result, score, markets.map((each) => [each.line, each.suspended])]);
    if (structure !== rendered) {
      const { activeElement } = document;
      const focused = rows.contains(activeElement) ? (activeElement as HTMLElement).dataset['key'] : undefined;
      rows.replaceChildren(...(markets.length > 0 ? marketRows(markets) : resultRows()));
      if (focused !== undefined) (buttonOf(focused) ?? element).focus({ preventScroll: true });
      rendered = structure;
    } else writePrices(before.markets);
    mark(marked);
  }

  const buttonOf = (key: string): HTMLElement | undefined =>
    [...rows.querySelectorAll<HTMLButtonElement>('.price')].find(
      (each) => each.dataset['key'] === key && !each.disabled,
    );

  /** A button with a price; with a lock while the market takes no bets. */
  function priceButton(market: MarketAnswer, at: number, ...content: Node[]): HTMLElement {
    const { id: outcome, price } = market.outcomes[at] ?? { id: 'home', price: '' };
    const pick: PickAnswer = { matchId: match.id, kind: market.kind, line: market.line, outcome };
    const button = make(
      'button',
      { type: 'button', class: 'price', 'data-pick': outcome, 'data-key': keyOf(pick), 'aria-pressed': 'false' },
      ...content,
      make('b', { class: 'odds' }, price),
    );
    if (market.suspended) {
      button.disabled = true;
      button.append(make('span', { class: 'unseen' }, ` ${say('suspended')}`));
    }
    button.addEventListener('click', (event) => onPick(match, pick, event.detail === 0));
    return button;
  }

  function marketRows([main, ...others]: readonly MarketAnswer[]): HTMLElement[] {
    if (main === undefined) return [];
    const mainRows = main.outcomes.map(({ id }, at) => {
      const crest = id === 'home' || id === 'away' ? drawCrest(match[id], match.sport) : make('span', 'crest');
      const goals = id === 'home' ? match.score?.[0] : id === 'away' ? match.score?.[1] : undefined;
      const button = priceButton(main, at, crest, make('span', 'side', outcomeText(match, id, words)));
      button.classList.add('row');
      if (goals !== undefined) button.querySelector('.odds')?.before(make('b', 'goals', String(goals)));
      return button;
    });
    return [...mainRows, ...others.map(lineRow)];
  }

  /** A market with a line: its name, and a button for either side. */
  function lineRow(market: MarketAnswer): HTMLElement {
    const name = say(kindWords[market.kind]);
    const buttons = market.outcomes.map(({ id }, at) => {
      const word = id === 'home' || id === 'away' ? '' : `${say(id)} `;
      const side = make('span', 'unseen', `${outcomeText(match, id, words)} `);
      const line = `${word}${lineOf({ ...market, outcome: id })}`;
      return priceButton(market, at, ...(word === '' ? [side] : []), make('span', 'line', line));
    });
    return make(
      'div',
      { class: 'market', role: 'group', 'aria-label': name },
      make('span', { class: 'market-name', 'aria-hidden': 'true' }, name),
      ...buttons,
    );
  }

  function writePrices(before: readonly MarketAnswer[]): void {
    const prices = (markets: readonly MarketAnswer[]) => markets.flatMap(({ outcomes }) => outcomes);
    const [was, are] = [prices(before), prices(match.markets)];
    for (const [at, button] of rows.querySelectorAll<HTMLElement>('.price').entries()) {
      const price = button.querySelector('.odds');
      const [is, old] = [are[at]?.price, was[at]?.price];
      if (price === null || is === undefined || old === undefined) continue;
      price.textContent = is;
      delete button.dataset['moved'];
      if (is === old) continue;
      const moved = Number(is) > Number(old) ? 'up' : 'down';
      button.dataset['moved'] = moved;
      price.append(make('span', { class: 'unseen' }, ` ${say(moved)}`));
    }
  }

  function resultRows(): HTMLElement[] {
    const row = (side: 'home' | 'away'): HTMLElement => {
      const won = match.result === side;
      const score = match.score?.[side === 'home' ? 0 : 1];
      return make(
        'div',
        { class: 'row', ...(match.result !== null && { 'data-won': String(won) }) },
        drawCrest(match[side], match.sport),
        make('span', { class: 'side' }, match[side].name[language]),
        ...(won ? [make('span', { class: 'winner' }, say('winner'))] : []),
        make('b', { class: 'score' }, score === undefined ? '' : String(score)),
      );
    };
    const ended = match.result === 'draw' ? [make('p', { class: 'outcome' }, say('drawEnded'))] : [];
    return [row('home'), row('away'), ...ended];
  }

  function mark(keys: ReadonlySet<string>): void {
    marked = keys;
    for (const button of rows.querySelectorAll<HTMLElement>('.price')) {
      button.setAttribute('aria-pressed', String(keys.has(button.dataset['key'] ?? '')));
    }
  }

  update(first);
  return {
    element,
    update,
    mark,
    tick(now) {
      when.textContent = whenOf(match, now, words);
      const [start, end] = [Date.parse(match.startsAt), Date.parse(match.endsAt)];
      const played = Math.min(1, Math.max(0, (now - start) / (end - start)));
      bar.style.setProperty('transform', `scaleX(${played.toFixed(4)})`);
    },
  };
}

/** How far a running match is, in words; '' for a match without a clock. */
export function clockText({ clock, sport }: Pick<MatchAnswer, 'clock' | 'sport'>, { say }: Pick<Words, 'say'>): string {
  if (clock === null) return '';
  if (!clock.running) return say('halfTime');
  if (clock.minute !== null) return `${clock.minute}′ ${say(clock.period === 1 ? 'firstHalf' : 'secondHalf')}`;
  const word = sport === 'basketball' ? 'quarter' : sport === 'esports' || sport === 'badminton' ? 'game' : 'set';
  return say(word, { number: String(clock.period) });
}

function whenOf(match: MatchAnswer, now: number, words: Words): string {
  const { say, hour, day } = words;
  const [start, end] = [Date.parse(match.startsAt), Date.parse(match.endsAt)];
  switch (match.state) {
    case 'upcoming': {
      if (start <= now) return say('begins');
      if (start - now < countdownMs) return say('startsIn', { time: countdown(start - now) });
      return `${day(start, now)} ${hour(start)}`;
    }
    case 'live': {
      if (end <= now) return say('finishing');
      return clockText(match, words) || say('endsIn', { time: countdown(end - now) });
    }
    case 'postponed':
      return say('postponed');
    case 'ended':
      return `${say('ended')} ${hour(end)}`;
  }
}

/** Formats a duration in ms as a countdown: 125,000 becomes `2:05`. */
function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const pad = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
