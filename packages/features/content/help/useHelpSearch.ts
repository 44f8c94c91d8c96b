import { useEffect, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { loadChunk } from '#core/routing/chunks.ts';
import type { HelpSection } from './help.types.ts';
import type { HelpHit, searchHelp } from './helpSearch.ts';

/** Without the code of the search: sections whose title contains the text. */
const byTitle: typeof searchHelp = (text, sections) =>
  sections
    .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()))
    .map((section) => ({ section, excerpt: '' }));

/** Finds the sections for a text. Loads the code of the search on demand. @returns null while it loads */
export function useHelpSearch(text: string, sections: readonly HelpSection[]): readonly HelpHit[] | null {
  const { t } = useTranslation('help');
  const [search, setSearch] = useState<{ readonly run: typeof searchHelp } | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (run: typeof searchHelp): void => {
      if (current) setSearch({ run });
    };
    loadChunk(() => import('./helpSearch.ts')).then(
      ({ searchHelp: run }) => settle(run),
      () => settle(byTitle),
    );
    return () => {
      current = false;
    };
  }, []);
  return search && search.run(text, sections, t('search.words').split(' '));
}
