import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#api/errors.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, loading, ready } from '../shared/remote.ts';
import { queriesFor } from '../shared/search/queriesFor.ts';
import { type FoundGames, type HallType, searchGames } from './searchGames.ts';

/** From the last key to the question, in ms. */
const typingPauseMs = 150;
const nothing: FoundGames = { games: [] };
const noHalls: readonly HallType[] = [];

/**
 * The platform's answer to what is being typed. It is asked when the typing pauses; a question that is overtaken is
 * cancelled, and its answer shown to nobody.
 * @param halls what there is to ask; while that is not known the search waits or fails with it, and where there is none
 * it has found nothing
 * @param known names in view, for guessing what was meant
 */
export function useGameSearch(
  text: string,
  halls: Remote<readonly HallType[]>,
  known: () => readonly string[],
): Remote<FoundGames> {
  const { client, deployment } = usePlatform();
  const language = useLanguage();
  const { t } = useTranslation('quickOpen');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; attempt: number; result: Result<FoundGames> } | null>(null);
  const asked = halls.status === 'ready' ? halls.value : noHalls;
  const where = asked.join();
  const question = [language, where, text].join('\n');

  const search = useEffectEvent((signal: AbortSignal) => {
    const guess = () => queriesFor(text, [...known(), ...t('nameWords').split(' ')]).slice(1);
    const { merchant, channel } = deployment;
    return searchGames(client, text, guess, { halls: asked, merchant, channel, language }, signal);
  });
  useEffect(() => {
    if (text === '' || where === '') return undefined;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      void search(overtaken.signal).then((result) => {
        if (overtaken.signal.aborted) return;
        // Drawn in pieces: the next key does not wait for it.
        startTransition(() => setAnswer({ question, attempt, result }));
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [text, where, question, attempt]);

  if (text === '') return ready(nothing);
  if (halls.status !== 'ready') return halls;
  if (where === '') return ready(nothing);
  if (answer?.question !== question) return loading;
  const { result } = answer;
  if (result.ok) return ready(result.value);
  return {
    status: 'failed',
    error: result.error,
    retry: () => setAttempt((now) => now + 1),
    refreshing: answer.attempt !== attempt,
  };
}
