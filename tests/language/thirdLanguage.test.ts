import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { createSandboxServer, type SandboxServer } from '#sandbox/adapters/node.ts';
import { chromium } from '../../scripts/chromium.ts';
import { builtSiteOptions } from '../../scripts/lib/documents.ts';
import { WorkingCopy } from '../generator/workingCopy.ts';

/** The language that is added: one that the platform knows and the site does not offer. */
const added = { code: 'vi', entry: 'VI', name: 'Tiếng Việt', locale: 'vi-VN' } as const;

type Words = { readonly [key: string]: string | Words };
const english = (file: string): Words => JSON.parse(readFileSync(`locales/en/${file}`, 'utf8'));
const files = readdirSync('locales/en').filter((file) => file !== 'language.json');
const flatten = (words: Words, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
const texts = files.flatMap((file) => flatten(english(file)));
/** A translation that can be told from English. */
const translated = (text: string): string => `⟦${text}⟧`;
const translate = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? translated(value) : translate(value),
    ]),
  );

const copy = new WorkingCopy('language');
let server: SandboxServer;
let browser: Browser;
let page: Page;
let origin: string;
const problems: string[] = [];

beforeAll(async () => {
  if (chromium.path === undefined) throw new Error(chromium.missing);
  copy.create();
  browser = await playwright.launch({ executablePath: chromium.shell ?? chromium.path, args: [...chromium.args] });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  copy.remove();
});

/** Opens a page of the built site, and waits until the program runs and nothing is loading. */
async function open(path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  const blocks = await page.locator('script[type="application/json"]').allTextContents();
  for (const block of blocks) remember(JSON.parse(block));
}

/** Texts of the platform, which has them in Thai and English only: category names, the sections of the help. */
const sent = new Set<string>();
function remember(value: unknown): void {
  if (typeof value === 'string') sent.add(value.trim());
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
}

/** The texts that can be seen, also those that stand in for a name: labels and placeholders. */
const seen = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('[inert], script, style, noscript') === null && parent.checkVisibility())
        found.push(walker.currentNode.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
      found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
    return found.filter((text) => text !== '');
  });

describe('a third language', () => {
  it('is one folder and one entry', () => {
    mkdirSync(join(copy.folder, 'locales', added.code));
    const write = (file: string, words: Words) =>
      writeFileSync(join(copy.folder, 'locales', added.code, file), `${JSON.stringify(words, null, 2)}\n`);
    for (const file of files) write(file, translate(english(file)));
    write('language.json', { name: added.name, locale: added.locale });
    const entry = join(copy.folder, 'packages/api/src/primitives.ts');
    writeFileSync(entry, readFileSync(entry, 'utf8').replace("['TH', 'EN']", `['TH', 'EN', '${added.entry}']`));
    const changes = copy.takeChanges();
    expect(changes).toContain('packages/api/src/primitives.ts');
    expect(changes.filter((file) => !file.startsWith(`locales/${added.code}/`))).toHaveLength(1);
  });

  it('compiles', async () => {
    expect(await copy.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' });
  });

  it('keeps the rules of the repository', async () => {
    const rules = ['brands', 'locales', 'messages', 'routes', 'wording'].map((name) => `tests/invariants/${name}.test`);
    const run = ['run', '--config', 'vitest.unit.config.ts', '--project', 'unit', ...rules, 'packages/core/src'];
    expect(await copy.run('vitest', ...run)).toMatchObject({ code: 0 });
  });

  it('builds', async () => {
    expect(await copy.run('vite', 'build', '--config', 'apps/site/vite.config.ts')).toMatchObject({ code: 0 });
    server = createSandboxServer({
      ...(await builtSiteOptions(join(copy.folder, 'dist/site'), { keep: false })),
      control: false,
    });
    origin = `http://127.0.0.1:${(await server.listen(0, '127.0.0.1')).port}`;
  });
});

describe('the site', () => {
  it('offers the language in its menu, and shows it', async () => {
    page = await browser.newPage({ locale: 'th-TH', viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (/\/(?:wps|lgw|lotto)\//.test(response.url())) response.json().then(remember, () => {});
    });
    await page.addInitScript(() => {
      // These open by themselves and have tests of their own.
      localStorage.setItem('ageConfirmed', '99');
      localStorage.setItem('newsHiddenThrough', '9999-12-31');
    });
    await open('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('th');
    await page.getByRole('banner').getByRole('button', { name: 'ไทย' }).click();
    const choice = page.getByRole('menuitemradio', { name: added.name });
    expect(await choice.getAttribute('lang')).toBe(added.code);
    await choice.click();
    await page.getByRole('banner').getByRole('button', { name: added.name }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(added.code);
  });

  it.each(['/', '/rng', '/live', '/promotions', '/notices', '/help', '/download', '/login', '/register', '/missing'])(
    'has no key and nothing in another language at %s',
    async (path) => {
      await open(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(added.code);
      const shown = await seen();
      expect(shown.filter((text) => text.startsWith('⟦')).length).toBeGreaterThan(10);
      const keys = new Set(texts.flatMap(([key]) => key));
      const words = new Set(texts.map(([, text]) => text));
      expect(shown.filter((text) => keys.has(text) || (words.has(text) && !sent.has(text)))).toEqual([]);
      expect(await page.title()).toContain('⟦');
    },
  );

  it('is rendered in the language by the server', async () => {
    await open('/');
    expect(await page.locator('html').getAttribute('data-rendered')).toBe(added.code);
  });

  it('writes dates and amounts as the language does', async () => {
    const words = new Map(flatten(english('login.json')));
    const say = (key: string): string => translated(words.get(key) ?? '');
    await open('/login');
    const form = page.getByRole('form', { name: say('title') });
    await form.getByRole('textbox', { name: say('username') }).fill('demo');
    await form.getByRole('textbox', { name: say('password') }).fill(demoPassword);
    await form.getByRole('button', { name: say('submit') }).click();
    await page.waitForURL(`${origin}/`);
    await page.getByRole('banner').getByText('฿10.000,00').first().waitFor();
    await open('/?centre=securityCenter');
    const shown = (await seen()).join('\n');
    // The weekday of the clock, and the last login in the account.
    expect(shown).toMatch(/^\d{4}\/\d\d\/\d\d \((?:Thứ [2-7]|CN)\) \d\d:\d\d:\d\d$/m);
    expect(shown).toMatch(/\d\d:\d\d \d+ tháng \d+, 20\d\d/);
    expect(shown).not.toMatch(/พ\.ศ\.|\b25\d\d\b/);
  });

  it('reports no error', () => expect(problems).toEqual([]));
});
