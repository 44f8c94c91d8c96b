import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

type Words = { readonly [key: string]: string | Words };

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** Texts of Storybook, which say what developers know. */
const examples = ['guide.json', 'kitGuide.json', 'stories.json'];
const files = readdirSync('locales/en').filter((file) => !examples.includes(file));
const textsOf = (file: string) => flatten(JSON.parse(readFileSync(`locales/en/${file}`, 'utf8')));

/** Placeholders that stand for a name or an amount, or for a number that is never one. */
const noCounts = new Set(
  (
    'account actor amount brand category deposit first from game group host kept kind level link name pair rate reference ' +
    'removed reward site stake state tier time title to value vendor wager age digits length max megabytes min ms ratio'
  ).split(' '),
);
/** What follows a placeholder and is no noun in the plural, although it ends like one. */
const noNoun = /^(?:acts|as|asks|begins|closes|ends|has|invites|is|its|less|opens|starts|this|us|waits|was)$/;

/** Whether a text counts things in the plural, other than the letters of an entry. */
const counts = (text: string): boolean =>
  [...text.matchAll(/\{(\w+)\} (?:more |new |other )?([a-z]+s)\b/g)].some(
    ([, name = '', noun = '']) => !noCounts.has(name) && !noNoun.test(noun) && !/^(?:letters|characters)$/.test(noun),
  );

it.each(files)('%s has other words for a single thing where it counts things', (file) => {
  const texts = new Map(textsOf(file));
  const missing = [...texts].filter(([key, text]) => counts(text) && !key.endsWith('_one') && !texts.has(`${key}_one`));
  expect(missing).toEqual([]);
});

it.each(files)('%s says one in words, in place of one placeholder', (file) => {
  const texts = new Map(textsOf(file));
  const wrong = [...texts].flatMap(([key, one]) => {
    if (!key.endsWith('_one')) return [];
    const many = placeholders(texts.get(key.replace(/_one$/, '')) ?? '');
    const left = placeholders(one);
    return left.every((name) => many.includes(name)) && many.length === left.length + 1 ? [] : [key];
  });
  expect(wrong).toEqual([]);
});

it('sees a plural', () => {
  expect(['{count} accounts', 'Up to {most} pictures', 'within {days} days'].map(counts)).toEqual([true, true, true]);
  expect(['{name} ends soon', '{count} of them', '{most} letters', '{age} years'].map(counts).includes(true)).toBe(
    false,
  );
});
