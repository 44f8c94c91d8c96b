import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { gameTypes } from '#api/primitives.ts';
import { localStore } from '#core/data/storage.ts';
import { dayOf } from '#core/format/dates.ts';
import { lastCode } from '#sandbox/accounts/outbox.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { gameTypeMenu } from '#sandbox/seed/menus.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { brands } from '#themes/brands.ts';
import { renderSite } from './renderSite.testing.tsx';
import { balanceText, gameOpened, lobbyLoaded, logIn, tiles } from './site.testing.tsx';

async function renderVisit(options: RenderOptions) {
  const rendered = await renderSite({ settings: { humanCheck: 'none' }, ...options });
  const { language, t } = rendered;
  return {
    ...rendered,
    title: (page: string) => `${page} · ${brands[0].name[language]}`,
    navigation: async () => within(await screen.findByRole('navigation', { name: t('appShell:mainNav') })),
    listLink: (list: 'fav' | 'recent') =>
      within(screen.getByRole('navigation', { name: t('lobby:lists') })).queryByRole('link', {
        name: t(`lobby:list.${list}`),
      }),
  };
}
const header = () => document.querySelector('header');

test('every category of the navigation opens, with its title', async () => {
  const { navigation, t, title } = await renderVisit({ path: '/' });
  await waitFor(() => expect(document.title).toBe(title(t('common:pages.home'))));
  for (const type of gameTypes) {
    const name = t(`common:gameTypes.${type}`);
    const link = await (await navigation()).findByRole('link', { name });
    await userEvent.click(link);
    const heading = () => document.querySelector('main h1');
    await waitFor(() => expect(heading()).toHaveTextContent(name));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe(title(name)));
    // Lobbies list the vendors of their games, the others have a card for each vendor.
    await waitFor(() => expect(document.querySelectorAll('main li').length).toBeGreaterThan(1));
  }
  await expect(header()).not.toHaveTextContent('฿');
});

test('the navigation has the order and the names of the operator’s menu (API-03)', async () => {
  const gameMenu = gameTypeMenu.toReversed().map((entry) => ({ ...entry, name: { th: entry.page, en: entry.page } }));
  const { navigation } = await renderVisit({ path: '/promotions', settings: { gameMenu } });
  const links = async () => (await navigation()).getAllByRole('link').map(({ textContent }) => textContent);
  const pages = gameMenu.map(({ page }) => page);
  await waitFor(async () => expect((await links()).filter((text) => pages.includes(text))).toEqual(pages));
});

test('an invitation leads to the sign-up over its page where that has no page of its own (RT-11c, REG-09)', async () => {
  const { t, url } = await renderVisit({
    path: '/join?code=KINNARI8',
    settings: { flags: { USERNAMEREG3: true, DIRECTREG3: false } },
  });
  await userEvent.click(await screen.findByRole('button', { name: t('join:registerWith') }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(await dialog.findByRole('textbox', { name: t('fields:fields.username') })).toBeInTheDocument();
  await expect(url()).toBe('/join?affiliateCode=KINNARI8');
  await waitFor(() => expect(dialog.queryByLabelText(t('fields:fields.affiliateCode'))).toBeNull());
});

test('the golden sign-up of the header is none behind the sign-up, and gets the focus back (NAV-09)', async () => {
  const { t } = await renderVisit({ path: '/', settings: { flags: { DIRECTREG3: false } } });
  const button = await screen.findByRole('button', { name: t('appShell:signUp') });
  const colour = () => getComputedStyle(button).backgroundColor;
  const golden = colour();
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: t('register:title') });
  await waitFor(() => expect(colour()).not.toBe(golden));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(colour()).toBe(golden));
  await waitFor(() => expect(button).toHaveFocus());
});

test('urgent news opens by itself, page by page, and not again today when that was chosen (NOT-02)', async () => {
  const { sandbox, t } = await renderVisit({
    path: '/',
    settings: { urgentNotices: ['popup-1', 'notice-1'] },
    prepare: () => localStore.remove('newsHiddenThrough'),
  });
  const dialog = await screen.findByRole('dialog', { name: t('notices:dialog.title') });
  const position = within(dialog).getByRole('status');
  await expect(position).toHaveTextContent(/^1 /);
  await userEvent.click(within(dialog).getByRole('button', { name: t('notices:dialog.next') }));
  await waitFor(() => expect(position).toHaveTextContent(/^2 /));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(position).toHaveTextContent(/^1 /));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: t('notices:dialog.hideToday') }));
  await userEvent.click(
    within(dialog)
      .getAllByRole('button', { name: t('common:close') })
      .at(-1) as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(localStore.get('newsHiddenThrough')).toBe(dayOf(sandbox.platform.clock.now()));
});

test('an unknown address says so, and leads home', async () => {
  const { t, title, url } = await renderVisit({ path: '/no-such-page' });
  await screen.findByRole('heading', { level: 1, name: t('common:notFound.title') });
  await waitFor(() => expect(document.title).toBe(title(t('common:notFound.title'))));
  const main = within(await screen.findByRole('main'));
  await userEvent.click(main.getByRole('link', { name: t('common:notFound.button') }));
  await waitFor(() => expect(url()).toBe('/'));
});

test('the favourites and recent games of a visitor are behind the login, which leads to them', async () => {
  const { listLink, t, url } = await renderVisit({ path: '/rng' });
  await lobbyLoaded();
  await expect(listLink('fav')).toBeNull();
  await userEvent.click(listLink('recent') as HTMLElement);
  await screen.findByRole('heading', { name: t('lobby:empty.visitor') });
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: t('lobby:logIn') }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(t('common:notLoggedIn'));
  await logIn(t, dialog);
  await screen.findByRole('heading', { name: t('lobby:empty.recent') });
  await expect(url()).toBe('/rng?list=recent');
});

test('the login keeps the focus, and gives it back', async () => {
  const { t } = await renderVisit({ path: '/rng?list=recent' });
  const opener = await within(await screen.findByRole('main')).findByRole('button', { name: t('lobby:logIn') });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  const username = await within(dialog).findByRole('textbox', { name: t('login:username') });
  await waitFor(() => expect(username).toHaveFocus());
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  await expect(stops.length).toBeGreaterThan(3);
  for (const [edge, shift] of [
    [stops.at(-1), false],
    [stops[0], true],
  ] as const) {
    edge?.focus();
    await userEvent.tab({ shift });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(edge).not.toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a lottery is looked at without an account; a ticket asks to log in', async () => {
  const { calls, t, url } = await renderVisit({ path: '/vnlottery' });
  await waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(t('lottery:title.vn')));
  const draw = within((await screen.findAllByRole('article'))[0] as HTMLElement);
  await userEvent.click(draw.getByRole('link', { name: (name) => name.includes(t('lottery:bet')) }));
  await within(await screen.findByRole('dialog')).findByText(t('common:notLoggedIn'));
  await expect(url()).toBe('/vnlottery');
  await expect(calls(gameLaunch)).toEqual([]);
});

test('a session that has ended elsewhere is said once; closing that goes on as a visitor', async () => {
  const { sandbox, t } = await renderVisit({ persona: 'member', path: '/rng' });
  await lobbyLoaded();
  const hearts = () => document.querySelectorAll('main button[aria-pressed]');
  await waitFor(() => expect(header()).toHaveTextContent(balanceText(sandbox)));
  await waitFor(() => expect(hearts().length).toBeGreaterThan(0));
  const { store } = sandbox;
  store.transaction(() => store.remove('sessions', sandbox.platform.session.current()?.token ?? ''));
  await userEvent.click(screen.getByRole('button', { name: t('appShell:refreshBalance') }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(t('common:sessionExpired'));
  await userEvent.click(within(dialog).getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(header()).not.toHaveTextContent('฿');
  await waitFor(() => expect(hearts()).toHaveLength(0));
  await expect(sessionStorage.getItem('token')).toBeNull();
  await expect(screen.getByRole('form', { name: t('login:title') })).toBeVisible();
});

test('a site for members only sends a visitor to the login, except from open pages (RT-14)', async () => {
  const closed = await renderVisit({ scenario: 'guarded', path: '/no-such-page?a=1' });
  await waitFor(() => expect(closed.url()).toBe(`/login?next=${encodeURIComponent('/no-such-page?a=1')}`));
  closed.unmount();
  const open = await renderVisit({ scenario: 'guarded', path: '/helpmc' });
  await waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(open.t('common:pages.help')));
  await expect(open.url()).toBe('/helpmc');
});

test('a first visit to a site for members only begins at the login, before the platform has said so (RT-14)', async () => {
  const { url } = await renderVisit({
    path: '/promotions',
    scenario: 'guarded',
    deployment: { membersOnly: true },
    faults: [{ match: 'systemPermission', fault: { kind: 'hang' } }],
  });
  await waitFor(() => expect(url()).toBe('/login?next=%2Fpromotions'));
});

test('a page that fails leads to customer service with a code, and one that works does not (CON-02)', async () => {
  const { t, url } = await renderVisit({
    path: '/vip',
    faults: [{ match: 'vipLevels', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  const failed = await screen.findByRole('heading', { name: t('vip:failed') });
  const below = await screen.findByRole('region', { name: t('support:contact') });
  // The minute is that of the sandbox, whose clock runs.
  const [code] = /E-vip-261121-10\d\d/.exec(below.textContent) ?? [];
  await expect(code).toBeDefined();
  const link = within(below).getByRole('link');
  await expect(link).toHaveAttribute('href', `/help?reference=${code}#contact`);
  await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  await expect(link).not.toBeVisible();
  await expect(url()).toBe('/vip');
});

test('a page without a footer leads there too', async () => {
  const { t } = await renderVisit({
    path: '/lottery',
    faults: [{ match: 'lotteryMenu', fault: { kind: 'refuse', code: 'unknown' } }],
  });
  const failed = await screen.findByText(t('lottery:failed'));
  // It comes when the end of the page is near.
  const below = await waitFor(() => {
    failed.scrollIntoView();
    return screen.getByRole('region', { name: t('support:contact') });
  });
  await expect(below).toHaveTextContent(/E-lottery-261121-10\d\d/);
  await expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('closing the login drops the game; the bar of the header continues in the dialog, which leads home (LGN-06c)', async () => {
  const { sandbox, t, url } = await renderVisit({ path: '/rng' });
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  const asked = await screen.findByRole('dialog');
  await userEvent.click(within(asked).getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const bar = within(within(await screen.findByRole('banner')).getByRole('form', { name: t('login:title') }));
  await userEvent.click(bar.getByRole('textbox', { name: t('login:username') }));
  await userEvent.paste(accounts.member);
  await userEvent.click(bar.getByLabelText(t('login:password'), { selector: 'input' }));
  await userEvent.paste('wrong');
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await expect(await dialog.findByRole('alert')).toHaveTextContent(t('errors:credentials'));
  await expect(dialog.getByRole('textbox', { name: t('login:username') })).toHaveValue(accounts.member);
  const password = dialog.getByLabelText(t('login:password'), { selector: 'input' });
  await userEvent.clear(password);
  await userEvent.paste(demoPassword);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(header()).toHaveTextContent(balanceText(sandbox)));
  await waitFor(() => expect(url()).toBe('/'));
});

test('logging in by the button leads home; closing the registration drops the game that was waiting (LGN-06c)', async () => {
  const { t, url } = await renderVisit({ path: '/rng' });
  await lobbyLoaded();
  await userEvent.click(tiles()[0] as HTMLElement);
  const asked = await screen.findByRole('dialog');
  await userEvent.click(within(asked).getByRole('link', { name: t('login:register') }));
  const register = within(await screen.findByRole('dialog', { name: t('register:title') }));
  await userEvent.click(register.getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(url()).toBe('/rng');
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:logIn') }));
  await logIn(t, await screen.findByRole('dialog'));
  await waitFor(() => expect(url()).toBe('/'));
});

test('registering for a chosen game, by way of the login and back, leads to the game and says welcome (REG-08)', async () => {
  const { sandbox, t, url } = await renderVisit({
    path: '/rng',
    settings: { humanCheck: 'none', registerCaptcha: false },
  });
  await lobbyLoaded();
  const href = tiles()[0]?.getAttribute('href') ?? '';
  await userEvent.click(tiles()[0] as HTMLElement);
  const chooseIn = async (dialog: string, link: string) =>
    userEvent.click(
      await within(await screen.findByRole('dialog', { name: dialog })).findByRole('link', { name: link }),
    );
  await chooseIn(t('login:title'), t('login:register'));
  await chooseIn(t('register:title'), t('register:login'));
  await expect(await screen.findByRole('dialog', { name: t('login:title') })).toHaveAccessibleDescription(
    t('common:notLoggedIn'),
  );
  await chooseIn(t('login:title'), t('login:register'));
  const register = within(await screen.findByRole('dialog', { name: t('register:title') }));
  const input = (name: 'mobileNum' | 'verificationCode' | 'payeeName' | 'password') =>
    register.findByLabelText(t(`fields:fields.${name}`), { selector: 'input' });
  // Each step begins in its first field.
  await waitFor(async () => expect(await input('mobileNum')).toHaveFocus());
  await userEvent.paste('0891112222');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(lastCode(sandbox)).toBeDefined());
  await waitFor(async () => expect(await input('verificationCode')).toHaveFocus());
  // A complete code goes on by itself.
  await userEvent.paste(lastCode(sandbox) ?? '');
  await waitFor(async () => expect(await input('payeeName')).toHaveFocus());
  await userEvent.paste('สมชาย ใจดี');
  await userEvent.click(await input('password'));
  await userEvent.paste('Lotus2569');
  await userEvent.keyboard('{Enter}');
  await gameOpened();
  await expect(url()).toBe(href);
  await expect(screen.getByText(t('login:firstTime'))).toBeVisible();
});
