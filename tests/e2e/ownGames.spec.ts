import { gameLaunch } from '#api/launch.ts';
import { expect, test } from './fixtures.ts';
import { gameLists, gamePages, hearts, settled, tiles } from './site.ts';
import { th } from './words.ts';

test.describe('favourites', () => {
  test('a refusal is told, and the heart stays as it was', async ({ page, world, enterAs }) => {
    await enterAs('demo');
    await world.faults([{ match: 'gameFavouriteSet', fault: { kind: 'refuse', code: 'game_not_found' } }]);
    await page.goto('/rng');
    const heart = hearts(page).first();
    await heart.click();
    const message = page.getByRole('region', { name: th.shared.messages });
    await expect(message).toContainText(th.slots.favouriteFailed);
    await expect(message).toContainText(th.errors.gameNotFound);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
    await gameLists(page).getByRole('link', { name: th.slots.list.fav }).click();
    await expect(page.getByRole('heading', { name: th.slots.empty.fav })).toBeVisible();
  });

  test('the heart fills when the platform has said so, and once', async ({ page, world, enterAs }) => {
    await enterAs('demo');
    await world.faults([{ match: 'gameFavouriteSet', fault: { kind: 'hang' } }]);
    await page.goto('/rng');
    const heart = hearts(page).first();
    // It is busy until it is known what is kept, and hears nothing before that.
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
    await heart.evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 3; times += 1) button.click();
    });
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(world.held).toBe(1);
    await world.release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await world.calls('gameFavouriteSet')).toBe(1);
    await heart.click();
    await expect.poll(world.held).toBe(1);
    await world.release();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('recent games are all on one page', async ({ page, enterAs }) => {
  await page.goto('/rng');
  await settled(page);
  const addresses = await tiles(page).evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
  await page.goto('/rng?p=2');
  await settled(page);
  addresses.push(...(await tiles(page).evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))));
  const { client } = await enterAs('demo');
  for (const address of addresses) {
    const { searchParams } = new URL(address);
    const opened = await client.call(gameLaunch, {
      vassalage: searchParams.get('vassalage') ?? '',
      gameType: 'RNG',
      nodeId: Number(searchParams.get('nodeId')),
      language: 'TH',
      device: 'WEB',
      backUrl: '/rng',
    });
    expect(opened.ok).toBe(true);
  }
  await page.goto('/rng?list=recent');
  await expect(tiles(page)).toHaveCount(30);
  await expect(gamePages(page)).toHaveCount(0);
  // The latest first.
  expect(await tiles(page).first().getAttribute('href')).toContain(
    `nodeId=${new URL(addresses.at(-1) ?? '').searchParams.get('nodeId')}`,
  );
});
