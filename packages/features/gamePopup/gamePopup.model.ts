import type { Game } from '#api/games.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import type { Remote } from '../shared/remote.ts';

/** Whose games, of which type. */
export interface GamePopupTarget {
  readonly gameType: GameType;
  readonly vassalage: string;
}

/** GAM-02: the list that the address wants over its page (`?games=PVP.PDNG`), or null for none. */
export function parseGamePopup(search: URLSearchParams): GamePopupTarget | null {
  const [, type, vassalage = ''] = /^([A-Z]+)\.(.+)$/.exec(search.get('games') ?? '') ?? [];
  const gameType = gameTypes.find((known): known is GameType => known === type);
  return gameType === undefined ? null : { gameType, vassalage };
}

/** The address of the page alone. */
export function withoutGamePopup(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('games');
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** How it goes on after the games that are shown. */
export type FurtherGames =
  | { readonly status: 'end' }
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | Extract<Remote<never>, { status: 'failed' }>;

export interface GamesSoFar<Item> {
  readonly games: readonly Item[];
  readonly further: FurtherGames;
  /** They answer the question before. */
  readonly stale: boolean;
  /** What was looked for in place of what was typed, which nothing is called. */
  readonly shownFor?: string;
}

/**
 * What is shown while a list grows page by page: the former pages stay, whatever becomes of the next one.
 * @param before the games of the former pages
 * @param page the one that was asked for last, from 1
 * @param shownFor of the former pages
 */
export function gamesSoFar(
  answer: Remote<{ readonly games: readonly Game[]; readonly totalPages: number; readonly shownFor?: string }>,
  before: readonly Game[],
  page: number,
  shownFor = answer.status === 'ready' ? answer.value.shownFor : undefined,
): Remote<GamesSoFar<Game>> {
  const ready = (games: readonly Game[], further: FurtherGames, stale = false): Remote<GamesSoFar<Game>> => ({
    status: 'ready',
    value: { games, further, stale, ...(shownFor !== undefined && { shownFor }) },
    refreshing: stale,
    at: 0,
  });
  if (answer.status === 'ready' && !answer.refreshing) {
    const { games, totalPages } = answer.value;
    return ready([...before, ...games], { status: page < totalPages ? 'idle' : 'end' });
  }
  if (page > 1) return ready(before, answer.status === 'failed' ? answer : { status: 'loading' });
  return answer.status === 'ready' ? ready(answer.value.games, { status: 'end' }, true) : answer;
}
