import { useState } from 'react';
import { gameList } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import { loading, useRemote } from '../remote.ts';
import { type Asked, firstFound, foundNothing, goesOn } from './firstFound.ts';
import { useOtherQueries } from './useOtherQueries.ts';

export interface NamedGames {
  /** What was typed. */
  readonly text: string;
  /** Nothing but that is looked for. */
  readonly exact: boolean;
  /** The question for a name; null asks nothing. */
  readonly inputFor: (name: string) => InputOf<typeof gameList> | null;
  /** Names in view, for guessing what was meant. */
  readonly known: () => readonly string[];
}

type Found = ReturnType<typeof firstFound>;

/**
 * A page of games by their name. The platform finds parts of names and nothing else: where nothing is called what was
 * typed, it is asked for what may have been meant, one after the other. What was found before stays in view meanwhile.
 */
export function useGamesNamed(asked: NamedGames): Found {
  const found = useFirstFound(asked);
  const shown = found.status === 'ready' && !found.refreshing ? found : null;
  const [former, setFormer] = useState(shown);
  if (shown !== null && (shown.value.games !== former?.value.games || shown.value.shownFor !== former.value.shownFor)) {
    setFormer(shown);
  }
  return found.status === 'loading' && former !== null ? { ...former, refreshing: true } : found;
}

function useFirstFound({ text, exact, inputFor, known }: NamedGames): Found {
  const [typed] = useRemote(gameList, inputFor(text), 'list');
  const guessing = text !== '' && !exact && foundNothing(typed);
  const others = useOtherQueries(guessing ? text : null, known);
  const guess = (name: string | undefined) => (name === undefined ? null : inputFor(name));
  const [other, another] = others ?? [];
  const [second] = useRemote(gameList, guess(other), 'oncePerSession');
  const asked: Asked[] = [{ answer: typed }];
  if (other !== undefined) asked.push({ name: other, answer: second });
  const [third] = useRemote(gameList, asked.every(goesOn) ? guess(another) : null, 'oncePerSession');
  if (another !== undefined) asked.push({ name: another, answer: third });
  return guessing && others === null ? loading : firstFound(asked);
}
