import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { lexer } from 'css-tree';
import { assert, constantFrom, dictionary, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { brands } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import type { Brand, BrandFile } from '#ui/theme/brand.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { isBrandId } from '#ui/theme/brandId.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { randomBrandFile } from '#ui/theme/randomBrandFile.samples.ts';
import { type TokenGroup, tokenNames } from '#ui/theme/tokens.ts';
import { brandArchive, brandFile, brandFolder } from './brandFiles.ts';
import { type History, reduceHistory, startHistory } from './history.ts';
import { firstTheme, presets } from './presets.ts';
import { readHash, writeHash } from './shareLink.ts';
import { colorsOf, entriesOf, makeTheme, shapeNames, type Theme, typeNames } from './theme.ts';

const supports = (name: string, value: string) => lexer.matchProperty(name, value).error === null;
/** What the studio adds to the tokens. */
const identity = { name: { th: 'ซากุระ', en: 'Sakura' }, mark: brands[0].mark };
/** What a site would leave out of an exported file, whatever brand it restyles. */
const problemsOf = (file: BrandFile): readonly string[] =>
  brands.flatMap(
    (brand) =>
      checkBrandFile(parseBrandFile(JSON.parse(brandFile(file)), { supports }), {
        brand,
        tokens: tokensOfBrand(brand.id),
      }).problems,
  );
/** What the studio makes of the hash of an address, whoever wrote it. */
const themeOf = (hash: string): Theme => readHash(hash, firstTheme, supports) ?? firstTheme;

const hex = nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = dictionary(constantFrom(...Object.keys(tokenNames.color)), hex, { maxKeys: 12 });
const sizes = dictionary(constantFrom(...Object.keys(tokenNames.space)), constantFrom('0px', '1rem', '100vw', '2rem'));
const themes = record({
  keys: record({ accent: hex, neutral: hex, highlight: hex }),
  shape: constantFrom(...shapeNames),
  type: constantFrom(...typeNames),
  own: record({
    light: record({ color: colors, space: sizes }),
    dark: record({ color: colors }),
  }),
});

describe('makeTheme', () => {
  it('exports what the gate accepts, whatever the author has chosen', () => {
    let refused = 0;
    assert(
      property(themes, (theme) => {
        const { tokens, refusals } = makeTheme(theme);
        expect(problemsOf({ ...identity, ...tokens })).toEqual([]);
        refused += refusals.length;
      }),
      { numRuns: 60, seed: 18 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it('exports what the gate accepts, whatever a link says', () => {
    let kept = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const random = createRandom(seed, 'links');
      const key = () =>
        random.pick(['', '000000', 'ffffff', 'ffff00', 'zzz', '#0000', random.int(0, 0xffffff).toString(16)]);
      const hash = `accent=${key()}&neutral=${key()}&highlight=${key()}&own=`;
      const theme = themeOf(hash + encodeURIComponent(JSON.stringify(randomBrandFile(random))));
      expect([seed, problemsOf({ ...identity, ...makeTheme(theme).tokens })]).toEqual([seed, []]);
      kept += entriesOf(theme.own.light).length + entriesOf(theme.own.dark).length;
    }
    expect(kept).toBeGreaterThan(100);
  });

  it('makes every token from five choices, and every colour for both modes', () => {
    const { tokens } = makeTheme(firstTheme);
    const names = (of: object) => Object.keys(of).toSorted();
    for (const [group, values] of Object.entries(tokenNames))
      expect(names(tokens.light[group as TokenGroup])).toEqual(names(values));
    // Backdrops of dialogs and the like are what they are by day, too.
    expect(names(tokens.dark.color ?? {})).toEqual(names(tokenNames.color));
  });

  it('keeps own values that pass, in their mode only', () => {
    const own = { light: { color: { money: '#ffd76a' }, radius: { card: '2rem' } }, dark: {} };
    const { tokens, refusals } = makeTheme({ ...firstTheme, own });
    expect(refusals).toEqual([]);
    expect(tokens.light).toMatchObject({ color: { money: '#ffd76a' }, radius: { card: '2rem' } });
    expect(tokens.dark.color?.money).toBe(firstTheme.keys.highlight);
  });

  it('says why an own value is refused, and what would do', () => {
    const own = { light: { color: { onSurface: '#cccccc' } }, dark: { color: { accent: '#222222' } } };
    const { refusals } = makeTheme({ ...firstTheme, own });
    expect(refusals.map(({ mode, name }) => `${mode} ${name}`)).toEqual(['light onSurface', 'dark accent']);
    for (const { mode, name, pair, better = '' } of refusals) {
      expect(pair?.ratio).toBeLessThan(4.5);
      const mended = { light: {}, dark: {}, [mode]: { color: { [name]: better } } };
      expect(makeTheme({ ...firstTheme, own: mended }).refusals).toEqual([]);
    }
  });

  it.each(presets.map((preset) => [preset.id, preset] as const))('keeps the accent of %s by day', (_, preset) => {
    const { tokens } = makeTheme({ ...preset, own: { light: {}, dark: {} } });
    expect(tokens.light.color.accent).toBe(preset.keys.accent);
  });
});

describe('the share link', () => {
  const theme: Theme = {
    keys: { accent: '#0b6e99', neutral: '#666666', highlight: '#ffcc00' },
    shape: 'round',
    type: 'large',
    own: { light: { color: { money: '#ffd76a' } }, dark: { color: { line: '#333333' } } },
  };
  it('is read as it was written', () => {
    expect(readHash(`#${writeHash(theme)}`, firstTheme, supports)).toEqual(theme);
  });
  it('is read as it was written, with a value of its own for every token', () => {
    const { tokens } = makeTheme(firstTheme);
    const own = { light: tokens.light, dark: { color: colorsOf(tokens, 'dark') } };
    expect(readHash(writeHash({ ...theme, own }), firstTheme, supports)).toEqual({ ...theme, own });
  });
  it('is judged part by part', () => {
    const own = {
      light: { color: { accent: 'url(x)', money: '#ffd76a' } },
      dark: { space: { md: '1rem' }, color: { line: '#333333' } },
    };
    const hash = `accent=red;x&neutral=666666&shape=square&type=large&own=${encodeURIComponent(JSON.stringify(own))}`;
    expect(readHash(hash, firstTheme, supports)).toEqual({
      keys: { ...firstTheme.keys, neutral: '#666666' },
      shape: firstTheme.shape,
      type: 'large',
      own: { light: { color: { money: '#ffd76a' } }, dark: { color: { line: '#333333' } } },
    });
  });
  it.each(['', '#', '#anchor', '#a=b'])('is nothing in %j', (hash) => {
    expect(readHash(hash, firstTheme, supports)).toBeNull();
  });
  it('is nothing if it is too long', () => {
    expect(readHash(`#shape=round&own=${'0'.repeat(30_000)}`, firstTheme, supports)).toBeNull();
  });
  it.each(['own=', 'own={', 'own=[]', 'own=null'])('is without own values for %s', (hash) => {
    expect(readHash(hash, firstTheme, supports)).toEqual(firstTheme);
  });
});

describe('undo and redo', () => {
  const run = (...steps: readonly (string | readonly [part: string, value: number])[]): History<number> =>
    steps.reduce<History<number>>(
      (history, step) =>
        reduceHistory(
          history,
          typeof step === 'string'
            ? { kind: step as 'undo' | 'redo' | 'rest' }
            : { kind: 'set', part: step[0], value: step[1] },
        ),
      startHistory(0),
    );
  it('takes one step per part', () => {
    expect(run(['a', 1], ['a', 2], ['b', 3], 'undo').present).toBe(2);
    expect(run(['a', 1], ['a', 2], ['b', 3], 'undo', 'undo').present).toBe(0);
    expect(run(['a', 1], 'rest', ['a', 2], 'undo').present).toBe(1);
  });
  it('redoes until something is changed', () => {
    expect(run(['a', 1], ['b', 2], 'undo', 'undo', 'redo', 'redo').present).toBe(2);
    expect(run(['a', 1], 'undo', ['b', 2], 'redo').present).toBe(2);
    expect(run('undo', 'redo').present).toBe(0);
  });
});

describe('the downloads', () => {
  const { tokens } = makeTheme(firstTheme);
  const mark = { primary: 'M0 0', secondary: 'M1 1' };
  const fonts = [{ family: 'Sakura', url: '/brands/sakura/sakura.woff2' }];
  const sakura: Brand = { id: 'sakura', name: { th: 'ซากุระ', en: "Sakura's" }, mark, fonts };
  const files = brandFolder(sakura, tokens);

  it('has a brand file that the site accepts as it is', () => {
    const { id: _, ...named } = sakura;
    const written = { ...named, mark: { primary: 'M0 0H1', secondary: 'M1 1H2' }, ...tokens };
    const { file, problems } = parseBrandFile(JSON.parse(brandFile(written)), { supports });
    expect(problems).toEqual([]);
    expect(file).toEqual(written);
  });

  it('has a brand folder that the repository can take as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-'));
    try {
      const [brand, values] = await Promise.all(
        files.map(async ({ path, text }) => {
          const file = join(folder, path.replaceAll('/', '-'));
          writeFileSync(file, text);
          return (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
        }),
      );
      // As `themes/brands.ts` finds them.
      expect(brand?.['brand']).toEqual(sakura);
      expect(values?.['tokens']).toEqual(tokens);
      const oxfmt = join(process.cwd(), 'node_modules/.bin/oxfmt');
      execFileSync(oxfmt, ['--config', join(process.cwd(), '.oxfmtrc.json'), '--check', folder], { stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is an archive as the ZIP specification has it', () => {
    const bytes = brandArchive(sakura, tokens);
    const view = new DataView(bytes.buffer);
    const text = (at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length));
    const end = bytes.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    const count = view.getUint16(end + 10, true);
    let entry = view.getUint32(end + 16, true);
    const read: [path: string, text: string][] = [];
    for (let index = 0; index < count; index += 1) {
      expect(view.getUint32(entry, true)).toBe(0x02014b50);
      const [crc, size, nameLength] = [
        view.getUint32(entry + 16, true),
        view.getUint32(entry + 24, true),
        view.getUint16(entry + 28, true),
      ];
      const local = view.getUint32(entry + 42, true);
      expect(view.getUint32(local, true)).toBe(0x04034b50);
      const path = text(entry + 46, nameLength);
      expect(text(local + 30, view.getUint16(local + 26, true))).toBe(path);
      const body = text(local + 30 + nameLength, size);
      expect(crc).toBe(crc32(body));
      read.push([path, body]);
      entry += 46 + nameLength;
    }
    expect(entry).toBe(end);
    expect(read).toEqual(files.map((file) => [file.path, file.text]));
  });

  it.each(['sakura', 'b2', 'sakura-spa', 'class'])('takes %s for an id', (id) => expect(isBrandId(id)).toBe(true));
  it.each(['', 'Sakura', '2b', 'a--b', 'a-', '../x', 'two words', 'ซากุระ', 'a'.repeat(41)])(
    'refuses %j as an id',
    (id) => expect(isBrandId(id)).toBe(false),
  );
});
