import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offeredLanguages } from '#api/primitives.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { factsOf } from '#core/i18n/languageFacts.ts';

type Words = { readonly [key: string]: string | Words };

const read = (language: string, file: string): Words => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));
const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

const languages = readdirSync('locales');
const files = readdirSync('locales/th');

it('has a folder for each language that the site offers', () =>
  expect(languages.toSorted()).toEqual([...languageCodes].toSorted()));

it.each(offeredLanguages)('%s has a name, a locale and a calendar that Intl knows', (language) => {
  const { name, locale, calendar } = factsOf(language);
  expect(name).not.toBe('');
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(Intl.supportedValuesOf('calendar')).toContain(calendar ?? 'gregory');
});

describe.each(languages.filter((language) => language !== 'th'))('%s', (language) => {
  it('has the same files as Thai', () =>
    expect(readdirSync(`locales/${language}`).toSorted()).toEqual([...files].toSorted()));

  it.each(files.filter((file) => file !== 'language.json'))('%s has the keys and placeholders of Thai', (file) => {
    const thai = new Map(flatten(read('th', file)));
    const other = new Map(flatten(read(language, file)));
    // Words for a single thing, which Thai does not have: tests/invariants/plurals.test.ts.
    const keys = [...other.keys()].filter((key) => !key.endsWith('_one'));
    expect(keys.toSorted()).toEqual([...thai.keys()].toSorted());
    for (const [key, text] of thai) expect(placeholders(other.get(key) ?? ''), key).toEqual(placeholders(text));
  });
});

/** Texts of Storybook, which show examples. */
const examples = ['guide.json', 'kitGuide.json', 'stories.json'];

it.each(languages.flatMap((l) => files.filter((file) => !examples.includes(file)).map((file) => [l, file] as const)))(
  '%s/%s states no amount of its own: amounts come from the platform, by a placeholder',
  (language, file) => {
    for (const [key, text] of flatten(read(language, file))) {
      expect(text, key).not.toMatch(/฿\s?[\d๐-๙]|[\d๐-๙]\s?(บาท|baht)/i);
    }
  },
);

it.each(languages.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s has no empty text',
  (language, file) => {
    for (const [key, text] of flatten(read(language, file))) expect(text.trim(), key).not.toBe('');
  },
);

it.each(languages.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s has no format inside a placeholder, which the build leaves out',
  (language, file) => {
    for (const [key, text] of flatten(read(language, file))) expect(text, key).not.toMatch(/\{\w+\s*,/);
  },
);

it('has Thai text in the Thai files', () => {
  // Names that are the same in both languages.
  const names = new Set([
    'English',
    'ไทย',
    'SMS',
    'Google Authenticator',
    'Telegram',
    'WhatsApp',
    'Facebook',
    'WeChat',
    'LINE',
    'Zalo',
  ]);
  const foreign = files
    .filter((file) => file !== 'guide.json' && file !== 'language.json')
    .flatMap((file) => flatten(read('th', file)).map(([key, text]) => [`${file} ${key}`, text] as const))
    .filter(
      ([, text]) => !/[\u0E00-\u0E7F]/.test(text) && /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')) && !names.has(text),
    );
  expect(foreign).toEqual([]);
});
