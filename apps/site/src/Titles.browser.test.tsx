import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { withoutLineMarks } from '#text/lineMarks.ts';
import { brands } from '#themes/brands.ts';
import { Navigation, goTo } from './navigation.testing.tsx';
import { renderSite } from './renderSite.testing.tsx';

const hasTitle = (title: string, language: 'th' | 'en') => {
  const whole = withoutLineMarks(`${title} · ${brands[0].name[language]}`);
  return vi.waitFor(() => expect(document.title).toBe(whole));
};

describe.each(['th', 'en'] as const)('in %s', (language) => {
  test.each([
    { centre: 'centre', persona: 'member', pages: memberPages, namespace: 'memberCentre', least: 12 },
    { centre: 'agent', persona: 'agent', pages: agentPages, namespace: 'agentCentre', least: 10 },
  ] as const)('each page of ?$centre= has a title of its own, and the page below gets its own back', async (place) => {
    const { centre, persona, pages, namespace, least } = place;
    const [first] = Object.keys(pages);
    const { t } = await renderSite({ persona, language, path: `/help?${centre}=${first}` });
    const pageTitle = (page: string) => t(`${namespace}:pages.${page}` as 'memberCentre:pages.limits');
    const titles = Object.keys(pages).map(pageTitle);
    expect(new Set(titles).size).toBe(titles.length);
    await hasTitle(pageTitle(first ?? ''), language);

    const menu = within(await screen.findByRole('navigation', { name: t(`${namespace}:menu`) }));
    // The pages of the menu follow what the operator offers.
    const named = await vi.waitFor(() => {
      const links = menu.getAllByRole<HTMLAnchorElement>('link');
      const found = links.flatMap(({ href }) => new URL(href).searchParams.get(centre) ?? []);
      expect(found.length).toBeGreaterThanOrEqual(least);
      return found;
    });
    for (const page of named) {
      await userEvent.click(menu.getByRole('link', { name: (name) => name.startsWith(pageTitle(page)) }));
      await hasTitle(pageTitle(page), language);
    }
    await userEvent.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: t('common:close') })[0] as HTMLElement,
    );
    await hasTitle(t('common:pages.help'), language);
  });

  test('the places of a page have titles of their own', async () => {
    const path = (sandbox: SandboxContext) => paths.category('LIVE', vendorOf(sandbox, 'LIVE').vassalage);
    const { t, sandbox } = await renderSite({ language, path });
    await hasTitle(`${vendorOf(sandbox, 'LIVE').name[language]} · ${t('common:pages.live')}`, language);
  });

  test.each([
    ['/live?game=baccarat', 'tables:kinds.baccarat', 'live'],
    ['/rng?list=hot', 'lobby:list.hot', 'rng'],
    ['/lottery?list=results', 'lottery:list.results', 'lottery'],
    ['/pointMall?tab=rules', 'pointMall:tabs.rules', 'pointMall'],
    ['/promotions?type=Slots', 'promotionTypes:types.Slots', 'promotions'],
    ['/help#contact', 'help:contactTitle', 'help'],
  ] as const)('%s names its place', async (path, key, page) => {
    const { t } = await renderSite({ language, path });
    await hasTitle(`${t(key)} · ${t(`common:pages.${page}`)}`, language);
  });

  test('a view of an account names it before the page, until it is left', async () => {
    const { t } = await renderSite({
      persona: 'agent',
      language,
      path: paths.agentCentre('/help', 'teamManagement', memberIdOf('somchai')),
      beside: <Navigation />,
    });
    const title = t('agentTeam:title');
    await screen.findByRole('dialog', { name: title });
    await hasTitle(`somchai · ${title}`, language);
    await goTo(paths.agentCentre('/help', 'teamManagement'));
    await hasTitle(title, language);
  });

  test('an unknown promotion is titled as an unknown page', async () => {
    const { t } = await renderSite({ language, path: '/promoDetail?id=none' });
    await hasTitle(t('common:notFound.title'), language);
    expect(screen.getByRole('link', { name: t('promotions:showAll') })).toHaveAttribute('href', '/promotions');
  });
});
