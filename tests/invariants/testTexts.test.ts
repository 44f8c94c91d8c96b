import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueOf } from '#sandbox/seed/catalogue.ts';
import { seedLotteries } from '#sandbox/seed/lotteries.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type SourceLiterals, literalsOf, sourceFiles } from './sourceGraph.ts';

/** Matches a Thai and a Latin word: it holds in both languages, and would hold in the wrong one too. */
const isBilingual = (pattern: string): boolean =>
  /[\u0E00-\u0E7F]/.test(pattern) && pattern.includes('|') && /[A-Za-z]{2}/.test(pattern.replace(/\\./g, ''));
const bilingual = ({ patterns, strings }: SourceLiterals) =>
  [...patterns, ...strings].filter(({ text }) => isBilingual(text));

/** These codes are fixed by the specification (GAM-01, GAM-02, NAV-07), so a test may name them. */
const fixedCodes = ['FB', 'LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA', ...derivedCategories.COCKFIGHT];
const { vendors } = catalogueOf(0, 'full');
const lotteries = seedLotteries('full');
const seedWords = [
  ...[...vendors, ...lotteries].flatMap(({ name }) => [name.th, name.en]),
  ...vendors.map(({ vassalage }) => vassalage),
  ...lotteries.map(({ id }) => id),
].filter((word) => !fixedCodes.includes(word));
const seeded = new RegExp(`(?<![\\w\u0E00-\u0E7F])(?:${seedWords.join('|')})(?![\\w\u0E00-\u0E7F])`);
const fromSeed = ({ patterns, strings }: SourceLiterals) =>
  [...patterns, ...strings].filter(({ text }) => seeded.test(text));

const placesIn = (files: readonly string[], find: typeof bilingual): string[] =>
  files.flatMap((file) => find(literalsOf(file)).map(({ line, text }) => `${file}:${line} ${text}`));
const browserTests = sourceFiles.filter((file) => file.endsWith('.browser.test.tsx'));
const stories = sourceFiles.filter((file) => file.endsWith('.stories.tsx'));

it('finds planted literals', () => {
  const literals = (code: string) => literalsOf('planted.tsx', code);
  expect(bilingual(literals('find(/^(ปิดปรับปรุง|Maintenance)$/)'))).toHaveLength(1);
  expect(bilingual(literals('new RegExp(`^(${name} เกม|${name} games)$`)'))).toHaveLength(0);
  expect(bilingual(literals("new RegExp('^(เกม|Games)$')"))).toHaveLength(1);
  expect(bilingual(literals(String.raw`find(/^พบ \d+|\w+ เกม$/)`))).toHaveLength(0);
  const [vendor] = vendors;
  expect(fromSeed(literals(`find('${vendor?.name.en}')`))).toHaveLength(1);
  expect(fromSeed(literals('path = `/rng?vassalage=' + vendor?.vassalage + '`'))).toHaveLength(1);
  expect(fromSeed(literals("import '#demo/SLKR.ts'; path = '/fbsports?vassalage=FB'"))).toHaveLength(0);
});

it('no browser test matches two languages with one pattern: the message catalogue has the text', () => {
  expect(browserTests.length).toBeGreaterThan(0);
  expect(placesIn(browserTests, bilingual)).toEqual([]);
});

it('no browser test names a vendor or a lottery of the seed: the sandbox knows them', () => {
  expect(placesIn(browserTests, fromSeed)).toEqual([]);
});

it('no story matches two languages with one pattern', () => {
  expect(stories.length).toBeGreaterThan(0);
  expect(placesIn(stories, bilingual)).toEqual([]);
});

/** Goes on from the element of a text: a translation puts elements of its own there (see `elementOf`). */
const walksOn =
  /ByText\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\[\d+\])?[?!]?\.(?:parent|next|previous|children|first|last)/;

it('no story walks from a text to its neighbours without elementOf, so that it holds on translated pages', () => {
  expect(walksOn.test("canvas.getByText(t('a', { b: c() })).nextElementSibling")).toBe(true);
  expect(walksOn.test('canvas.getAllByText(label)[0]?.parentElement')).toBe(true);
  expect(walksOn.test("elementOf(canvas.getByText('a'))?.parentElement")).toBe(false);
  expect(stories.filter((file) => walksOn.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** A second way to the texts or the language of a story, beside `translatorOf` and `codeOf`. */
const ownWords = [
  /\bmessagesOf\b/,
  /from '#locales\/[a-z]+\/\w+\.json'/,
  /\blanguage('\])? [!=]== '(?:en|th)'/,
] as const;
const hasOwnWords = (source: string): boolean => ownWords.some((pattern) => pattern.test(source));
const examples = sourceFiles.filter((file) => /\.(stories|samples)\.tsx?$/.test(file));

it('no story or sample brings words of its own: the catalogue, the sandbox and codeOf have them', () => {
  expect(hasOwnWords("import th from '#locales/th/login.json';")).toBe(true);
  expect(hasOwnWords('const messages = messagesOf(globals);')).toBe(true);
  expect(hasOwnWords("const name = globals['language'] === 'en' ? 'Rose' : 'กุหลาบ';")).toBe(true);
  expect(hasOwnWords("const code = language === 'en' ? 'en' : 'th';")).toBe(true);
  expect(hasOwnWords("translatorOf(sandbox)('login:submit'); name[codeOf(globals)];")).toBe(false);
  expect(examples.filter((file) => file.endsWith('.samples.ts')).length).toBeGreaterThan(30);
  expect(examples.filter((file) => hasOwnWords(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Counts what the first of them brought: the others may come later. */
const countsTooEarly = /expect\(\(?await [^;]*?\bfindAll(?:[^;]*?\.toHaveLength|[^;]*?\.length\))/;

it('no story or browser test counts what is found at first sight: it waits for the number', () => {
  expect(countsTooEarly.test("await expect(await canvas.findAllByText('a')).toHaveLength(2);")).toBe(true);
  expect(countsTooEarly.test("await expect((await canvas.findAllByText('a')).length).toBe(2);")).toBe(true);
  expect(countsTooEarly.test("await waitFor(() => expect(canvas.getAllByText('a')).toHaveLength(2));")).toBe(false);
  expect([...stories, ...browserTests].filter((file) => countsTooEarly.test(readFileSync(file, 'utf8')))).toEqual([]);
});
