import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts the transitions that the page starts, in this document. */
async function watchTransitions(page: Page, way: 'works' | 'fails' = 'works'): Promise<() => Promise<number>> {
  await page.addInitScript((how) => {
    const start = Document.prototype.startViewTransition;
    Object.assign(globalThis, { started: 0 });
    Document.prototype.startViewTransition = function startViewTransition(update) {
      (globalThis as unknown as { started: number }).started += 1;
      const transition = start.call(this, update);
      if (how === 'fails') transition.skipTransition();
      return transition;
    };
  }, way);
  return () => page.evaluate(() => (globalThis as unknown as { started: number }).started);
}

const toLive = (page: Page) =>
  page.getByRole('navigation', { name: th.home.categories.title }).locator('a[href="/live"]');

test.describe('with motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));
  test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('a new page fades in, once; the way back and dialogs do not', async ({ page, enterAs }) => {
    await enterAs('demo');
    const started = await watchTransitions(page);
    await page.goto('/');
    await toLive(page).click();
    await expect(page).toHaveURL('/live');
    await expect(page.getByRole('list', { name: th.tables.list })).toBeVisible();
    expect(await started()).toBe(1);

    await page.goBack();
    await expect(toLive(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: th.memberCentre.pages.depositv2 }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await started()).toBe(1);
  });

  test('a transition that fails keeps no page back, and a second page comes in the place of the first', async ({
    page,
  }) => {
    const started = await watchTransitions(page, 'fails');
    await page.goto('/');
    await toLive(page).click();
    await expect(page.getByRole('list', { name: th.tables.list })).toBeVisible();
    expect(await started()).toBe(1);
    // In one task: the first page is never shown.
    await page.evaluate(() => {
      for (const href of ['/', '/promotions']) document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    });
    await expect(page).toHaveURL('/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(th.common.pages.promotions);
    // Under the site's policy for scripts and styles, with no promise left that nobody handles: see `complaints`.
  });
});

test('with reduced motion a page changes at once', async ({ page }) => {
  const started = await watchTransitions(page);
  await page.goto('/');
  await toLive(page).click();
  await expect(page.getByRole('list', { name: th.tables.list })).toBeVisible();
  expect(await started()).toBe(0);
});
