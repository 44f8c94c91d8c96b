import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file));
const source = (file: string): string => readFileSync(file, 'utf8');
/** The lines of a file, without its comments. */
const codeOf = (file: string): string[] =>
  source(file)
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, ''));
const isExample = (file: string): boolean => /\.(stories|samples|test)\.tsx?$/.test(file);
/** The code that players see: the kit, core, the screens and the site. */
const product = files.filter(
  (file) => /^(packages\/(ui\/src|core|features)|apps\/site\/src)\//.test(file) && !isExample(file),
);

const lines = (list: readonly string[], pattern: RegExp): string[] =>
  list.flatMap((file) =>
    codeOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('colours, fonts, texts, platform paths and unsafe calls have one place each', () => {
  it('no colour outside themes/', () => {
    // What a brand of one colour begins with; and messages with an example colour.
    const withColors = ['dimensions.ts', 'createBrand.ts', 'brandTokens.ts'].map(
      (name) => `packages/ui/src/theme/${name}`,
    );
    const drawn = product.filter((file) => !withColors.includes(file));
    expect(lines(drawn, /['"`\s(:]#[0-9a-fA-F]{3,8}\b(?!\w)|\b(rgba?|hsla?|oklch|lab)\(\s*\d/)).toEqual([]);
  });
  it('no font outside themes/', () => {
    expect(lines(product, /font-?family['"]?:\s*['"`](?!inherit)/i)).toEqual([]);
  });
  it('no Thai word outside locales/', () => {
    // Handles single Thai letters, not texts.
    const spoken = product.filter((file) => file !== 'packages/ui/src/Avatar/initial.ts');
    expect(lines(spoken, /[\u0E00-\u0E7F]/)).toEqual([]);
  });
  it('no path of the platform outside packages/api', () => {
    expect(lines(product, /['"`]\/?(wps|lgw|lotto)\//)).toEqual([]);
  });
  it('no code uses cookies except the module that survives a browser which refuses them', () => {
    const others = product.filter((file) => file !== 'packages/core/src/data/cookies.ts');
    expect(lines(others, /\.cookie\b/)).toEqual([]);
  });
  it('no code asks the browser for a key except the one place, which ends one request before the next', () => {
    const others = product.filter((file) => file !== 'packages/core/src/security/passkeys.ts');
    expect(lines(others, /navigator\.credentials|PublicKeyCredential\??\./)).toEqual([]);
  });
  it('no code opens a window or inserts HTML except the one place for it', () => {
    // The only component that inserts HTML, after sanitising it.
    const others = product.filter((file) => file !== 'packages/ui/src/RichText/RichText.tsx');
    expect(
      lines(others, /window\.open\(|dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
  });
});

/** Joined lines of a file, without comments, empty lines and imports. */
const statementsOf = (file: string): string =>
  codeOf(file)
    .filter((line) => line.trim() !== '' && !line.startsWith('import '))
    .join('\n');

describe('the repository', () => {
  it('has no stylesheet twice: what looks the same shares a file', () => {
    const sheets = product.filter((file) => file.endsWith('.css.ts'));
    const alike = Object.values(Object.groupBy(sheets, statementsOf)).filter((list = []) => list.length > 1);
    expect(alike).toEqual([]);
  });
  it('has no barrels', () => {
    expect(files.filter((file) => /^(packages|apps)\/.*\/index\.tsx?$/.test(file))).toEqual([]);
  });
  it('shows text of the operator through FormattedText, which loads the sanitiser where there is such text', () => {
    const screens = product.filter((file) => !/\/ui\/|\/FormattedText\.tsx$/.test(file));
    expect(lines(screens, /import \{ RichText \}|RichText\/RichText\.tsx'\)/)).toEqual([]);
  });
  it('loads what opens over the page in a LazyDialogSection, which says so there if it does not come', () => {
    const opened = /<LazySection\b[^>]*>\s*(?:\{[^<]*)?<\w+[^<>]*?\s(?:open|onClose|onDismiss)=/;
    expect(product.filter((file) => opened.test(codeOf(file).join('\n')))).toEqual([]);
  });
  it('has no file over 300 lines, lists of data aside', () => {
    const data = /^packages\/(sandbox\/src\/seed|demo\/art)\//;
    const long = files.filter(
      (file) => /^(packages|apps|scripts)\//.test(file) && !data.test(file) && !isExample(file),
    );
    expect(long.filter((file) => source(file).split('\n').length > 300)).toEqual([]);
  });
  it('switches no check off', () => {
    const off = lines(
      files.filter((file) => !file.startsWith('tests/invariants/')),
      /@ts-(ignore|nocheck)|\bas any\b|(it|test|describe)\.(skip|only|todo)\b/,
    );
    expect(off).toEqual([]);
  });
  it('shows every component of the kit to designers', () => {
    const components = files.filter(
      (file) =>
        /^packages\/ui\/src\/([A-Z]\w*)\/\1\.tsx$/.test(file) ||
        /^packages\/ui\/src\/Toast\/ToastProvider\.tsx$/.test(file),
    );
    expect(components.length).toBeGreaterThanOrEqual(35);
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    expect(components.filter((file) => !stories.some((story) => dirname(story) === dirname(file)))).toEqual([]);
  });
  it('shows every screen to designers', () => {
    const screens = files.filter((file) => /^packages\/features\/.*\/[A-Z]\w*Screen\.tsx$/.test(file));
    const stories = files
      .filter((file) => file.endsWith('.stories.tsx'))
      .map(source)
      .join('\n');
    expect(screens.length).toBeGreaterThanOrEqual(9);
    expect(
      screens.filter(
        (file) =>
          !new RegExp(`<${basename(file, '.tsx')}\\b`).test(stories) &&
          !stories.includes(`component: ${basename(file, '.tsx')}`),
      ),
    ).toEqual([]);
  });
});
