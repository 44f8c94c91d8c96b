import { createInstance, type i18n } from 'i18next';
import type { OfferedLanguage } from '#api/primitives.ts';
import { localStore, tellServer } from '../data/storage.ts';
import { loadChunk } from '../routing/chunks.ts';
import { interpolation } from './interpolation.ts';
import { codeOf, languageNamed } from './languageCode.ts';
import { lazyMessages } from './lazyMessages.ts';
import { type MessageTable, loadMessages } from './loadMessages.ts';
import type { MessageBundle } from './messageBundles.ts';

/** The player's language: one store for the interface, the calls and `<html lang>`. */
export interface LanguageStore {
  current(): OfferedLanguage;
  /** The language at the start, in which the document was rendered. */
  first(): OfferedLanguage;
  /** Loads the messages, then stores the choice (STO-01) and notifies subscribers: no render mixes two languages. */
  choose(language: OfferedLanguage): Promise<void>;
  subscribe(listener: () => void): () => void;
  readonly i18n: i18n;
}

/** Bundles that must be loaded before the site can switch to another language. */
const bundlesInUse = (): readonly MessageBundle[] => ['first', ...lazyMessages.requested()];

/** The stored choice, else the brand's default, which the boot script has set, regardless of the browser's preference (GEN-01a). */
function storedLanguage(): OfferedLanguage {
  return languageNamed(localStore.get('lang') ?? document.documentElement.lang);
}

/** Names the language in the document: as that of the page, and in the manifest with which the site is installed. */
function nameInDocument(language: OfferedLanguage): void {
  const root = document.documentElement;
  const code = codeOf(language);
  // Writing the same value would make the browser compute the style of every element anew, and read the manifest again.
  if (root.lang !== code) root.lang = code;
  const manifest = document.querySelector<HTMLLinkElement>('[rel=manifest]');
  const address = manifest?.href.replace(/\w+(?=\.\w+$)/, code);
  if (manifest && address !== undefined && address !== manifest.href) manifest.href = address;
}

/** Creates the store with the messages of the first view loaded. */
export async function createLanguageStore(first: OfferedLanguage = storedLanguage()): Promise<LanguageStore> {
  const listeners = new Set<() => void>();
  const instance = createInstance();
  let current = first;
  let chosen = first;
  await instance.init({
    lng: codeOf(first),
    resources: { [codeOf(first)]: { ...(await loadMessages(codeOf(first), 'first')) } },
    defaultNS: 'common',
    fallbackLng: false,
    interpolation,
  });
  nameInDocument(first);
  const add = (language: OfferedLanguage, messages: MessageTable): void => {
    for (const [namespace, entries] of Object.entries(messages)) {
      instance.addResourceBundle(codeOf(language), namespace, entries);
    }
  };
  lazyMessages.setLoader(async (bundle) => {
    const language = current;
    add(language, await loadChunk(() => loadMessages(codeOf(language), bundle)));
  });

  return {
    i18n: instance,
    current: () => current,
    first: () => first,
    async choose(language) {
      chosen = language;
      const loaded = new Map<MessageBundle, MessageTable>();
      const missing = (): readonly MessageBundle[] => bundlesInUse().filter((bundle) => !loaded.has(bundle));
      // More bundles may be requested while these load.
      for (let bundles = missing(); bundles.length > 0; bundles = missing()) {
        await Promise.all(
          bundles.map(async (bundle) => loaded.set(bundle, await loadMessages(codeOf(language), bundle))),
        );
      }
      // After two quick choices the later one wins, whichever messages arrive last.
      if (chosen !== language || language === current) return;
      for (const messages of loaded.values()) add(language, messages);
      localStore.set('hisLang', current);
      localStore.set('lang', language);
      tellServer('lang', language);
      current = language;
      nameInDocument(language);
      await instance.changeLanguage(codeOf(language));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
