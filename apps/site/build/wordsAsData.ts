import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const wordsModule = /\/i18n\/((?:moreW|pageW|formW|w)ords\.\w+)\.ts$/;
const imported = /^import (\w+) from '#locales\/([\w/]+\.json)';$/gm;

/**
 * Words are data: in the built site they come as JSON, which a browser reads faster than the same words in a script.
 * Each module of words becomes a module that fetches its file.
 */
export function wordsAsData(locales: string): Plugin {
  return {
    name: 'kinnari:words-as-data',
    apply: 'build',
    enforce: 'pre',
    async transform(source, id) {
      const name = wordsModule.exec(id)?.[1];
      if (name === undefined) return null;
      const words: Record<string, unknown> = {};
      for (const [, namespace = '', file = ''] of source.matchAll(imported)) {
        words[namespace] = JSON.parse(await readFile(join(locales, file), 'utf8'));
      }
      if (Object.keys(words).length === 0) this.error(`no words in ${id}`);
      const reference = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(words) });
      return [
        `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${reference});`,
        `if (!answer.ok) throw new TypeError('Failed to fetch words');`,
        'export const words = await answer.json();',
      ].join('\n');
    },
  };
}
