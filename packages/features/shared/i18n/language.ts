import { createInstance, type i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { loadChunk } from '../chunks.ts';
import { usePlatform } from '../platform.tsx';
import { localStore } from '../storage.ts';
import { laterWords } from './laterWords.ts';
import type { WordPart } from './wordParts.ts';
import { type Words, loadWords } from './words.ts';

/** The chosen language: one store that the interface, the calls and `<html lang>` follow. */
export interface LanguageStore {
  current(): OfferedLanguage;
  /** Loads the words first, so that no half-translated frame is seen; then stores and announces the choice (STO-01). */
  choose(language: OfferedLanguage): Promise<void>;
  subscribe(listener: () => void): () => void;
  readonly i18n: i18n;
}

/** What has to be there before another language can be shown. */
const partsInUse = (): readonly WordPart[] => ['first', ...laterWords.wanted()];

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
  await instance.init({
    lng: codeOf(first),
    resources: { [codeOf(first)]: { ...(await loadWords(codeOf(first), 'first')) } },
    defaultNS: 'shared',
    fallbackLng: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  document.documentElement.lang = codeOf(first);
  const add = (language: OfferedLanguage, words: Words): void => {
    for (const [namespace, entries] of Object.entries(words)) {
      instance.addResourceBundle(codeOf(language), namespace, entries);
    }
  };
  laterWords.comeFrom(async (part) => {
    const load = current;
    add(load, await loadChunk(() => loadWords(codeOf(load), part)));
  });

  return {
    i18n: instance,
    current: () => current,
    async choose(language) {
      wanted = language;
      const loaded = new Map<WordPart, Words>();
      // Others may be asked for while these are on their way.
      for (let missing = partsInUse(); missing.length > 0; missing = partsInUse().filter((part) => !loaded.has(part))) {
        await Promise.all(missing.map(async (part) => loaded.set(part, await loadWords(codeOf(language), part))));
      }
      // Two quick choices: the later one wins, whichever words arrive last.
      if (wanted !== language || language === current) return;
      for (const words of loaded.values()) add(language, words);
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
