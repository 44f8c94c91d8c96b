import { useEffect, useEffectEvent, useState } from 'react';
import { laterWords } from '../../shared/i18n/laterWords.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { loadChunk } from '../chunks.ts';

/**
 * What else the platform may be asked for a text that it has found nothing for. The code and the words that names are
 * made of come only now: most players never need them.
 * @param known names in view
 * @returns null while they are on their way; without them there is nothing else to ask for
 */
export function useOtherQueries(text: string | null, known: () => readonly string[]): readonly string[] | null {
  const { t } = useTranslation('quickOpen');
  const [found, setFound] = useState<{ text: string; queries: readonly string[] } | null>(null);
  const words = useEffectEvent(() => [...t('nameWords').split(' '), ...known()]);
  useEffect(() => {
    if (text === null) return undefined;
    let wanted = true;
    const settle = (queries: readonly string[]): void => {
      if (wanted) setFound({ text, queries });
    };
    Promise.all([loadChunk(() => import('./queriesFor.ts')), laterWords.here('quickOpen')]).then(
      ([{ queriesFor }]) => settle(queriesFor(text, words()).slice(1)),
      () => settle([]),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return text !== null && found?.text === text ? found.queries : null;
}
