import { paths } from '#core/routing/paths.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxParameters } from '#storybook/sandboxPlatform.ts';
import { WholeSite, hideNews, isWhole } from './wholeSite.testing.tsx';

/**
 * Whole pages with frame, banners, content and footer, and pages of the centres in their dialog, each at three widths. The
 * narrowest is tested here; that nothing is wider than the page is tested for every page in `Narrow.browser.test.tsx`.
 */
const meta = preview.meta({
  title: 'Pages/Assembled',
  parameters: { layout: 'fullscreen' },
  beforeEach: hideNews,
  render: (_args, { globals }) => <WholeSite brand={globals['brand']} />,
});

const page = (width: 'phone' | 'tablet' | 'full', sandbox: SandboxParameters) => ({
  globals: { viewport: { value: width } },
  parameters: { sandbox: { persona: 'member', ...sandbox } satisfies SandboxParameters },
});

const home = { persona: 'visitor', path: paths.home() } as const;
export const HomeOnAPhone = meta.story({ ...page('phone', home), play: isWhole });
export const HomeOnATablet = meta.story({ ...page('tablet', home), tags: ['!test'] });
export const HomeOnADesktop = meta.story({ ...page('full', home), tags: ['!test'] });

const slots = { path: paths.lobby('rng') };
export const SlotsOnAPhone = meta.story({ ...page('phone', slots), play: isWhole });
export const SlotsOnATablet = meta.story({ ...page('tablet', slots), tags: ['!test'] });
export const SlotsOnADesktop = meta.story({ ...page('full', slots), tags: ['!test'] });

const promotions = { path: paths.promotions() };
export const PromotionsOnAPhone = meta.story({ ...page('phone', promotions), play: isWhole });
export const PromotionsOnATablet = meta.story({ ...page('tablet', promotions), tags: ['!test'] });
export const PromotionsOnADesktop = meta.story({ ...page('full', promotions), tags: ['!test'] });

/** A page of the member centre in its dialog. */
const deposit = { path: paths.memberCentre(paths.lobby('rng'), 'depositv2') };
export const DepositOnAPhone = meta.story({ ...page('phone', deposit), play: isWhole });
export const DepositOnATablet = meta.story({ ...page('tablet', deposit), tags: ['!test'] });
export const DepositOnADesktop = meta.story({ ...page('full', deposit), tags: ['!test'] });

/** A page of the agent centre in its dialog. */
const team = {
  persona: 'agent',
  scenario: 'agentTeam',
  path: paths.agentCentre(paths.home(), 'agentTeamOverview'),
} as const;
export const TeamOnAPhone = meta.story({ ...page('phone', team), play: isWhole });
export const TeamOnATablet = meta.story({ ...page('tablet', team), tags: ['!test'] });
export const TeamOnADesktop = meta.story({ ...page('full', team), tags: ['!test'] });
