import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { offeredLanguages } from '../../../packages/api/src/primitives.ts';
import { wordParts } from '../../../packages/features/shared/i18n/wordParts.ts';

/**
 * Words are data: in the built site they come as JSON, which a browser reads faster than the same words in a script, and
 * each part of a language as one file, which packs better than many. Replaces the body of features/shared/i18n/words.ts.
 */
export function wordsAsData(locales: string): Plugin {
  return {
    name: 'kinnari:words-as-data',
    apply: 'build',
    enforce: 'pre',
    async transform(_source, id) {
      if (!id.endsWith('/features/shared/i18n/words.ts')) return null;
      const tables = offeredLanguages.map(async (language) => {
        const code = language.toLowerCase();
        const rows = Object.entries(wordParts).map(async ([part, spaces]) => {
          const files = spaces.map((space) => readFile(join(locales, code, `${space}.json`), 'utf8'));
          const texts = await Promise.all(files);
          const words = Object.fromEntries(spaces.map((space, at) => [space, JSON.parse(texts[at] ?? '')]));
          const reference = this.emitFile({
            type: 'asset',
            name: `${part}.${code}.json`,
            source: JSON.stringify(words),
          });
          return `${part}:import.meta.ROLLUP_FILE_URL_${reference}`;
        });
        return `${code}:{${(await Promise.all(rows)).join()}}`;
      });
      return [
        `const files = {${(await Promise.all(tables)).join()}};`,
        'export async function loadWords(code, part) {',
        '  const answer = await fetch(files[code][part]);',
        `  if (!answer.ok) throw new TypeError('Failed to fetch words');`,
        '  return answer.json();',
        '}',
      ].join('\n');
    },
  };
}
