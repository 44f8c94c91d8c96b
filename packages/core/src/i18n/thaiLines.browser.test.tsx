import { expect, it } from 'vitest';
import { catalogueOf } from '#sandbox/seed/catalogue.ts';
import { wholeThaiWords } from '#text/thaiWords.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../locales/th/*.json', {
  eager: true,
  import: 'default',
});

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** A word with the joiners that it may have been given. */
const words = new RegExp(
  wholeThaiWords
    .map((word) => [...word].join('\u2060?'))
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'g',
);

/** The words of a text that stand on two lines. */
function brokenWords({ firstChild: node }: HTMLElement): readonly string[] {
  if (!(node instanceof Text)) return [];
  return [...node.data.matchAll(words)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
    return tops.size > 1 ? [word] : [];
  });
}

it.each([
  ['at 320 px', 288],
  ['in a column of a table', 110],
])('no line of a Thai text or name divides a word, %s', (_, width) => {
  const page = document.createElement('div');
  page.style.width = `${width}px`;
  page.lang = 'th';
  // The messages, and names of the platform.
  const names = catalogueOf(1, 'full').games.map(({ name }) => name.th);
  const [texts, named] = [Object.values(files).flatMap(textsOf), names].map((all) =>
    all.filter((text) => text.includes('\u2060')),
  ) as [string[], string[]];
  page.append(
    ...[...texts, ...named.slice(0, 500)].map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    }),
  );
  document.body.append(page);
  const broken = [...page.querySelectorAll('p')].flatMap(brokenWords);
  page.remove();
  expect(texts.length).toBeGreaterThan(500);
  expect(named.length).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
