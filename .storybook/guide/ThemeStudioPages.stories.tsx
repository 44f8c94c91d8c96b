import { paths } from '#core/routing/paths.ts';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { hideNews, WholeSite } from '#site/wholeSite.testing.tsx';
import preview from '#storybook/preview.tsx';

/** What the theme studio shows in its frames: pages of the whole site, on a sandbox of their own. */
const meta = preview.meta({
  title: 'Guide/Theme studio pages',
  // Reached through the studio.
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  beforeEach: hideNews,
  render: (_args, { globals }) => <WholeSite brand={globals['brand']} />,
});

const at = (path: string) => ({ sandbox: { persona: 'member', path } as const });

export const Home = meta.story({ parameters: at(paths.home()) });
export const Lobby = meta.story({ parameters: at(paths.lobby('rng')) });
export const Deposit = meta.story({ parameters: at(`${paths.home()}?centre=depositv2`) });
export const SignIn = meta.story({ parameters: { sandbox: { persona: 'visitor', path: paths.login() } } });
export const Bets = meta.story({
  parameters: {
    sandbox: { scenario: 'played', persona: 'member', path: `${paths.home()}?centre=personalHistoryCopy` },
  },
});
export const GameBar = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      path: (sandbox) => paths.seamless({ vassalage: vendorOf(sandbox, 'LIVE').vassalage, gameType: 'LIVE' }),
    },
  },
});
