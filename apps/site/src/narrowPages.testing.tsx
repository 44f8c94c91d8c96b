import { expect, screen, waitFor } from 'storybook/test';
import { beforeEach, expect as expectOf, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { illegible } from '#storybook/legibility.ts';
import type { Mode } from '#storybook/modes.ts';
import type { RenderedOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { setTextSize } from '#storybook/textSize.ts';
import { preferReducedMotion } from '#ui/Motion/reducedMotion.samples.ts';
import { type Page, pages } from './everyPage.testing.ts';
import { renderSite } from './renderSite.testing.tsx';
import { isWhole } from './wholeSite.testing.tsx';

/** The narrowest phone, and a laptop's screen at 400 % zoom. */
const sizes = [
  [320, 640],
  [320, 256],
] as const;

async function expectFits(): Promise<void> {
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth, `${height} px high`).toBeLessThanOrEqual(clientWidth);
  }
}

/** Everything at once, also what is drawn when it is near, and nothing in motion. */
const whole = new CSSStyleSheet();
whole.replaceSync('* { content-visibility: visible !important; transition: none !important; }');

const frame = () => new Promise(requestAnimationFrame);

/** Goes down the page, so that what comes when it is near comes. */
async function walkDown(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
    scrollTo(0, y);
    await frame();
  }
  scrollTo(0, 0);
}

/** Text of twice the size on a common phone: everything can be read and used (WCAG 1.4.4). */
async function expectLegible(rendered: RenderedOnPlatform, root: () => Element): Promise<void> {
  const before = document.adoptedStyleSheets;
  onTestFinished(() => {
    setTextSize('100');
    document.adoptedStyleSheets = before;
  });
  await page.viewport(390, 844);
  document.adoptedStyleSheets = [...before, whole];
  setTextSize('200');
  await walkDown();
  await isWhole(rendered);
  await waitFor(() => expectOf(illegible(root())).toEqual([]));
}

/** The pages that another URL shows in the same layout, and games, which are tested with the page of their vendor. */
const isOnItsOwn = ({ name }: Page): boolean => !/^\/(?:seamless|fbsports|game)$/.test(name);

const more: readonly Page[] = [
  { name: 'an unknown address', persona: 'visitor', path: () => '/no-such-page' },
  { name: 'the lobby of a member', persona: 'member', path: () => '/rng' },
  { name: 'home of a member', persona: 'member', path: () => '/' },
];

const everyPage: readonly Page[] = [...pages.filter(isOnItsOwn), ...more];

/** Tests that every page fits into 320 px and can be read with large text (WCAG 1.4.10, 1.4.4), each in one language. */
export function testNarrowPages(languageOf: (page: Page) => Mode['language']): void {
  // What moves has come to rest when it is judged.
  beforeEach(preferReducedMotion);

  test.each(everyPage)('$name fits into 320 px, and is legible with large text', async (each) => {
    const { persona, scenario, path, dialog } = each;
    const rendered = await renderSite({
      language: languageOf(each),
      viewport: 'smallest',
      persona,
      path,
      ...(scenario && { scenario }),
    });
    const root = (): Element => (dialog ? screen.getByRole('dialog') : document.body);
    if (dialog) {
      await screen.findByRole('dialog');
      await waitFor(() => expect(root().querySelector('h3, form, [role=table]')).toBeVisible());
    } else await waitFor(() => expect(document.querySelector('main h1')).toBeVisible());
    await isWhole(rendered);
    await expectFits();
    if (dialog) await expect(root().scrollWidth).toBeLessThanOrEqual(root().clientWidth);
    await expectLegible(rendered, root);
  });
}
