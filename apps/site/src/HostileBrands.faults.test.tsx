import axe from 'axe-core';
import { expect } from 'storybook/test';
import { onTestFinished, test } from 'vitest';
import { paths } from '#core/routing/paths.ts';
import { createRandom } from '#demo/art/random.ts';
import { brandTokens } from '#themes/brandTokens.ts';
import { modes } from '#ui/theme/brand.ts';
import { applyBrandTokens, parseBrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandTokens } from '#ui/theme/checkBrandTokens.ts';
import { randomBrandFile } from '#ui/theme/randomBrandFile.samples.ts';
import { renderSite } from './renderSite.testing.tsx';

const brands = Object.entries(brandTokens);

/** What axe finds about the colours of the page. */
async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return found.violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

/** Shows the page without transitions, with colours between two themes, until the test has ended. */
function holdStill(): void {
  const { dataset } = document.documentElement;
  const { brand, theme } = dataset;
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  onTestFinished(() => {
    applyBrandTokens({ light: {}, dark: {} });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    Object.assign(dataset, { brand, theme });
  });
}

/** Restyles the page with random files as the site does, and returns what axe finds, by the number of the file. */
async function findWith(seeds: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const seed of seeds) {
    const [brand, tokens] = brands[seed % brands.length] as (typeof brands)[number];
    Object.assign(document.documentElement.dataset, { brand, theme: modes[(seed >> 1) % 2] });
    const file = parseBrandTokens(randomBrandFile(createRandom(seed, 'token files')));
    applyBrandTokens(checkBrandTokens(file, tokens).tokens);
    found.push(...(await violations()).map((what) => `${seed}: ${what}`));
  }
  return found;
}
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed);

test('500 random and hostile token files leave a page that passes axe', { timeout: 180_000 }, async () => {
  const { canvas } = await renderSite({ path: paths.login(), viewport: 'phone' });
  await canvas.findAllByRole('textbox');
  holdStill();
  await expect(await findWith(numbers(500))).toEqual([]);
  // What the gate would have left out is found here.
  const unread = { color: { surface: '#ffffff', onSurface: '#ffffff', canvas: '#ffffff', onCanvas: '#ffffff' } };
  applyBrandTokens({ light: unread, dark: unread });
  await expect((await violations()).length).toBeGreaterThan(0);
});

test('a full page passes axe with twenty of them', { timeout: 120_000 }, async () => {
  const { canvas } = await renderSite({ persona: 'member', path: paths.home() });
  await canvas.findByRole('main');
  holdStill();
  await expect(await findWith(numbers(20))).toEqual([]);
});
