import type { i18n } from 'i18next';
import { type ReactNode, createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { MessageNamespace } from './messageBundles.ts';
import { type Translate, translateIn } from './translate.ts';

type Translation<Space extends MessageNamespace> = { readonly t: Translate<Space> };

/** The messages in one language. */
interface Translations {
  /** Its code, such as `th`. */
  readonly language: string;
  /** Returns the messages of a namespace, always the same object for the same one. */
  readonly of: <Space extends MessageNamespace>(space: Space) => Translation<Space>;
}

const I18nContext = createContext<Translations | null>(null);

/**
 * Provides the messages to `useTranslation`. Subscribes to the language once for all components below: hundreds of them
 * read messages, and a subscription of each would be most of what a link or a tile keeps in memory.
 */
export function I18nProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      instance.on('languageChanged', listener);
      return () => instance.off('languageChanged', listener);
    },
    [instance],
  );
  const language = useSyncExternalStore(
    subscribe,
    () => instance.language,
    // The document is in the first language, also when another has been chosen before React takes it over.
    () => String(instance.options.lng),
  );
  return (
    <I18nContext value={useMemo(() => translationsIn(instance, language), [instance, language])}>
      {children}
    </I18nContext>
  );
}

function translationsIn(instance: i18n, language: string): Translations {
  const made = new Map<MessageNamespace, unknown>();
  return {
    language,
    of<Space extends MessageNamespace>(space: Space) {
      if (!made.has(space)) made.set(space, { t: translateIn(instance, language, space) });
      return made.get(space) as Translation<Space>;
    },
  };
}

/**
 * Returns the messages of a namespace in the player's language. Rerenders when the language changes. Replaces react-i18next
 * at a tenth of its size. Never suspends, because messages load before the component that reads them (see
 * `lazyComponent`). Throws outside an `I18nProvider`.
 */
export function useTranslation<Space extends MessageNamespace = 'common'>(space?: Space): Translation<Space> {
  return useTranslations().of(space ?? ('common' as Space));
}

/** Returns the code of the language that messages are in, such as `th`. */
export const useMessageLanguage = (): string => useTranslations().language;

function useTranslations(): Translations {
  const translations = use(I18nContext);
  if (translations === null) throw new Error('useTranslation: no <I18nProvider> above');
  return translations;
}
