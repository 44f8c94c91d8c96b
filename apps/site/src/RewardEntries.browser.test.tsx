import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import { systemWhitelabel } from '#api/system.ts';
import { isAgentPage, isMemberPage } from '#core/centre/pageState.ts';
import { FooterScreen } from '#features/layout/footer/FooterScreen.tsx';
import { useFooterScreen } from '#features/layout/footer/useFooterScreen.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderedOnPlatform, type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { brands } from '#themes/brands.ts';
import { renderSite } from './renderSite.testing.tsx';

/** The features with a page of their own, and that page's address. */
const pages = Object.entries<FeatureSwitch>(featureFlags).flatMap(
  ([name, { pages: own = [] }]): [FeatureName, string][] =>
    own
      .filter((page) => !isAgentPage(page) && page !== 'agentHome')
      .map((page) => [name as FeatureName, isMemberPage(page) ? `centre=${page}` : `/${page}`]),
);

/** The pages about rewards that the home page leads to. */
const onHome: readonly FeatureName[] = ['REWARDS', 'MISSIONS', 'REDENVELOPE', 'WHEEL', 'REFERRAL', 'POINTS', 'VIP'];

/** Until the operator's switches are known, what is on by default is shown. */
const switchesKnown = ({ calls }: RenderedOnPlatform): Promise<void> =>
  waitFor(() => expect(calls(systemWhitelabel)[0]?.settled).toBe(true));

/** The home page of a member, with its blocks and the account menu. Returns where its links lead. */
async function linksOfHome(options: RenderOptions) {
  const site = await renderSite({ persona: 'member', path: '/', ...options });
  const { t } = site;
  await switchesKnown(site);
  const promotions = await screen.findByRole('heading', { name: t('home:promotions.title') });
  promotions.scrollIntoView();
  await screen.findByRole('navigation', { name: t('promotions:rewards.title') });
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:account.label') }));
  await screen.findByRole('menu');
  return hrefs();
}

const hrefs = (): string[] => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

const useFooter = () => useFooterScreen({ brand: brands[0] });

/** The footer, and the sheets of a phone. Returns where their links lead. */
async function linksAround(options: RenderOptions) {
  const site = await renderSite({ persona: 'member', path: '/nothing-here', viewport: 'smallest', ...options });
  const { t } = site;
  await switchesKnown(site);
  const links: string[] = [];
  for (const opener of ['appShell:balance', 'appShell:me'] as const) {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${t(opener)}( |$)`) }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(0));
    links.push(...hrefs());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const footer = await renderOnPlatform(FooterScreen, useFooter, { persona: 'member', ...options });
  await switchesKnown(footer);
  await footer.canvas.findByRole('link', { name: t('footer:help.centre') });
  return [...links, ...hrefs()];
}

const switchOff = (name: FeatureName): Pick<RenderOptions, 'prepare'> => ({
  prepare: (sandbox) =>
    changeSettings(sandbox, { flags: { ...sandbox.settings.flags, [featureFlags[name].modId]: false } }),
});

test('home leads to every page about rewards, and the account menu to rewards and messages', async () => {
  const links = await linksOfHome({});
  for (const [name, address] of pages) {
    if (onHome.includes(name))
      expect(
        links.filter((link) => link.includes(address)),
        name,
      ).not.toEqual([]);
  }
  for (const page of ['rewardCenter', 'messageV2']) expect(links).toContain(`/?centre=${page}`);
});

test.each(pages)('%s switched off: nothing on the home page leads there (FLG-02)', async (name, address) => {
  const links = await linksOfHome(switchOff(name));
  expect(links.filter((link) => link.includes(address))).toEqual([]);
});

test('the footer leads to what everybody may see, and the bar of a phone to what is the player’s own', async () => {
  const links = await linksAround({});
  for (const address of ['/promotions', '/pointMall', '/vip']) expect(links).toContain(address);
  for (const page of ['depositv2', 'withdraw', 'rewardCenter', 'messageV2'])
    expect(links).toContain(`/nothing-here?centre=${page}`);
});

test('all but the deposit switched off: neither the footer nor the bar of a phone leads there (FLG-02)', async () => {
  const switchedOff = pages.filter(([name]) => name !== 'DEPOSIT');
  const off = Object.fromEntries(switchedOff.map(([name]) => [featureFlags[name].modId, false]));
  const links = await linksAround({
    prepare: (sandbox) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, ...off } }),
  });
  expect(links).toContain('/nothing-here?centre=depositv2');
  for (const [name, address] of switchedOff)
    expect(
      links.filter((link) => link.includes(address)),
      name,
    ).toEqual([]);
});

test.each(pages)('%s switched off: its address says so (FLG-02)', async (name, address) => {
  const path = address.startsWith('/') ? address : `/?${address}`;
  const { t } = await renderSite({ persona: 'member', path, ...switchOff(name) });
  const page = address.replace(/^\/|^centre=/, '');
  const title = isMemberPage(page)
    ? t(`memberCentre:pages.${page}`)
    : t(page === 'vip' ? 'vip:title' : 'pointMall:title');
  const closed = await screen.findByRole('heading', { name: t('closed:switchedOff.title', { page: title }) });
  await waitFor(() => expect(closed).toBeVisible());
});
