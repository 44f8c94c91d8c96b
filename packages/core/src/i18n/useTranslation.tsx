import type { i18n } from 'i18next';
import { type ReactNode, createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { MessageNamespace } from './messageBundles.ts';
import { type Translate, translateIn } from './translate.ts';

const I18nContext = createContext<i18n | null>(null);

/** Provides the messages to `useTranslation`. */
export function I18nProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext value={instance}>{children}</I18nContext>;
}

/**
 * Returns the messages of a namespace in the player's language. Rerenders when the language changes. Replaces react-i18next
 * at a tenth of its size. Never suspends, because messages load before the component that reads them (see
 * `lazyComponent`). Throws outside an `I18nProvider`.
 */
export function useTranslation<Space extends MessageNamespace = 'common'>(
  space?: Space,
): { readonly t: Translate<Space> } {
  const instance = use(I18nContext);
  if (instance === null) throw new Error('useTranslation: no <I18nProvider> above');
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
    // A part of the document that React takes over after the language has changed is still in the first one.
    () => String(instance.options.lng),
  );
  return useMemo(
    () => ({ t: translateIn(instance, language, space ?? ('common' as Space)) }),
    [instance, language, space],
  );
}
