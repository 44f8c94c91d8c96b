import type { Game } from '#api/games.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import type { LoadedGames, NextPage } from './gamePopup.types.ts';

/** The vendor and the type of games that the popup lists. */
export interface GamePopupTarget {
  readonly gameType: GameType;
  readonly vassalage: string;
}

/** Reads the popup that the URL asks for (GAM-02), for example `?games=PVP.PDNG`; null for none. */
export function parseGamePopup(search: URLSearchParams): GamePopupTarget | null {
  const [, type, vassalage = ''] = /^([A-Z]+)\.(.+)$/.exec(search.get('games') ?? '') ?? [];
  const gameType = gameTypes.find((known): known is GameType => known === type);
  return gameType === undefined ? null : { gameType, vassalage };
}

/** The URL of the page without the popup. */
export function withoutGamePopup(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('games');
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/**
 * Joins the loaded pages of a growing list with the state of the last requested page. A page that loads or fails never
 * hides the pages before it.
 * @param previous the games of the pages before
 * @param page the last requested page, 1-based
 * @param shownFor of the pages before
 */
export function joinPages(
  answer: Remote<{ readonly games: readonly Game[]; readonly totalPages: number; readonly shownFor?: string }>,
  previous: readonly Game[],
  page: number,
  shownFor = answer.status === 'ready' ? answer.value.shownFor : undefined,
): Remote<LoadedGames<Game>> {
  const ready = (games: readonly Game[], nextPage: NextPage, stale = false): Remote<LoadedGames<Game>> => ({
    status: 'ready',
    value: { games, nextPage, stale, ...(shownFor !== undefined && { shownFor }) },
    refreshing: stale,
    at: 0,
  });
  if (answer.status === 'ready' && !answer.refreshing) {
    const { games, totalPages } = answer.value;
    return ready([...previous, ...games], { status: page < totalPages ? 'idle' : 'end' });
  }
  if (page > 1) return ready(previous, answer.status === 'failed' ? answer : { status: 'loading' });
  return answer.status === 'ready' ? ready(answer.value.games, { status: 'end' }, true) : answer;
}
