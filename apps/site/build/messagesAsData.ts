import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { type MessageNamespace, bundlesOf, namespacesOf } from '#core/i18n/messageBundles.ts';
import { withPageTitles } from '#core/i18n/pageTitles.ts';
import { withWholeWordsIn } from '#text/thaiLines.ts';

/** Files that are not messages of the site: those of Storybook, and what the language is called. */
const noMessages = ['guide', 'kitGuide', 'language', 'stories'];

/**
 * Ships messages as JSON, which browsers parse faster than the same text in a script: one file per bundle and language,
 * because few files compress better than many. All names contain the same version, so that a name follows from bundle and
 * language. Replaces the module core/i18n/loadMessages.ts, and the list of files in core/i18n/languageFacts.ts by a table.
 */
export function messagesAsData(
  locales: string,
): Plugin & { readonly fileOf: (bundle: string, code: string) => string } {
  let version = '';
  const facts: Partial<Record<OfferedLanguage, unknown>> = {};
  const fileOf = (bundle: string, code: string): string => `assets/${bundle}.${code}-${version}.json`;
  const files = new Map<string, string>();
  return {
    name: 'kinnari:messages-as-data',
    apply: 'build',
    enforce: 'pre',
    fileOf,
    async buildStart() {
      const namespaces = (await readdir(join(locales, 'th')))
        .map((file) => file.replace('.json', ''))
        .filter((name): name is MessageNamespace => !noMessages.includes(name));
      const sources = new Map<string, string>();
      for (const language of offeredLanguages) {
        const code = codeOf(language);
        const read = async (name: string): Promise<object> => {
          const texts: object = JSON.parse(await readFile(join(locales, code, `${name}.json`), 'utf8'));
          return code === 'th' ? withWholeWordsIn(texts, name) : texts;
        };
        facts[language] = await read('language');
        for (const bundle of bundlesOf(namespaces)) {
          const texts = namespacesOf(bundle).map(
            async (name) => [name, await withPageTitles(name, await read(name), read)] as const,
          );
          sources.set(`${bundle} ${code}`, JSON.stringify(Object.fromEntries(await Promise.all(texts))));
        }
      }
      version = createHash('sha256')
        .update([...sources.values()].join())
        .digest('base64url')
        .slice(0, 7);
      for (const [key, source] of sources) {
        const [bundle = '', code = ''] = key.split(' ');
        files.set(fileOf(bundle, code), source);
      }
    },
    transform: {
      filter: { id: /\/core\/src\/i18n\/(?:loadMessages|languageFacts)\.ts$/ },
      handler: (_code, id) => ({
        map: { mappings: '' },
        code: id.includes('languageFacts')
          ? `const facts = ${JSON.stringify(facts)}; export const factsOf = (language) => facts[language];`
          : `export async function loadMessages(code, bundle) {
  const answer = await fetch(\`/assets/\${bundle}.\${code}-${version}.json\`);
  if (!answer.ok) throw new TypeError('Failed to fetch messages');
  return answer.json();
}`,
      }),
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
