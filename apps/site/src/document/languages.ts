import { type i18n, createInstance } from 'i18next';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { lazyMessages } from '#core/i18n/lazyMessages.ts';
import { loadMessages } from '#core/i18n/loadMessages.ts';
import type { MessageBundle } from '#core/i18n/messageBundles.ts';

const codeOf = (language: OfferedLanguage) => language.toLowerCase();

/** Creates the messages of every language. Bundles that a page needs are loaded in all of them. */
export async function createLanguages(): Promise<Readonly<Record<OfferedLanguage, i18n>>> {
  const instances = await Promise.all(
    offeredLanguages.map(async (language) => {
      const instance = createInstance();
      await instance.init({
        lng: codeOf(language),
        resources: { [codeOf(language)]: {} },
        defaultNS: 'common',
        fallbackLng: false,
        interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      });
      return [language, instance] as const;
    }),
  );
  const load = async (bundle: MessageBundle): Promise<void> => {
    await Promise.all(
      instances.map(async ([language, instance]) => {
        const messages = await loadMessages(codeOf(language), bundle);
        for (const [namespace, entries] of Object.entries(messages)) {
          instance.addResourceBundle(codeOf(language), namespace, entries);
        }
      }),
    );
  };
  lazyMessages.setLoader(load);
  await Promise.all([load('first'), load('documents')]);
  return Object.fromEntries(instances) as Record<OfferedLanguage, i18n>;
}
