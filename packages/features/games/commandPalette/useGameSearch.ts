import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#api/errors.ts';
import { queriesFor } from '#core/catalogue/search/queriesFor.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type FoundGames, type LobbyType, searchGames } from './searchGames.ts';

/** From the last key to the request, in ms. */
const typingPauseMs = 150;
const nothing: FoundGames = { games: [] };
const noLobbies: readonly LobbyType[] = [];

/**
 * Searches games on the platform when typing pauses. A newer text aborts the search.
 * @param lobbies the lobbies to search; while they load or have failed, the search has their state
 * @param known names of cached games, to guess what a misspelt text meant
 * @param guessing whether to search for what the text may have meant where it has no match
 */
export function useGameSearch(
  text: string,
  lobbies: Remote<readonly LobbyType[]>,
  known: () => readonly string[],
  guessing: boolean,
): Remote<FoundGames> {
  const { client, deployment } = usePlatform();
  const language = useLanguage();
  const { t } = useTranslation('commandPalette');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ searchKey: string; attempt: number; result: Result<FoundGames> } | null>(null);
  const searched = lobbies.status === 'ready' ? lobbies.value : noLobbies;
  const scope = searched.join();
  const searchKey = [language, scope, text].join('\n');

  const search = useEffectEvent((signal: AbortSignal) => {
    const guess = () => (guessing ? queriesFor(text, [...known(), ...t('nameWords').split(' ')]).slice(1) : []);
    const { merchant, channel } = deployment;
    return searchGames(client, text, guess, { lobbies: searched, merchant, channel, language }, signal);
  });
  useEffect(() => {
    if (text === '' || scope === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void search(controller.signal).then((result) => {
        if (controller.signal.aborted) return;
        // A transition, so that rendering the results does not block the next key.
        startTransition(() => setAnswer({ searchKey, attempt, result }));
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, scope, searchKey, attempt]);

  if (text === '') return ready(nothing);
  if (lobbies.status !== 'ready') return lobbies;
  if (scope === '') return ready(nothing);
  if (answer?.searchKey !== searchKey) return loading;
  const { result } = answer;
  if (result.ok) return ready(result.value);
  return {
    status: 'failed',
    error: result.error,
    retry: () => setAttempt((count) => count + 1),
    refreshing: answer.attempt !== attempt,
  };
}
