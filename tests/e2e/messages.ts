import { readFileSync, readdirSync } from 'node:fs';
import type { Messages } from '#core/i18n/messageBundles.ts';
import { platformLines } from '#sandbox/texts/wholeWords.ts';
import { withWholeWordsIn } from '#text/thaiLines.ts';

/** Texts as Playwright sees them on the page: without places where a line may end (U+200B), with joiners. */
const seen = <Texts>(texts: Texts): Texts => JSON.parse(JSON.stringify(texts).replaceAll('\u200b', ''));

/** The messages of a language by namespace, as the player reads them: a better wording breaks no test. */
const read = (code: string) =>
  Object.fromEntries(
    readdirSync(`locales/${code}`).map((file) => {
      const name = file.replace('.json', '');
      const texts: unknown = JSON.parse(readFileSync(`locales/${code}/${file}`, 'utf8'));
      return [name, code === 'th' ? seen(withWholeWordsIn(texts, name)) : texts];
    }),
  ) as unknown as Messages;

export const th = read('th');
export const en = read('en');

/** A Thai name of the platform, as the player reads it. */
export const named = (name: string): string => seen(platformLines.mark(name));

/** The name of a language in itself, as the menu of languages has it. */
export const nameOf = (code: string): string => JSON.parse(readFileSync(`locales/${code}/language.json`, 'utf8')).name;

/** Fills `{…}` in. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
