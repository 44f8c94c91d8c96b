import { createInstance, type i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { loadChunk } from '../chunks.ts';
import { usePlatform } from '../platform.tsx';
import { localStore } from '../storage.ts';
import type { FormWords } from './formWords.th.ts';
import { type LaterPart, laterWords } from './laterWords.ts';
import type { MoreWords } from './moreWords.th.ts';
import type { PageWords } from './pageWords.th.ts';
import type { Words } from './words.th.ts';

/** The chosen language: one store that the interface, the calls and `<html lang>` follow. */
export interface LanguageStore {
  current(): OfferedLanguage;
  /** Loads the words first, so that no half-translated frame is seen; then stores and announces the choice (STO-01). */
  choose(language: OfferedLanguage): Promise<void>;
  subscribe(listener: () => void): () => void;
  readonly i18n: i18n;
}

type AnyWords = Words | MoreWords | PageWords | FormWords;

/** Where the words of a language are: those of the first view, and those that come later. */
type Sources = Readonly<Record<'first' | LaterPart, () => Promise<{ words: AnyWords }>>>;
const wordsOf: Readonly<Record<OfferedLanguage, Sources>> = {
  TH: {
    first: () => import('./words.th.ts'),
    more: () => import('./moreWords.th.ts'),
    pages: () => import('./pageWords.th.ts'),
    forms: () => import('./formWords.th.ts'),
  },
  EN: {
    first: () => import('./words.en.ts'),
    more: () => import('./moreWords.en.ts'),
    pages: () => import('./pageWords.en.ts'),
    forms: () => import('./formWords.en.ts'),
  },
};

/** What has to be there before another language can be shown. */
const partsInUse = (): readonly (keyof Sources)[] => ['first', ...laterWords.wanted()];

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
    resources: { [codeOf(first)]: { ...(await wordsOf[first].first()).words } },
    defaultNS: 'shared',
    fallbackLng: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  document.documentElement.lang = codeOf(first);
  const add = (language: OfferedLanguage, { words }: { words: AnyWords }): void => {
    for (const [namespace, entries] of Object.entries(words)) {
      instance.addResourceBundle(codeOf(language), namespace, entries);
    }
  };
  laterWords.comeFrom(async (part) => {
    const load = current;
    add(load, await loadChunk(wordsOf[load][part]));
  });

  return {
    i18n: instance,
    current: () => current,
    async choose(language) {
      wanted = language;
      const loaded = new Map<keyof Sources, { words: AnyWords }>();
      // Others may be asked for while these are on their way.
      for (let missing = partsInUse(); missing.length > 0; missing = partsInUse().filter((part) => !loaded.has(part))) {
        await Promise.all(missing.map(async (part) => loaded.set(part, await wordsOf[language][part]())));
      }
      // Two quick choices: the later one wins, whichever words arrive last.
      if (wanted !== language || language === current) return;
      for (const part of loaded.values()) add(language, part);
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
