import { useEffect, useEffectEvent, useState } from 'react';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { loadChunk } from '../../routing/chunks.ts';

/**
 * Returns other queries to try for a text without results. Loads their code and vocabulary on demand, because most players
 * never need them.
 * @param text null to do nothing
 * @param known names in view
 * @returns null while loading; empty when the code fails to load
 */
export function useOtherQueries(text: string | null, known: () => readonly string[]): readonly string[] | null {
  const { t } = useTranslation('commandPalette');
  const [found, setFound] = useState<{ text: string; queries: readonly string[] } | null>(null);
  const vocabulary = useEffectEvent(() => [...t('nameWords').split(' '), ...known()]);
  useEffect(() => {
    if (text === null) return undefined;
    let current = true;
    const settle = (queries: readonly string[]): void => {
      if (current) setFound({ text, queries });
    };
    Promise.all([loadChunk(() => import('./queriesFor.ts')), lazyMessages.require('commandPalette')]).then(
      ([{ queriesFor }]) => settle(queriesFor(text, vocabulary()).slice(1)),
      () => settle([]),
    );
    return () => {
      current = false;
    };
  }, [text]);
  return text !== null && found?.text === text ? found.queries : null;
}
