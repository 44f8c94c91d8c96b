import { expect, screen } from 'storybook/test';
import { paths } from '#core/routing/paths.ts';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { hideNews, isWhole, WholeSite } from '#site/wholeSite.testing.tsx';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';

/** What the theme studio shows in its frames: pages of the whole site, on a sandbox of their own. */
const meta = preview.meta({
  title: 'Guide/Theme studio pages',
  // Reached through the studio.
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  beforeEach: hideNews,
  render: (_args, { globals }) => <WholeSite brand={globals['brand']} />,
  play: isWhole,
});

const at = (path: string) => ({ sandbox: { persona: 'member', path } as const });
/** Waits until a page of the member centre is whole in its dialog. */
const inDialog = (page: 'depositv2' | 'personalHistoryCopy') => async (story: { readonly sandbox: SandboxContext }) => {
  await screen.findByRole('dialog', { name: translatorOf(story.sandbox)(`memberCentre:pages.${page}`) });
  await isWhole(story);
};

export const Home = meta.story({ parameters: at(paths.home()) });
export const Lobby = meta.story({ parameters: at(paths.lobby('rng')) });
export const Deposit = meta.story({
  parameters: at(`${paths.home()}?centre=depositv2`),
  play: inDialog('depositv2'),
});
export const SignIn = meta.story({ parameters: { sandbox: { persona: 'visitor', path: paths.login() } } });
export const Bets = meta.story({
  parameters: {
    sandbox: { scenario: 'played', persona: 'member', path: `${paths.home()}?centre=personalHistoryCopy` },
  },
  play: inDialog('personalHistoryCopy'),
});
export const GameBar = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      path: (sandbox) => paths.seamless({ vassalage: vendorOf(sandbox, 'LIVE').vassalage, gameType: 'LIVE' }),
    },
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await screen.findByRole('button', { name: t('launch:refresh') })).toBeVisible();
    await expect(screen.getByRole('link', { name: t('launch:back') })).toBeVisible();
  },
});
