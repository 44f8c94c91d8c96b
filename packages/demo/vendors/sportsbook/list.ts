import type { Sport } from '#sandbox/seed/matchSides.ts';
import { find, make } from '../shared/dom.ts';
import { type Card, createCard, type OnPick } from './card.ts';
import { drawMark } from './crests.ts';
import type { MatchAnswer } from './server/messages.ts';
import type { Words } from './words.ts';

/** In the order of the page: what has not begun comes first. */
const groups = ['next', 'later', 'live', 'justEnded'] as const;
type Group = (typeof groups)[number];

/** Matches that begin within this time are in the group "next". */
const soonMs = 60 * 60_000;

/** The list of matches. `now` is the server's time, in ms since the epoch. */
export interface MatchList {
  update(matches: readonly MatchAnswer[], now: number): void;
  /** Updates countdowns and progress bars. */
  tick(now: number): void;
  /** Highlights the prices that are in the bet slip, by `keyOf`. */
  mark(keys: ReadonlySet<string>): void;
  /** Outlines a match and scrolls to it; nothing for one that is not listed. */
  reveal(matchId: string): void;
}

/** Creates the grouped list of matches, with a sport filter when there is more than one sport. */
export function createList(words: Words, onPick: OnPick): MatchList {
  const { say } = words;
  const cards = new Map<string, Card>();
  const container = find('groups');
  const nothing = make('p', { class: 'nothing', hidden: '' }, say('noMatches'));
  const lists = groups.map((group) => {
    const list = make('ul');
    const heading = make('h2', { id: `group-${group}` }, say(group));
    const section = make('section', { class: `group ${group}`, 'aria-labelledby': heading.id }, heading, list);
    container.append(section);
    return { group, section, list };
  });
  container.append(nothing);
  let chosen: Sport | null = null;
  let marked: ReadonlySet<string> = new Set();
  let shown: { readonly matches: readonly MatchAnswer[]; readonly now: number } = { matches: [], now: 0 };

  function update(matches: readonly MatchAnswer[], now: number): void {
    shown = { matches, now };
    writeFilters(matches);
    const known = new Set(matches.map(({ id }) => id));
    for (const [id, card] of cards) {
      if (known.has(id)) continue;
      card.element.remove();
      cards.delete(id);
    }
    for (const match of matches) {
      const card = cards.get(match.id);
      if (card) card.update(match);
      else {
        const created = createCard(match, words, onPick);
        created.mark(marked);
        cards.set(match.id, created);
      }
    }
    const visible = matches.filter(({ sport }) => chosen === null || sport === chosen);
    for (const { group, section, list } of lists) {
      const members = visible.filter((match) => groupOf(match, now) === group);
      // Most recently ended first.
      arrange(list, elementsOf(group === 'justEnded' ? members.toReversed() : members));
      section.hidden = members.length === 0;
    }
    nothing.hidden = visible.length > 0;
    tick(now);
  }

  function elementsOf(matches: readonly MatchAnswer[]): HTMLElement[] {
    return matches.flatMap(({ id }) => cards.get(id)?.element ?? []);
  }

  function tick(now: number): void {
    for (const card of cards.values()) card.tick(now);
  }

  function writeFilters(matches: readonly MatchAnswer[]): void {
    const filters = find('filters');
    const order: readonly Sport[] = ['football', 'basketball', 'volleyball', 'takraw', 'badminton'];
    const offered = order.filter((sport) => matches.some((match) => match.sport === sport));
    const written = [...filters.children].map((child) => (child as HTMLElement).dataset['sport']);
    if (offered.length < 2 || written.slice(1).join() === offered.join()) return;
    const filter = (sport: Sport | null): HTMLElement => {
      const button = make(
        'button',
        { type: 'button', 'data-sport': sport ?? '', 'aria-pressed': String(sport === chosen) },
        ...(sport ? [drawMark(sport)] : []),
        make('span', {}, say(sport ?? 'all')),
      );
      button.addEventListener('click', () => {
        chosen = sport;
        for (const other of filters.children) other.setAttribute('aria-pressed', String(other === button));
        update(shown.matches, shown.now);
      });
      return button;
    };
    filters.replaceChildren(filter(null), ...offered.map(filter));
    filters.hidden = false;
  }

  return {
    update,
    tick,
    mark(keys) {
      marked = keys;
      for (const card of cards.values()) card.mark(keys);
    },
    reveal(matchId) {
      const element = cards.get(matchId)?.element;
      element?.toggleAttribute('data-chosen', true);
      element?.scrollIntoView({ block: 'center' });
    },
  };
}

function groupOf({ state, startsAt }: MatchAnswer, now: number): Group {
  if (state === 'live') return 'live';
  if (state !== 'upcoming') return 'justEnded';
  return Date.parse(startsAt) - now <= soonMs ? 'next' : 'later';
}

/** Orders the elements. Elements already in place are not moved, because moving an element drops its focus. */
function arrange(list: HTMLElement, elements: readonly HTMLElement[]): void {
  for (const child of [...list.children]) if (!elements.includes(child as HTMLElement)) child.remove();
  elements.forEach((element, at) => {
    const current = list.children[at];
    if (current !== element) list.insertBefore(element, current ?? null);
  });
}
