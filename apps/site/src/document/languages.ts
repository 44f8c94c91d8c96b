import { type i18n, createInstance } from 'i18next';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { interpolation } from '#core/i18n/interpolation.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { loadMessages } from '#core/i18n/loadMessages.ts';
import { type MessageNamespace, bundlesOf } from '#core/i18n/messageBundles.ts';

const namespaces = Object.keys(
  import.meta.glob(['../../../../locales/th/*.json', '!**/{guide,language,stories}.json']),
).map((path) => path.replace(/^.*\/|\.json$/g, '')) as MessageNamespace[];

/**
 * Creates the messages of every language, all bundles of them. Nothing is loaded on demand: how that is done is one setting
 * of the program, and a server may render several sites.
 */
export async function createLanguages(): Promise<Readonly<Record<OfferedLanguage, i18n>>> {
  const instances = await Promise.all(
    offeredLanguages.map(async (language) => {
      const instance = createInstance();
      await instance.init({
        lng: codeOf(language),
        resources: { [codeOf(language)]: {} },
        defaultNS: 'common',
        fallbackLng: false,
        interpolation,
      });
      return [language, instance] as const;
    }),
  );
  await Promise.all(
    instances.flatMap(([language, instance]) =>
      bundlesOf(namespaces).map(async (bundle) => {
        const messages = await loadMessages(codeOf(language), bundle);
        for (const [namespace, entries] of Object.entries(messages)) {
          instance.addResourceBundle(codeOf(language), namespace, entries);
        }
      }),
    ),
  );
  return Object.fromEntries(instances) as Record<OfferedLanguage, i18n>;
}
