import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Ways to tidy a text by hand: they leave marks that cannot be seen, and other orders of Thai, in what is sent. */
const byHand = /\.trim\(\)|\.normalize\(|\.replace(?:All)?\(\/\[?\\s|latinDigits\(/;

/** What may tidy by hand, with the reason. Searches fold what is typed for themselves. */
const exempt: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^packages\/core\/src\/(?:uploads|site|catalogue\/search)\//, 'headers, addresses and searches'],
  [/^packages\/features\/games\/(?!matches)/, 'searches for games'],
  [/^packages\/features\/content\/(?:home\/masking|help\/)/, 'names that are shown, and the search of the help'],
  [
    /^packages\/features\/agent\/team\/|linkGame\/useLinkGame|drawMaterial/,
    'the search of a team and of games; styles',
  ],
  [/^packages\/features\/account\/messages\//, 'the search of the messages; a draft is kept as typed'],
  [
    /^packages\/sandbox\/src\/(?:seed|adapters|language|http\/call|agents\/teamSearch|inbox|accounts\/maskNickname)/,
    'texts of the seed, headers and searches',
  ],
  [/^packages\/sandbox\/src\/operations\/(?:messages|feedback|registration)/, 'searches, and the host of a call'],
  [/^packages\/sandbox\/src\/accounts\/affiliates/, 'the host of a call'],
];

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages/core', 'packages/features', 'packages/sandbox/src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|testing|samples)\.|\.css\.ts$|Testing\.ts$/.test(file));

it('forms and the platform read what is typed through packages/text (PAT-03)', () => {
  const found = files.filter((file) => byHand.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !exempt.some(([path]) => path.test(file)))).toEqual([]);
});

it('looks at the files that hold forms', () => {
  expect(files.length).toBeGreaterThan(800);
  expect(byHand.test('const name = typed.trim();')).toBe(true);
  expect(byHand.test("typed.replace(/\\s/g, '')")).toBe(true);
  for (const [path, reason] of exempt) {
    expect(
      files.some((file) => path.test(file) && byHand.test(readFileSync(file, 'utf8'))),
      reason,
    ).toBe(true);
  }
});
