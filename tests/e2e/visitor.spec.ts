import { sessionLogout } from '#api/session.ts';
import { openRoutes, routePatterns } from '#features/shared/navigation.ts';
import { createWorld } from '#sandbox/world.ts';
import { expect, test } from './fixtures.ts';
import { gameHref, gamePage, headerBalance, hearts, logIn, loginForm, nameOf, tiles } from './site.ts';
import { en, th } from './words.ts';

test('a visitor looks around: every category of the navigation opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('หน้าแรก · กินรี');
  const navigation = page.getByRole('navigation', { name: th.frame.mainNav });
  for (const [type, name] of Object.entries(th.shared.gameTypes)) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${name} · กินรี`);
    // Halls list games, the others their vendors.
    const shown = ['RNG', 'PVP', 'FISH'].includes(type)
      ? page.getByRole('navigation', { name: th.slots.vendors }).getByRole('link')
      : page.getByRole('main').getByRole('listitem');
    await expect(shown.nth(1)).toBeVisible();
  }
  await expect(headerBalance(page)).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ language: 'EN' });
  test('a game asks to log in, and then opens', async ({ page }) => {
    await page.goto('/rng');
    const tile = tiles(page, en).nth(3);
    const name = await nameOf(tile);
    await tile.click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toContainText('You are not logged in, please login');
    expect(new URL(page.url()).pathname).toBe('/rng');
    await logIn(loginForm(dialog, en), 'demo', undefined, en);
    await expect(page).toHaveURL(/\/game\?/);
    await expect(gamePage(page, en).frame.locator('#name')).toHaveText(name);
    await gamePage(page, en).bar.getByRole('link', { name: en.launch.back }).click();
    await expect(page).toHaveURL('/rng');
    await expect(headerBalance(page)).toHaveText('฿10,000.00');
  });
});

test('whoever closes the login stays, and the game is forgotten', async ({ page }) => {
  await page.goto('/rng');
  await tiles(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: th.shared.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logIn(loginForm(page.getByRole('banner')), 'demo');
  await expect(headerBalance(page)).toBeVisible();
  await expect(hearts(page)).toHaveCount(15);
  expect(new URL(page.url()).pathname).toBe('/rng');
});

test('a link to a game leads through the login to the game', async ({ page }) => {
  await page.goto('/rng');
  const address = await gameHref(page);
  await page.goto(address);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await expect(page.getByRole('region', { name: th.shared.messages })).toContainText(th.shared.notLoggedIn);
  await logIn(loginForm(page), 'demo');
  await expect(page).toHaveURL(address);
  await expect(gamePage(page).board).toHaveAttribute('data-state', 'ready');
  await page.goBack();
  // The login is not a page to come back to.
  await expect(page).toHaveURL('/rng');
});

for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  test(`the login never leads away: next=${next}`, async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(loginForm(page), 'demo');
    await expect(page).toHaveURL('/');
    await expect(headerBalance(page)).toBeVisible();
  });
}

test('an unknown address says so, and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: th.shared.notFound.title })).toBeVisible();
  await expect(page).toHaveTitle('ไม่พบหน้านี้ · กินรี');
  await page.getByRole('main').getByRole('link', { name: th.shared.notFound.button }).click();
  await expect(page).toHaveURL('/');
});

test.describe('where only members may look', () => {
  test.use({ start: { scenario: 'gated' } });
  const open: readonly string[] = openRoutes.flatMap((name) => routePatterns[name]);

  test('every path but the open ones leads to the login', async ({ page }) => {
    for (const path of [...Object.values(routePatterns).flat(), '/no-such-page']) {
      await page.goto(path, { waitUntil: 'commit' });
      if (open.includes(path)) {
        // Drawn, and not sent away.
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page).toHaveURL(path);
      } else {
        await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      }
    }
  });

  test('the login opens it', async ({ page }) => {
    await page.goto('/rng?q=lotus');
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/rng?q=lotus')}`);
    await logIn(loginForm(page), 'demo');
    await expect(page).toHaveURL('/rng?q=lotus');
    await expect(tiles(page).first()).toBeVisible();
  });
});

test('recent games are kept with an account', async ({ page }) => {
  await page.goto('/rng');
  const lists = page.getByRole('navigation', { name: th.slots.lists });
  await expect(lists.getByRole('link', { name: th.slots.list.fav })).toHaveCount(0);
  await lists.getByRole('link', { name: th.slots.list.recent }).click();
  await expect(page.getByRole('heading', { name: th.slots.empty.visitor })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: th.slots.logIn }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(th.shared.notLoggedIn);
  await logIn(loginForm(dialog), 'demo');
  await expect(page.getByRole('heading', { name: th.slots.empty.recent })).toBeVisible();
  await expect(page).toHaveURL('/rng?list=recent');
});

test.describe('a login that fails', () => {
  test('what was typed stays; after the second failure there is a picture to read', async ({ page, world }) => {
    await page.clock.install();
    await page.goto('/login');
    const form = loginForm(page);
    const password = form.getByRole('textbox', { name: th.login.password, exact: true });
    const code = form.getByRole('textbox', { name: th.login.captcha });
    await logIn(form, 'demo', 'wrong-1');
    await expect(form.getByRole('alert')).toContainText(th.errors.credentials);
    await expect(form.getByRole('textbox', { name: th.login.username })).toHaveValue('demo');
    await expect(password).toHaveValue('wrong-1');
    await expect(password).toBeFocused();
    await expect(code).toHaveCount(0);

    await password.press('Enter');
    await expect(code).toBeVisible();
    const picture = form.getByRole('img', { name: th.login.captchaPicture });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);

    await test.step('another picture at most once a second', async () => {
      expect(await world.calls('captchaImage')).toBe(1);
      const first = await picture.getAttribute('src');
      const another = form.getByRole('button', { name: th.login.captchaRefresh });
      const press = () =>
        another.evaluate((button: HTMLButtonElement) => {
          for (let times = 0; times < 3; times += 1) button.click();
        });
      await press();
      await expect(picture).toHaveAttribute('src', first ?? '');
      expect(await world.calls('captchaImage')).toBe(1);
      await page.clock.fastForward(1_000);
      await press();
      await expect(picture).not.toHaveAttribute('src', first ?? '');
      expect(await world.calls('captchaImage')).toBe(2);
    });

    await test.step('a wrong code is said at its field, with a new picture', async () => {
      const before = await picture.getAttribute('src');
      await code.fill('99999');
      await code.press('Enter');
      await expect(form.getByText(th.login.problems.captchaIncorrect)).toBeVisible();
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('');
      await expect(password).toHaveValue('wrong-1');
      await expect(picture).not.toHaveAttribute('src', before ?? '');
    });
  });

  test.describe('with the picture from the start', () => {
    const start = { scenario: 'captcha', seed: 7 } as const;
    test.use({ start });
    test('the right digits let in', async ({ page, world }) => {
      // The same seed draws the same digits; the picture is for people.
      const digits = String(Math.floor(createWorld(start).random() * 10_000)).padStart(4, '0');
      await page.goto('/login');
      const form = loginForm(page);
      await logIn(form, 'demo');
      await expect(form.getByRole('img', { name: th.login.captchaPicture })).toBeVisible();
      await form.getByRole('textbox', { name: th.login.captcha }).fill(digits);
      await form.getByRole('button', { name: th.login.submit }).click();
      await expect(page).toHaveURL('/');
      await expect(headerBalance(page)).toBeVisible();
      expect(await world.calls('sessionLogin')).toBe(2);
    });
  });

  test('nothing typed is asked for, not sent', async ({ page, world }) => {
    await page.goto('/login');
    const form = loginForm(page);
    await form.getByRole('button', { name: th.login.submit }).click();
    await expect(form.getByText(th.login.problems.usernameRequired)).toBeVisible();
    await expect(form.getByText(th.login.problems.passwordRequired)).toBeVisible();
    await expect(form.getByRole('textbox', { name: th.login.username })).toBeFocused();
    expect(await world.calls('humanCheckChallenge')).toBe(0);
    expect(await world.calls('sessionLogin')).toBe(0);
  });

  test('in the header it goes on in the dialog, with what was typed', async ({ page }) => {
    await page.goto('/rng');
    await logIn(loginForm(page.getByRole('banner')), 'demo', 'wrong');
    const form = loginForm(page.getByRole('dialog'));
    await expect(form.getByRole('alert')).toContainText(th.errors.credentials);
    await expect(form.getByRole('textbox', { name: th.login.username })).toHaveValue('demo');
    await logIn(form, 'demo');
    await expect(headerBalance(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('three presses log in once', async ({ page, world }) => {
  await world.faults([{ match: 'sessionLogin', fault: { kind: 'hang' } }]);
  await page.goto('/login');
  const form = loginForm(page);
  await form.getByRole('textbox', { name: th.login.username }).fill('demo');
  await form.getByRole('textbox', { name: th.login.password, exact: true }).fill('Kinnari88');
  const asked = page.waitForRequest('**/wps/session/login');
  const submit = form.getByRole('button', { name: th.login.submit });
  await submit.evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 3; times += 1) button.click();
  });
  await asked;
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await world.release();
  await expect(page).toHaveURL('/');
  expect(await world.calls('sessionLogin')).toBe(1);
  expect(await world.calls('humanCheckChallenge')).toBe(1);
});

test('without a network the login says so, and works when it is back', async ({ page, context, complaints }) => {
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED GET \/wps\/verification\/human$/);
  await page.goto('/login');
  const form = loginForm(page);
  // The code of the check is here already; only the platform is not.
  await logIn(form, 'demo', 'wrong');
  await expect(form.getByRole('alert')).toContainText(th.errors.credentials);
  await context.setOffline(true);
  await logIn(form, 'demo');
  await expect(form.getByRole('alert')).toContainText(th.errors.network);
  await expect(form.getByRole('textbox', { name: th.login.username })).toHaveValue('demo');
  await context.setOffline(false);
  await form.getByRole('button', { name: th.login.submit }).click();
  await expect(page).toHaveURL('/');
});

test('without a network the list says so, and comes by itself when it is back', async ({
  page,
  context,
  world,
  complaints,
}) => {
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED GET \/wps\/relay\/GCSGAME_gameList$/);
  complaints.allow(/^net::ERR_INTERNET_DISCONNECTED GET /);
  // What the page would have fetched in a calm moment.
  complaints.allow(/^console error: ChunkLoadError/);
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  const pictures = page.getByRole('main').locator('img');
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true);
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('lotus');
  await expect(page.getByRole('main').getByText(th.errors.network)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: th.shared.retry })).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  expect(await world.calls('gameList')).toBe(1);
  await context.setOffline(false);
  await expect(tiles(page).first()).toBeVisible();
});

test('whose session has ended elsewhere is a visitor again', async ({ page, enterAs, complaints }) => {
  complaints.expect(/^401 GET \/wps\/v2\/wallets\/balance$/);
  complaints.allow(/^401 GET \/wps\/relay\//);
  const { client } = await enterAs('demo');
  await page.goto('/rng');
  await expect(headerBalance(page)).toBeVisible();
  await expect(hearts(page)).toHaveCount(15);
  await client.call(sessionLogout, {});
  await page.getByRole('button', { name: th.frame.refreshBalance }).click();
  // It is said once, with the way back in; whoever closes it goes on as a visitor.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(th.shared.sessionExpired);
  await dialog.getByRole('button', { name: th.shared.close }).click();
  await expect(loginForm(page.getByRole('banner'))).toBeVisible();
  await expect(headerBalance(page)).toHaveCount(0);
  await expect(hearts(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
