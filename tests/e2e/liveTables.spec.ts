import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

/** The boxes of the cards that can be seen as a whole above `bottom`, in px. */
async function inView(cards: Locator, bottom: number): Promise<readonly { top: number; height: number }[]> {
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top, height };
    }),
  );
  return boxes.filter(({ top, height }) => height > 0 && top + height <= bottom);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('three tables are in view, the first of them at the top (RT-05f)', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/live');
    // The place of the large card, which only wide screens have, is no card here.
    const cards = page.getByRole('list', { name: th.tables.list }).locator('> li:visible');
    await expect(cards.nth(3)).toBeVisible();
    const bar = await page.getByRole('navigation', { name: th.appShell.bottomNav }).boundingBox();
    const shown = await inView(cards, bar?.y ?? 844);
    expect(shown[0]?.top).toBeLessThanOrEqual(200);
    expect(Math.max(...shown.map(({ height }) => height))).toBeLessThanOrEqual(190);
    expect(shown.length).toBeGreaterThanOrEqual(3);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('eight tables are in view beside the one that was played last (RT-05f)', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/live');
    const cards = page.getByRole('list', { name: th.tables.list }).locator('> li:visible');
    await expect(cards.nth(9)).toBeVisible();
    await expect.poll(async () => (await inView(cards, 900)).length).toBeGreaterThanOrEqual(9);
    // Four columns, with nothing but the inset of the page beside them.
    const edges = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(Math.min(...edges.map(({ left }) => left))).toBeLessThanOrEqual(24);
    // Without the place of a scrollbar.
    const { width } = (await page.getByRole('main').boundingBox()) ?? { width: 0 };
    expect(width - Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(24);
    expect(new Set(edges.map(({ left }) => left)).size).toBe(4);
    // The shortcuts, which come when the page is complete, lie on none of them.
    await expect(page.getByRole('button', { name: th.support.sidebar.more })).toBeVisible();
  });
});
