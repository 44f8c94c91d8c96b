import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand as kinnari } from '#themes/kinnari/brand.ts';
import { tokens as kinnariTokens } from '#themes/kinnari/tokens.ts';
import { brand as naga } from '#themes/naga/brand.ts';
import { tokens as nagaTokens } from '#themes/naga/tokens.ts';
import { withDeployment } from '../../apps/site/src/document/deploymentBlock.ts';
import { sandboxDeployment } from '../../scripts/lib/documents.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './site.ts';

/** What a client serves beside the site. */
const sakura = {
  name: { th: 'ซากุระ', en: 'Sakura' },
  mark: { primary: 'M16 3l13 13-13 13L3 16Z', secondary: 'M16 11l5 5-5 5-5-5Z' },
  light: { color: { accent: '#a3195b', accentHover: '#86124a', focus: '#a3195b' } },
};

/** Serves the site as a static host does that puts the deployment into `index.html`. Its program waits for `go`. */
async function deploy(page: Page, settings: object, file?: unknown) {
  const gate = Promise.withResolvers<void>();
  const shell = readFileSync('dist/site/index.html', 'utf8');
  const html = withDeployment(shell, { ...(sandboxDeployment as object), ...settings });
  const [, program = ''] = /<script type="module" crossorigin src="([^"]+)"/.exec(shell) ?? [];
  const document = (url: URL): boolean => ['/rng', '/'].includes(url.pathname);
  await page.route(document, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    await route.fulfill({ response: await route.fetch(), body: html });
  });
  await page.route(`**${program}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  if (file !== undefined) {
    await page.route('**/client/brand.json', (route) =>
      typeof file === 'string' ? route.fulfill({ body: file }) : route.fulfill({ json: file }),
    );
  }
  return { go: gate.resolve };
}

/** The brand as it is on the screen. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const marks = [...document.querySelectorAll<HTMLElement>('header [data-brand-mark]')];
    const mark = marks.find((each) => each.checkVisibility({ visibilityProperty: true }));
    return {
      name: mark?.textContent,
      path: mark?.querySelector('path')?.getAttribute('d'),
      accent: getComputedStyle(root).getPropertyValue('--k-color-accent'),
      filter: getComputedStyle(root).filter,
    };
  });
const appearanceOf = (brand: typeof naga, accent: string) => ({
  name: brand.name.th,
  path: 'primary' in brand.mark ? brand.mark.primary : '',
  accent,
  filter: 'none',
});
const ofSakura = { name: sakura.name.th, path: sakura.mark.primary, accent: sakura.light.color.accent, filter: 'none' };
const ofNaga = appearanceOf(naga, nagaTokens.light.color.accent);
const ofKinnari = appearanceOf(kinnari, kinnariTokens.light.color.accent);
const frameShown = (page: Page) => page.locator('[inert] header').first().waitFor();

test('the first paint has the brand of the deployment, and so has the site', async ({ page }) => {
  const { go } = await deploy(page, { brand: 'naga' });
  await page.goto('/rng', { waitUntil: 'commit' });
  await frameShown(page);
  await expect.poll(() => seen(page)).toEqual(ofNaga);
  go();
  await settled(page);
  await expect.poll(() => seen(page)).toEqual(ofNaga);
  await expect(page).toHaveTitle(new RegExp(` · ${naga.name.th}$`));
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/brands/naga.svg');
});

test('an unknown brand falls back to the default one, with a message that names the key', async ({
  page,
  complaints,
}) => {
  complaints.expect(/deployment: "brand" is "sakura", not one of kinnari/);
  const { go } = await deploy(page, { brand: 'sakura' });
  await page.goto('/rng', { waitUntil: 'commit' });
  await frameShown(page);
  await expect.poll(() => seen(page)).toEqual(ofKinnari);
  go();
  await settled(page);
  await expect.poll(() => seen(page)).toEqual(ofKinnari);
});

test('no brand shows until a brand file is known, and the next visit begins with it', async ({ page }) => {
  const { go } = await deploy(page, { brandFile: '/client/brand.json' }, sakura);
  await page.goto('/rng', { waitUntil: 'commit' });
  await frameShown(page);
  const first = await seen(page);
  expect([first.name, first.filter]).toEqual([undefined, 'grayscale(1)']);
  go();
  await settled(page);
  await expect.poll(() => seen(page)).toEqual(ofSakura);
  await expect(page).toHaveTitle(/ · ซากุระ$/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^blob:/);
  // Installed, the site would have the name of the build.
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  await deploy(page, { brandFile: '/client/brand.json' }, sakura);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[inert] header [data-brand-mark]').first().waitFor();
  await expect.poll(() => seen(page)).toEqual(ofSakura);
});

for (const [what, file] of [
  ['is not JSON', '<!doctype html>'],
  [
    'holds nothing that is valid',
    { name: 7, mark: '<svg onload="alert(1)">', light: { color: { accent: 'url(//evil)' } } },
  ],
] as const) {
  test(`a brand file that ${what} leaves the brand of the build, with a message that names the key`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/deployment: "brandFile":/);
    const { go } = await deploy(page, { brand: 'naga', brandFile: '/client/brand.json' }, file);
    await page.goto('/rng', { waitUntil: 'commit' });
    await frameShown(page);
    go();
    await settled(page);
    await expect.poll(() => seen(page)).toEqual(ofNaga);
  });
}

test.describe('documents with content', () => {
  test.use({ documents: 'rendered' });

  test('carry the tokens of their own brand only', async ({ request }) => {
    const html = await (await request.get('/rng')).text();
    expect(html).toContain('[data-brand=kinnari]');
    expect(html).not.toContain('[data-brand=naga]{');
  });
});
