import { useState } from 'react';
import { gameList } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import { loading, useRemote } from '../../data/remote.ts';
import { type SearchAttempt, firstFound, isEmptyAnswer, shouldTryNext } from './firstFound.ts';
import { useOtherQueries } from './useOtherQueries.ts';

/** A search for games by name. */
export interface NamedGames {
  /** The typed text. */
  readonly text: string;
  /** Searches for the typed text only. */
  readonly exact: boolean;
  /** Builds the input for a name; null makes no request. */
  readonly inputFor: (name: string) => InputOf<typeof gameList> | null;
  /** Names in view, for finding similar ones. */
  readonly known: () => readonly string[];
}

type Found = ReturnType<typeof firstFound>;

/**
 * Reads a page of games by name. The platform only finds parts of names: without results, other queries are tried in order
 * (see `queriesFor`). Keeps the previous games while they load.
 */
export function useGamesNamed(search: NamedGames): Found {
  const found = useFirstFound(search);
  const shown = found.status === 'ready' && !found.refreshing ? found : null;
  const [previous, setPrevious] = useState(shown);
  if (
    shown !== null &&
    (shown.value.games !== previous?.value.games || shown.value.shownFor !== previous.value.shownFor)
  ) {
    setPrevious(shown);
  }
  return found.status === 'loading' && previous !== null ? { ...previous, refreshing: true } : found;
}

function useFirstFound({ text, exact, inputFor, known }: NamedGames): Found {
  const [typed] = useRemote(gameList, inputFor(text), 'list');
  const guessing = text !== '' && !exact && isEmptyAnswer(typed);
  const others = useOtherQueries(guessing ? text : null, known);
  const guess = (name: string | undefined) => (name === undefined ? null : inputFor(name));
  const [other, another] = others ?? [];
  const [second] = useRemote(gameList, guess(other), 'oncePerSession');
  const attempts: SearchAttempt[] = [{ answer: typed }];
  if (other !== undefined) attempts.push({ name: other, answer: second });
  const [third] = useRemote(gameList, attempts.every(shouldTryNext) ? guess(another) : null, 'oncePerSession');
  if (another !== undefined) attempts.push({ name: another, answer: third });
  return guessing && others === null ? loading : firstFound(attempts);
}
