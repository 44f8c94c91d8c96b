import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { siteConstants } from '#api/primitives.ts';
import { referralInfo } from '#api/referral.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { bindMoneyOut } from '#sandbox/seed/moneyOutMembers.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { memberPaths } from './memberPaths.testing.ts';
import { renderSite } from './renderSite.testing.tsx';
import { balanceText, lobbyLoaded, logIn, tiles } from './site.testing.tsx';

async function renderCentre(options: RenderOptions) {
  const rendered = await renderSite({ settings: { humanCheck: 'none' }, ...options });
  const myAccount = { name: rendered.t('memberCentre:pages.securityCenter') };
  return {
    ...rendered,
    /** The dialog with the page, whether it is open or closed. */
    centre: (page: 'securityCenter' | 'withdraw' | 'referral' = 'securityCenter') =>
      screen.findByRole('dialog', { name: rendered.t(`memberCentre:pages.${page}`) }),
    noCentre: () => expect(screen.queryByRole('dialog', myAccount)).toBeNull(),
  };
}

test('a trial account is told why not, and is then on the page below (ROL-04, ERR-03c)', async () => {
  const { t, url } = await renderCentre({ persona: 'trial', path: '/help?p=2&centre=depositv2' });
  const warning = await screen.findByRole('alertdialog', { name: t('common:trial.title') });
  await waitFor(() => expect(warning).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await userEvent.click(within(warning).getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(url()).toBe('/help?p=2'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('closing restores the focus and keeps the scroll position of the lobby (NAV-05)', async () => {
  const { centre, noCentre, t, url } = await renderCentre({ persona: 'member', path: '/rng' });
  await lobbyLoaded(siteConstants.pageSize);
  tiles().at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await waitFor(() => expect(scrollY).toBeGreaterThan(100));
  const top = scrollY;
  const first = tiles()[0];
  // The second time its code has already loaded.
  for (const _ of ['first', 'second']) {
    const menu = await screen.findByRole('button', { name: t('appShell:account.label') });
    menu.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const entry = await screen.findByRole('menuitem', { name: t('memberCentre:pages.securityCenter') });
    entry.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const dialog = await centre();
    await expect(url()).toBe('/rng?centre=securityCenter');
    await expect(Math.abs(scrollY - top)).toBeLessThan(5);
    await userEvent.click(within(dialog).getByRole('button', { name: t('common:close') }));
    await waitFor(() => noCentre());
    await waitFor(() => expect(url()).toBe('/rng'));
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(Math.abs(scrollY - top)).toBeLessThan(5));
    // The page was not remounted.
    await expect(tiles()[0]).toBe(first);
  }
});

test('a visitor logs in first, and the centre opens afterwards; closing keeps the rest of the URL (ROL-01)', async () => {
  const { centre, sandbox, t, url } = await renderCentre({
    persona: 'visitor',
    path: '/help?p=2&centre=securityCenter',
  });
  const prompt = await screen.findByText(t('common:notLoggedIn'));
  await waitFor(() => expect(prompt).toBeVisible());
  await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await expect(screen.queryByText(t('memberCentre:account.signOut'))).toBeNull();
  await logIn(t, await screen.findByRole('dialog'));
  await within(await centre()).findByText(balanceText(sandbox), { exact: false });
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/help?p=2'));
});

test('an unknown page shows my account; a session that ends inside closes it and opens the login', async () => {
  const { centre, noCentre, sandbox, t, url } = await renderCentre({
    persona: 'member',
    path: '/help?centre=nothing',
  });
  const dialog = within(await centre());
  await dialog.findByText(balanceText(sandbox), { exact: false });
  await dialog.findByText(t('memberCentre:notOffered'));
  const { store } = sandbox;
  store.transaction(() => store.remove('sessions', sandbox.platform.session.current()?.token ?? ''));
  await userEvent.click(dialog.getByRole('button', { name: t('memberCentre:account.refreshBalance') }));
  const expired = await screen.findByText(t('common:sessionExpired'));
  await waitFor(() => expect(expired).toBeVisible());
  await waitFor(() => noCentre());
  await expect(url()).toBe('/help?centre=nothing');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/help'));
});

/**
 * Counts the taps from the page to pages of the centre: 1 for a visible link, 2 for one inside a menu or a sheet. Infinite
 * for a page without a way in.
 */
async function tapsTo<Page extends MemberPage>(...pages: readonly Page[]): Promise<Record<Page, number>> {
  const isReachable = (page: Page) =>
    [...document.querySelectorAll(`a[href*="centre=${page}"]`)].some((link) => link.checkVisibility());
  const taps = Object.fromEntries(
    pages.map((page) => [page, isReachable(page) ? 1 : Number.POSITIVE_INFINITY]),
  ) as Record<Page, number>;
  const openers = [...document.querySelectorAll<HTMLElement>('[aria-haspopup]')].filter((one) => one.checkVisibility());
  for (const opener of openers) {
    if (pages.every((page) => taps[page] <= 2)) break;
    await userEvent.click(opener);
    await screen.findByRole(opener.getAttribute('aria-haspopup') ?? '');
    for (const page of pages) if (isReachable(page)) taps[page] = Math.min(taps[page], 2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role=dialog],[role=menu]')).toBeNull());
  }
  return taps;
}

test.each(memberPaths.flatMap((path) => (['wide', 'smallest'] as const).map((viewport) => [path, viewport] as const)))(
  'both ways of money and the limits are one tap behind the balance, or nearer, from %s, %s (NAV-03f, RSP-05)',
  async (path, viewport) => {
    const { t } = await renderCentre({ persona: 'member', path, viewport });
    await screen.findByRole('button', { name: new RegExp(`^${t('appShell:balance')}`) });
    const taps = await tapsTo('depositv2', 'withdraw', 'limits');
    const most = viewport === 'wide' ? taps.depositv2 : 2;
    await expect(taps.depositv2).toBeLessThanOrEqual(2);
    await expect(taps.withdraw).toBeLessThanOrEqual(most);
    await expect(taps.limits).toBeLessThanOrEqual(most);
  },
);

test.each([
  ['depositv2', ['deposit:form']],
  ['withdraw', ['withdraw:form.title']],
  ['limits', ['limits:form.title', 'limits:break.title']],
] as const)('%s begins with its forms: no further tap (NAV-03f, RSP-05)', async (page, forms) => {
  const { t } = await renderCentre({
    persona: 'member',
    path: `/help?centre=${page}`,
    viewport: 'smallest',
    prepare(sandbox) {
      const member = sandbox.store.get('members', memberIdOf(accounts.member));
      // Money leaves to a bank account of the player's own.
      if (member !== undefined) sandbox.store.transaction(() => bindMoneyOut(sandbox, member));
    },
  });
  for (const name of forms) {
    const form = await screen.findByRole('form', { name: t(name) });
    await waitFor(() => expect(form).toBeVisible());
  }
});

test('a page that the operator has switched off has no way in, and its link says so (FLG-02)', async () => {
  const { centre, t } = await renderCentre({
    persona: 'member',
    path: '/help?centre=withdraw',
    prepare: (sandbox) => changeSettings(sandbox, { flags: { WITHDRAW: false, LIMITS: false } }),
  });
  const dialog = within(await centre('withdraw'));
  await dialog.findByRole('heading', {
    name: t('closed:switchedOff.title', { page: t('memberCentre:pages.withdraw') }),
  });
  await expect(dialog.queryByRole('link', { name: t('memberCentre:pages.withdraw') })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const none = Number.POSITIVE_INFINITY;
  await expect(await tapsTo('depositv2', 'withdraw', 'limits')).toEqual({ depositv2: 1, withdraw: none, limits: none });
});

test('a page that is switched off does not show before that is known (FLG-02)', async () => {
  const { calls, centre, sandbox, t } = await renderCentre({
    persona: 'member',
    path: '/help?centre=withdraw',
    prepare: (prepared) => changeSettings(prepared, { flags: { WITHDRAW: false } }),
    faults: [{ match: 'systemWhitelabel', fault: { kind: 'hang' }, effect: 'applied' }],
  });
  // The dialog says that it loads, instead of a page.
  const loading = within(await screen.findByRole('dialog', { name: t('memberCentre:pages.withdraw') }));
  await expect(loading.getByRole('status')).toHaveTextContent(t('common:loading'));
  await expect(loading.queryByRole('link', { name: t('memberCentre:pages.withdraw') })).toBeNull();
  sandbox.faults.set([]);
  await within(await centre('withdraw')).findByRole('heading', {
    name: t('closed:switchedOff.title', { page: t('memberCentre:pages.withdraw') }),
  });
  await expect(calls(withdrawOptions)).toEqual([]);
});

test('a page that fails leads to customer service with a code; once it works it does not, and has the focus (CON-02)', async () => {
  const { t } = await renderCentre({
    persona: 'member',
    path: '/help?centre=bonusDetails',
    faults: [{ match: 'bonusList', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  const dialog = within(await screen.findByRole('dialog', { name: t('memberCentre:pages.bonusDetails') }));
  const link = await dialog.findByRole('link', { name: t('memberCentre:problem.link') });
  // The minute is that of the failure.
  await expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/help\?reference=E-bonusDetails-261121-10\d\d#contact$/),
  );
  await userEvent.click(dialog.getByRole('button', { name: t('common:retry') }));
  await waitFor(() => expect(link).not.toBeVisible());
  // The button that had it is gone. The Tab key goes on in the page, not at the beginning of the dialog.
  const menu = await dialog.findByRole('navigation');
  await waitFor(() => expect(menu.compareDocumentPosition(document.activeElement ?? menu)).toBe(following));
});
/** Behind it and not around it. */
const following = Node.DOCUMENT_POSITION_FOLLOWING;

test('a link into the centre shows where it leads before anything has answered', async () => {
  const { calls, t } = await renderCentre({
    persona: 'member',
    path: '/help?centre=withdraw',
    prepare: ({ platform }) => platform.session.signIn(platform.session.current()?.token ?? ''),
    faults: [{ match: '*', fault: { kind: 'hang' } }],
  });
  const dialog = within(await screen.findByRole('dialog', { name: t('memberCentre:pages.withdraw') }));
  await expect(dialog.getByRole('status')).toHaveTextContent(t('common:loading'));
  await expect(dialog.getAllByRole('button')).toHaveLength(1);
  await expect(calls(withdrawOptions)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on phones a link to the menu says that it loads before anything has answered', async () => {
  const { centre } = await renderCentre({
    persona: 'member',
    path: '/help?centre=menu',
    viewport: 'smallest',
    prepare: ({ platform }) => platform.session.signIn(platform.session.current()?.token ?? ''),
    faults: [{ match: '*', fault: { kind: 'hang' } }],
  });
  const dialog = within(await centre());
  const loading = await dialog.findByRole('status');
  await waitFor(() => expect(loading).toBeVisible());
  await expect(dialog.queryByRole('navigation')).toBeNull();
});

test('without the promotion flag there is no way to invite friends, and a link says so (MEM-03f)', async () => {
  const { calls, centre, t } = await renderCentre({
    persona: 'member',
    path: '/help?centre=referral',
    prepare: (sandbox) => changeSettings(sandbox, { referral: { ...sandbox.settings.referral, enabled: false } }),
  });
  const dialog = within(await centre('referral'));
  await dialog.findByRole('heading', {
    name: t('closed:switchedOff.title', { page: t('memberCentre:pages.referral') }),
  });
  await expect(dialog.queryByRole('link', { name: t('referral:title') })).toBeNull();
  await expect(await dialog.findByRole('link', { name: t('missions:title') })).toBeInTheDocument();
  // The page did not show for a moment first.
  await expect(calls(referralInfo)).toEqual([]);
});

test('with the promotion flag the page is in the menu', async () => {
  const { t } = await renderCentre({ persona: 'member', path: '/help?centre=referral' });
  const dialog = within(await screen.findByRole('dialog', { name: t('referral:title') }));
  const copy = await dialog.findByRole('button', { name: t('referral:share.copyCode') });
  // The dialog comes in.
  await waitFor(() => expect(copy).toBeVisible());
});

test('on phones my account begins with the menu, and each page leads back to it (MEM-01a)', async () => {
  const { centre, t, url } = await renderCentre({ persona: 'member', path: '/help', viewport: 'smallest' });
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:me') }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('link', { name: t('memberCentre:pages.securityCenter') }));
  await waitFor(() => expect(url()).toBe('/help?centre=menu'));
  const menu = within(await within(await centre()).findByRole('navigation'));
  await userEvent.click(menu.getByRole('link', { name: t('memberCentre:pages.limits') }));
  const page = within(await screen.findByRole('dialog', { name: t('memberCentre:pages.limits') }));
  await waitFor(() => expect(url()).toBe('/help?centre=limits'));
  // The tile that was chosen is no longer shown; the focus stays inside.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(page.getByRole('link', { name: t('memberCentre:allPages') }));
  await waitFor(() => expect(url()).toBe('/help?centre=menu'));
});
