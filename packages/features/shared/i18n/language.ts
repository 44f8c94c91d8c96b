import { createInstance, type i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { usePlatform } from '../platform.tsx';
import { localStore } from '../storage.ts';
import type { Words } from './words.th.ts';

/** The chosen language: one store that the interface, the calls and `<html lang>` follow. */
export interface LanguageStore {
  current(): OfferedLanguage;
  /** Loads the words first, so that no half-translated frame is seen; then stores and announces the choice (STO-01). */
  choose(language: OfferedLanguage): Promise<void>;
  subscribe(listener: () => void): () => void;
  readonly i18n: i18n;
}

const wordsOf: Readonly<Record<OfferedLanguage, () => Promise<Words>>> = {
  TH: () => import('./words.th.ts').then(({ words }) => words),
  EN: () => import('./words.en.ts').then(({ words }) => words),
};

const codeOf = (language: OfferedLanguage) => language.toLowerCase() as Lowercase<OfferedLanguage>;

/** What was chosen before, else Thai: the default of the product, whatever the browser prefers (GEN-01a). */
export function storedLanguage(): OfferedLanguage {
  const stored = localStore.get('lang');
  return offeredLanguages.find((language) => language === stored) ?? offeredLanguages[0];
}

export async function createLanguageStore(first: OfferedLanguage = storedLanguage()): Promise<LanguageStore> {
  const listeners = new Set<() => void>();
  const instance = createInstance();
  let current = first;
  let wanted = first;
  await instance.use(initReactI18next).init({
    lng: codeOf(first),
    resources: { [codeOf(first)]: await wordsOf[first]() },
    defaultNS: 'shared',
    fallbackLng: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    react: { useSuspense: false },
  });
  document.documentElement.lang = codeOf(first);

  return {
    i18n: instance,
    current: () => current,
    async choose(language) {
      wanted = language;
      const words = await wordsOf[language]();
      // Two quick choices: the later one wins, whichever words arrive last.
      if (wanted !== language || language === current) return;
      for (const [namespace, entries] of Object.entries(words)) {
        instance.addResourceBundle(codeOf(language), namespace, entries);
      }
      localStore.set('hisLang', current);
      localStore.set('lang', language);
      current = language;
      document.documentElement.lang = codeOf(language);
      await instance.changeLanguage(codeOf(language));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The language in use, and a new render whenever it changes. */
export function useLanguage(): OfferedLanguage {
  const { language } = usePlatform();
  return useSyncExternalStore(language.subscribe, language.current, language.current);
}
