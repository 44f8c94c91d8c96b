import type { Locator, Page } from '@playwright/test';
import { drawn, expect, test } from './fixtures.ts';
import { gameLists, gamePages, nameOf, settled, tiles } from './site.ts';
import { say, th } from './words.ts';

const vendors = (page: Page) => page.getByRole('navigation', { name: th.slots.vendors });
const search = (page: Page) => page.getByRole('searchbox', { name: th.slots.search });
const stakes = (page: Page) => page.getByRole('combobox', { name: th.slots.minBet });
const kinds = (page: Page) => page.getByRole('navigation', { name: th.slots.halls });
const kind = (page: Page, name: string) => kinds(page).getByRole('link', { name, exact: true });
const slotsKind = 'สล็อต';
/** What is said of the list to somebody who does not see it. */
const told = (page: Page): Locator => page.getByRole('group', { name: th.slots.games }).getByRole('status');
const pageOf = (page: number, pages_: number) => say(th.slots.pageOf, { page, pages: pages_ });
/** On this page of the list, with its games. */
const onPage = async (page: Page, number: number): Promise<void> => {
  await expect(gamePages(page)).toContainText(say(th.slots.pageOf.split('{pages}')[0] ?? '', { page: number }));
  await settled(page);
};
const asked = (page: Page, name: string, value: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('GCSGAME_gameList') && new URL(response.url()).searchParams.get(name) === value,
  );

test.describe('the address', () => {
  test('follows each choice, back and forward', async ({ page }) => {
    await page.goto('/rng');
    await vendors(page).getByRole('link', { name: 'Silk Reel' }).click();
    await expect(page).toHaveURL('/rng?vassalage=SLKR');
    await expect(tiles(page).filter({ hasText: 'Silk Reel' })).toHaveCount(15);
    await gamePages(page).getByRole('link', { name: th.slots.next }).click();
    await expect(page).toHaveURL('/rng?vassalage=SLKR&p=2');
    await onPage(page, 2);
    const second = await nameOf(tiles(page).first());
    await page.goBack();
    await expect(page).toHaveURL('/rng?vassalage=SLKR');
    await expect(tiles(page).first()).not.toContainText(second);
    await page.goBack();
    await expect(page).toHaveURL('/rng');
    await expect(vendors(page).getByRole('link', { name: th.slots.allVendors })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goForward();
    await page.goForward();
    await expect(tiles(page).first()).toContainText(second);
  });

  test('is enough to see the same again, and for others', async ({ page, browser, baseURL, extraHTTPHeaders }) => {
    await page.goto('/rng');
    await search(page).fill('lotus');
    await expect(page).toHaveURL('/rng?q=lotus');
    await gamePages(page).getByRole('link', { name: th.slots.next }).click();
    await expect(page).toHaveURL('/rng?q=lotus&p=2');
    await onPage(page, 2);
    const shown = await tiles(page).allInnerTexts();
    await page.reload();
    await expect(tiles(page)).toHaveText(shown, { useInnerText: true });
    await expect(search(page)).toHaveValue('lotus');

    const other = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: extraHTTPHeaders ?? {} });
    const elsewhere = await other.newPage();
    await elsewhere.goto(page.url());
    await expect(tiles(elsewhere)).toHaveText(shown, { useInnerText: true });
    await other.close();
  });

  test('may say anything', async ({ page }) => {
    await page.goto('/rng?p=-3&minBet=9&list=nope&page=NOPE&q=%00%3Cscript%3E');
    await expect(page.getByRole('main').getByRole('link', { name: th.slots.showAll })).toBeVisible();
    await expect(kind(page, 'NOPE')).toHaveAttribute('aria-current', 'page');
    // Past the end is the last page.
    await page.goto('/rng?p=99999');
    await expect(told(page)).toHaveText(pageOf(667, 667));
    await expect(tiles(page)).toHaveCount(10);
    await expect(page).toHaveURL('/rng?p=667');
  });
});

test('the vendors scroll by their arrows, to the last one', async ({ page }) => {
  await page.goto('/rng');
  const on = vendors(page).getByRole('button', { name: th.slots.arrowsOn });
  const back = vendors(page).getByRole('button', { name: th.slots.arrowsBack });
  const [first, last] = [vendors(page).getByRole('link').first(), vendors(page).getByRole('link').last()];
  await expect(vendors(page).getByRole('link')).toHaveCount(25);
  await vendors(page).evaluate((strip) => strip.scrollIntoView({ block: 'center' }));
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();
  const press = async (arrow: Locator): Promise<void> => {
    const rested = vendors(page)
      .getByRole('list')
      .evaluate((list) => new Promise<void>((resolve) => list.addEventListener('scrollend', () => resolve())));
    await arrow.click();
    await rested;
    await drawn(page);
  };
  await expect(back).toBeHidden();
  // Where the strip ends it is asked itself: the arrow learns of it a moment later, and a press then scrolls nothing.
  const ended = () =>
    vendors(page)
      .getByRole('list')
      .evaluate((list) => list.scrollLeft + list.clientWidth >= list.scrollWidth - 1);
  while (!(await ended())) await press(on);
  await expect(on).toBeHidden();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();
  await press(back);
  await expect(on).toBeVisible();
});

test('pages: next, last, previous, first', async ({ page }) => {
  await page.goto('/rng');
  const step = (name: string) => gamePages(page).getByRole('link', { name, exact: true });
  const at = async (number: number, count: number): Promise<void> => {
    await expect(gamePages(page)).toContainText(pageOf(number, 667));
    await expect(told(page)).toHaveText(pageOf(number, 667));
    await settled(page);
    await expect(tiles(page)).toHaveCount(count);
  };
  await at(1, 15);
  for (const name of [th.slots.first, th.slots.previous]) {
    await expect(step(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await step(th.slots.next).click();
  await at(2, 15);
  await step(th.slots.last).click();
  // Ten thousand games, fifteen a page.
  await at(667, 10);
  for (const name of [th.slots.next, th.slots.last]) {
    await expect(step(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await step(th.slots.previous).click();
  await at(666, 15);
  await step(th.slots.first).click();
  await at(1, 15);
  await expect(page).toHaveURL('/rng');
});

test('filters clear one another', async ({ page }) => {
  await page.goto('/rng?p=3');
  await stakes(page).selectOption(':0.5');
  await expect(page).toHaveURL('/rng?minBet=0.5');
  await kind(page, slotsKind).click();
  await expect(page).toHaveURL('/rng?page=SLOT');
  await expect(stakes(page)).toHaveValue(':');
  await search(page).fill('lotus');
  await expect(page).toHaveURL('/rng?q=lotus');
  await expect(kind(page, th.slots.byVendor)).toHaveAttribute('aria-current', 'page');
  await vendors(page).getByRole('link', { name: 'Silk Reel' }).click();
  await expect(page).toHaveURL('/rng?vassalage=SLKR');
  await expect(search(page)).toHaveValue('');
});

test.describe('where the operator lets them add up', () => {
  test.use({ start: { scenario: 'combinedFilters' } });
  test('filters are kept together', async ({ page }) => {
    await page.goto('/rng?vassalage=SLKR&p=2');
    await expect(tiles(page).first()).toBeVisible();
    await stakes(page).selectOption(':0.5');
    await expect(page).toHaveURL('/rng?vassalage=SLKR&minBet=0.5');
    await kind(page, slotsKind).click();
    await expect(page).toHaveURL('/rng?vassalage=SLKR&page=SLOT&minBet=0.5');
    const answer = asked(page, 'gameName', 'a');
    await search(page).fill('a');
    const { searchParams } = new URL((await answer).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ vassalage: 'SLKR', gameClassify: 'SLOT', minBet: '0.5' });
    await expect(page).toHaveURL('/rng?vassalage=SLKR&page=SLOT&q=a&minBet=0.5');
    await expect(tiles(page).filter({ hasNotText: 'Silk Reel' })).toHaveCount(0);
  });
});

test('hot games are one page', async ({ page }) => {
  await page.goto('/rng');
  await gameLists(page).getByRole('link', { name: th.slots.list.hot }).click();
  await expect(page).toHaveURL('/rng?list=hot');
  await expect(tiles(page).nth(20)).toBeVisible();
  await expect(tiles(page).filter({ hasNotText: th.shared.hot })).toHaveCount(0);
  await expect(gamePages(page)).toHaveCount(0);
});

test('nothing found says what for, and leads back', async ({ page }) => {
  await page.goto('/rng');
  await search(page).fill('ไม่มีเกมชื่อนี้');
  await expect(page.getByRole('heading', { name: say(th.slots.empty.search, { search: 'ไม่มีเกมชื่อนี้' }) })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: th.slots.showAll }).click();
  await expect(tiles(page)).toHaveCount(15);
  await expect(page).toHaveURL('/rng');
  await expect(search(page)).toHaveValue('');
});

test('a list that fails can be asked for again', async ({ page, world, complaints }) => {
  complaints.expect(/^503 GET \/wps\/relay\/GCSGAME_gameList$/);
  await world.faults([{ match: 'gameList', fault: { kind: 'status', status: 503 } }]);
  await page.goto('/rng');
  await expect(told(page)).toHaveText(th.slots.failed);
  await expect(page.getByText(th.errors.unavailable)).toBeVisible();
  // What else is on the page stands.
  await expect(vendors(page).getByRole('link')).toHaveCount(25);
  await world.faults([]);
  await page.getByRole('main').getByRole('button', { name: th.shared.retry }).click();
  await expect(tiles(page)).toHaveCount(15);
});

test('an answer that breaks the contract is a failure, not an empty page', async ({ page, world }) => {
  await world.faults([{ match: 'gameList', fault: { kind: 'malformed', value: { games: [{}] } } }]);
  await page.goto('/rng');
  await expect(page.getByText(th.errors.contract)).toBeVisible();
});

test('a slow answer never takes the place of a newer one', async ({ page, world }) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await world.faults([{ match: 'gameList', when: { calls: [1] }, fault: { kind: 'hang' } }]);
  const slow = asked(page, 'vassalage', 'SLKR');
  const request = page.waitForRequest(/GCSGAME_gameList.*vassalage=SLKR/);
  await vendors(page).getByRole('link', { name: 'Silk Reel' }).click();
  await request;
  await vendors(page).getByRole('link', { name: 'Banyan Play' }).click();
  await expect(tiles(page).filter({ hasText: 'Banyan Play' })).toHaveCount(15);
  await world.release();
  await (await slow).finished();
  await drawn(page);
  await expect(tiles(page).filter({ hasText: 'Banyan Play' })).toHaveCount(15);
});

test('words typed in a row end on the last of them', async ({ page, world }) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await world.faults([{ match: 'gameList', when: { calls: [1] }, fault: { kind: 'hang' } }]);
  const slow = asked(page, 'gameName', 'lo');
  const request = page.waitForRequest(/gameName=lo&/);
  await search(page).pressSequentially('lo');
  await request;
  await search(page).pressSequentially('tus');
  await expect(page).toHaveURL('/rng?q=lotus');
  await settled(page);
  const shown = await tiles(page).allInnerTexts();
  await world.release();
  await (await slow).finished();
  await drawn(page);
  expect(await tiles(page).allInnerTexts()).toEqual(shown);
  await expect(search(page)).toHaveValue('lotus');
  // Every letter is shown, but not every letter is asked for.
  expect(await world.calls('gameList')).toBeLessThan(6);
});
