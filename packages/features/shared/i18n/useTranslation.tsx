import type { Namespace, TFunction, i18n } from 'i18next';
import { type ReactNode, createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';

const I18nContext = createContext<i18n | null>(null);

/** Hands the words down. */
export function I18nProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext value={instance}>{children}</I18nContext>;
}

/**
 * The words of a namespace, in the player's language; a new render when that changes. All that the site needs of
 * i18next's binding for React, at a tenth of its weight in the first view. Words are there before a part is drawn
 * (see laterWords.ts), so nothing here ever waits.
 */
export function useTranslation<const Space extends Namespace = 'shared'>(
  space?: Space,
): { readonly t: TFunction<Space> } {
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
    () => instance.language,
  );
  return useMemo(
    () => ({ t: instance.getFixedT(language, space ?? 'shared') as TFunction<Space> }),
    [instance, language, space],
  );
}
