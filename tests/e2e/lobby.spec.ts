import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { en, say, th } from './messages.ts';
import { gameList, gamePages, nameOf, settled, tiles } from './site.ts';

const vendors = (page: Page) => page.getByRole('navigation', { name: th.lobby.vendors });
const search = (page: Page) => page.getByRole('searchbox', { name: th.lobby.search });
/** On this page of the list, with its games. */
const onPage = async (page: Page, number: number): Promise<void> => {
  await expect(gamePages(page)).toContainText(say(th.lobby.pageOf.split('{pages}')[0] ?? '', { page: number }));
  await settled(page);
};
/**
 * Turns to the next page of the list that is asked for. Until that list has come, the arrows belong to the list before it:
 * they lead elsewhere, and then nowhere.
 */
const turnPage = async (page: Page, address: string): Promise<void> => {
  const next = gamePages(page).getByRole('link', { name: th.lobby.next });
  await expect(next).toHaveAttribute('href', address);
  await next.click();
  await expect(page).toHaveURL(address);
};

test.describe('the address', () => {
  test('follows each choice, back and forward', async ({ page }) => {
    await page.goto('/rng');
    await vendors(page).getByRole('link', { name: 'Silk Reel' }).click();
    await expect(page).toHaveURL('/rng?vassalage=SLKR');
    await expect(tiles(page).filter({ hasText: 'Silk Reel' })).toHaveCount(15);
    await turnPage(page, '/rng?vassalage=SLKR&p=2');
    await onPage(page, 2);
    const second = await nameOf(tiles(page).first());
    await page.goBack();
    await expect(page).toHaveURL('/rng?vassalage=SLKR');
    await expect(tiles(page).first()).not.toContainText(second);
    await page.goBack();
    await expect(page).toHaveURL('/rng');
    await expect(vendors(page).getByRole('link', { name: th.lobby.allVendors })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goForward();
    await page.goForward();
    await expect(tiles(page).first()).toContainText(second);
  });

  test('is enough to see the same again, and for others', async ({ page, openElsewhere }) => {
    await page.goto('/rng');
    await search(page).fill('lotus');
    await expect(page).toHaveURL('/rng?q=lotus');
    await turnPage(page, '/rng?q=lotus&p=2');
    await onPage(page, 2);
    const shown = await tiles(page).allInnerTexts();
    await page.reload();
    await expect(tiles(page)).toHaveText(shown, { useInnerText: true });
    await expect(search(page)).toHaveValue('lotus');

    await expect(tiles(await openElsewhere(page.url()))).toHaveText(shown, { useInnerText: true });
  });
});

test.describe('the first view', () => {
  /** Where the first row of games may begin at the latest, in px. A phone's bottom bar begins at 788. */
  const views = [
    { viewport: { width: 390, height: 844 }, latest: { '/rng': 540, '/fish': 470, '/pvp': 470 } },
    { viewport: { width: 1280, height: 800 }, latest: { '/rng': 620, '/fish': 570, '/pvp': 570 } },
  ];
  for (const { viewport, latest } of views) {
    test(`has games at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const [path, most] of Object.entries(latest)) {
        await page.goto(path);
        await settled(page);
        const box = await gameList(page).getByRole('listitem').first().boundingBox();
        expect(box?.y, path).toBeLessThanOrEqual(most);
      }
    });

    test(`keeps header and support in reach at ${viewport.width} × ${viewport.height}, over nothing`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/rng');
      await settled(page);
      const isPhone = viewport.width < 1024;
      const support = page.getByRole('button', { name: isPhone ? th.appShell.help : th.support.sidebar.more });
      await expect(support).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      await expect(page.getByRole('button', { name: th.appShell.search })).toBeInViewport();
      // What lies below the button, down to the bar that it stands in, cannot be pressed.
      const covered = await support.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const corners = [
          [x + 2, y + height / 2],
          [x + width - 2, y + height / 2],
          [x + width / 2, y + 2],
          [x + width / 2, y + height - 2],
        ] as const;
        return corners.flatMap(([left, top]) => {
          const below = document.elementsFromPoint(left, top).filter((each) => !button.contains(each));
          const bar = below.findIndex((each) => each.matches('nav'));
          const between = bar < 0 ? below : below.slice(0, bar);
          return between.flatMap((each) => each.closest('a, button, input')?.outerHTML ?? []);
        });
      });
      expect(covered).toEqual([]);
    });
  }

  for (const [language, words] of [
    ['TH', th],
    ['EN', en],
  ] as const) {
    test.describe(`on a phone in ${language}`, () => {
      test.use({ language, start: { scenario: 'manyMessages' } });
      test('leaves the count of what waits inside its entry, and customer service in the header', async ({
        page,
        enterAs,
      }) => {
        await enterAs('demo');
        const bar = page.getByRole('navigation', { name: words.appShell.bottomNav });
        const count = bar.getByText('99+');
        const own = bar.getByRole('button', { name: new RegExp(`^${words.appShell.me}`) });
        const support = page.getByRole('banner').getByRole('button', { name: words.appShell.help });
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto('/rng');
          await expect(count).toBeVisible();
          await expect(support).toBeInViewport({ ratio: 1 });
          const badge = await count.locator('..').boundingBox();
          const entry = await own.boundingBox();
          const end = (box: typeof badge): number => (box?.x ?? 0) + (box?.width ?? 0);
          expect(badge?.x, `at ${width} px`).toBeGreaterThanOrEqual(entry?.x ?? 0);
          expect(end(badge), `at ${width} px`).toBeLessThanOrEqual(end(entry));
        }
      });
    });
  }
});
