import { useEffect, useState } from 'react';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { usePlatform } from '../data/platform.tsx';
import { loadChunk } from '../routing/chunks.ts';
import { codeOf } from './languageCode.ts';
import { loadMessages } from './loadMessages.ts';
import type { MessageBundle, MessageNamespace } from './messageBundles.ts';
import { type Translate, translateIn } from './translate.ts';

/** The messages of a namespace in one language. */
export interface LanguageMessages<Space extends MessageNamespace> {
  readonly language: OfferedLanguage;
  readonly t: Translate<Space>;
}

/**
 * Returns the messages of a namespace in every offered language, for texts that are sent to others. Null while they load. A
 * language whose messages cannot be loaded is left out.
 */
export function useEveryLanguage<Space extends MessageBundle & MessageNamespace>(
  space: Space,
): readonly LanguageMessages<Space>[] | null {
  const { i18n } = usePlatform().language;
  const [loaded, setLoaded] = useState<readonly OfferedLanguage[] | null>(null);
  useEffect(() => {
    let current = true;
    const load = async (language: OfferedLanguage): Promise<readonly OfferedLanguage[]> => {
      const code = codeOf(language);
      try {
        if (!i18n.hasResourceBundle(code, space)) {
          const messages = await loadChunk(() => loadMessages(code, space));
          i18n.addResourceBundle(code, space, messages[space] ?? {});
        }
        return [language];
      } catch {
        return [];
      }
    };
    void Promise.all(offeredLanguages.map(load)).then((languages) => {
      if (current) setLoaded(languages.flat());
    });
    return () => {
      current = false;
    };
  }, [i18n, space]);
  return loaded && loaded.map((language) => ({ language, t: translateIn(i18n, codeOf(language), space) }));
}
