import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { type FeatureName, type FeatureSwitch, featureFlags } from '#core/site/switches.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { renderSite } from './renderSite.testing.tsx';

/** The features with a page of their own, and that page's address. */
const pages = Object.entries<FeatureSwitch>(featureFlags).flatMap(([name, { page }]): [FeatureName, string][] => {
  if (page !== undefined) return [[name as FeatureName, `centre=${page}`]];
  return name === 'POINTS' ? [[name, '/pointMall']] : name === 'VIP' ? [[name, '/vip']] : [];
});

/** The pages about rewards that the home page leads to. */
const onHome: readonly FeatureName[] = ['REWARDS', 'MISSIONS', 'REDENVELOPE', 'WHEEL', 'REFERRAL', 'POINTS', 'VIP'];

/** The home page of a member, with its blocks, its footer and the account menu. Returns where its links lead. */
async function linksOfHome(options: RenderOptions) {
  const { t } = await renderSite({ persona: 'member', path: '/', ...options });
  const promotions = await screen.findByRole('heading', { name: t('home:promotions.title') });
  promotions.scrollIntoView();
  await screen.findByRole('navigation', { name: t('promotions:rewards.title') });
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:account.label') }));
  await screen.findByRole('menu');
  return [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
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

test.each(pages)('%s switched off: its address says so (FLG-02)', async (name, address) => {
  const path = address.startsWith('/') ? address : `/?${address}`;
  const { t } = await renderSite({ persona: 'member', path, ...switchOff(name) });
  const text = {
    '/pointMall': t('pointMall:off.title'),
    '/vip': t('vip:off.title'),
  }[address];
  await waitFor(() => expect(screen.getByText(text ?? t('memberCentre:notOffered'))).toBeVisible());
});
