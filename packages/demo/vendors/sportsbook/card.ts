import type { Pick } from '#sandbox/seed/matchOdds.ts';
import { make } from '../shared/dom.ts';
import { drawCrest, drawMark } from './crests.ts';
import type { MatchAnswer, OddsAnswer } from './server/messages.ts';
import type { Words } from './words.ts';

/** A match in the list. Updates keep the same element, so focus and scroll position survive. */
export interface Card {
  readonly element: HTMLElement;
  update(match: MatchAnswer): void;
  /** Updates the time label and the progress bar; `now` is in ms since the epoch. */
  tick(now: number): void;
  /** Highlights the price that is in the bet slip; null for none. */
  mark(pick: Pick | null): void;
}

/** Called when a price is clicked or activated by keyboard. */
export type OnPick = (match: MatchAnswer, pick: Pick, byKeyboard: boolean) => void;

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
  let marked: Pick | null = null;
  let rendered = '';

  function update(next: MatchAnswer): void {
    const before = match;
    match = next;
    element.dataset['state'] = match.state;
    // The rows are rebuilt only when their structure changes; otherwise the prices are updated in place.
    const structure = `${match.state} ${match.result} ${match.score?.join(':')}`;
    if (structure !== rendered) {
      const hadFocus = rows.contains(document.activeElement);
      rows.replaceChildren(...(match.odds ? priceRows(match.odds) : resultRows()));
      if (hadFocus) element.focus({ preventScroll: true });
      rendered = structure;
    } else if (match.odds && before.odds) writePrices(match.odds, before.odds);
    mark(marked);
  }

  function priceRows(odds: OddsAnswer): HTMLElement[] {
    const row = (pick: Pick): HTMLElement => {
      const button = make(
        'button',
        { type: 'button', class: 'row price', 'data-pick': pick, 'aria-pressed': 'false' },
        ...(pick === 'draw' ? [make('span', { class: 'crest' })] : [drawCrest(match[pick], match.sport)]),
        make('span', { class: 'side' }, nameOf(match, pick, words)),
        make('b', { class: 'odds' }, odds[pick] ?? ''),
      );
      button.addEventListener('click', (event) => onPick(match, pick, event.detail === 0));
      return button;
    };
    return odds.draw === undefined ? [row('home'), row('away')] : [row('home'), row('draw'), row('away')];
  }

  function writePrices(odds: OddsAnswer, before: OddsAnswer): void {
    for (const button of rows.querySelectorAll<HTMLElement>('.price')) {
      const pick = button.dataset['pick'] as Pick;
      const price = button.querySelector('.odds');
      const [is, was] = [odds[pick], before[pick]];
      if (price === null || is === undefined || was === undefined) continue;
      price.textContent = is;
      delete button.dataset['moved'];
      if (is === was) continue;
      const moved = Number(is) > Number(was) ? 'up' : 'down';
      button.dataset['moved'] = moved;
      price.append(make('span', { class: 'unseen' }, ` ${say(moved)}`));
    }
  }

  function resultRows(): HTMLElement[] {
    const row = (pick: 'home' | 'away'): HTMLElement => {
      const won = match.result === pick;
      const score = match.score?.[pick === 'home' ? 0 : 1];
      return make(
        'div',
        { class: 'row', ...(match.result !== null && { 'data-won': String(won) }) },
        drawCrest(match[pick], match.sport),
        make('span', { class: 'side' }, match[pick].name[language]),
        ...(won ? [make('span', { class: 'winner' }, say('winner'))] : []),
        make('b', { class: 'score' }, score === undefined ? '' : String(score)),
      );
    };
    const ended = match.result === 'draw' ? [make('p', { class: 'outcome' }, say('drawEnded'))] : [];
    return [row('home'), row('away'), ...ended];
  }

  function mark(pick: Pick | null): void {
    marked = pick;
    for (const button of rows.querySelectorAll<HTMLElement>('.price')) {
      button.setAttribute('aria-pressed', String(button.dataset['pick'] === pick));
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

/** The name of a pick: a side, or the draw. */
export function nameOf(
  match: Record<'home' | 'away', MatchAnswer['home']>,
  pick: Pick,
  { language, say }: Words,
): string {
  return pick === 'draw' ? say('draw') : match[pick].name[language];
}

function whenOf(match: MatchAnswer, now: number, { say, hour, day }: Words): string {
  const [start, end] = [Date.parse(match.startsAt), Date.parse(match.endsAt)];
  switch (match.state) {
    case 'upcoming': {
      if (start <= now) return say('begins');
      if (start - now < countdownMs) return say('startsIn', { time: countdown(start - now) });
      return `${day(start, now)} ${hour(start)}`;
    }
    case 'live':
      return end <= now ? say('finishing') : say('endsIn', { time: countdown(end - now) });
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
