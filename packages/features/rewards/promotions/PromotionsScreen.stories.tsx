import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { RewardLinks } from './parts/RewardLinks.tsx';
import { occurringTypes } from './promotions.model.ts';
import { longPromotions, samplePromotions } from './promotions.samples.ts';
import type { PromotionsScreenProps, PromotionView } from './promotions.types.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';
import { usePromotionsScreen } from './usePromotionsScreen.ts';

function Wired() {
  return <PromotionsScreen {...usePromotionsScreen()} />;
}

const propsOf = (promotions: readonly PromotionView[]): PromotionsScreenProps => ({
  RewardLinks: () => (
    <RewardLinks
      links={[
        { name: 'rewardCenter', href: '/promotions?centre=rewardCenter', count: 3 },
        { name: 'pointMall', href: '/pointMall', count: 0 },
        { name: 'vip', href: '/vip', count: 0 },
      ]}
    />
  ),
  promotions: ready(promotions),
  types: occurringTypes(promotions),
  chosen: null,
  stages: null,
  stage: null,
  hrefFor: (type) => paths.promotions(type === null ? {} : { type }),
  homeHref: paths.home(),
  closed: null,
});

const retry = fn();

const meta = preview.type<{ args: Partial<PromotionsScreenProps> }>().meta({
  title: 'Screens/Promotions/List',
  render: (args, { globals }) => <PromotionsScreen {...propsOf(samplePromotions(globals))} {...args} />,
});

export const Ready = meta.story({
  play: async ({ canvas, globals }) => {
    const [first] = samplePromotions(globals);
    await expect(canvas.getByRole('link', { name: first?.title ?? '' })).toHaveAttribute('href', first?.href);
  },
});

export const Loading = meta.story({ args: { promotions: loading, types: [] } });

export const Empty = meta.story({ args: { promotions: ready([]), types: [] } });

/** The URL names a type without promotions. */
export const NoneOfTheType = meta.story({ args: { promotions: ready([]), chosen: 'Ranking' } });

export const Failed = meta.story({
  args: { promotions: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry }, types: [] },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongTextOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <PromotionsScreen {...propsOf(longPromotions(globals))} {...args} />,
});

/** On the platform: the URL names the type, case-insensitively; a click on another type changes it. */
export const PlatformByType = meta.story({
  parameters: { sandbox: { path: '/promotions?type=slots' } },
  render: () => <Wired />,
  play: async ({ canvas, canvasElement, sandbox }) => {
    const cards = () => canvasElement.querySelectorAll('a[href^="/promoDetail"]');
    await waitFor(() => expect(cards()).toHaveLength(1));
    const nav = canvas.getByRole('navigation', { name: translatorOf(sandbox)('promotions:types') });
    await expect(nav.querySelector('[aria-current]')).toHaveAttribute('href', '/promotions?type=Slots');
    await userEvent.click(nav.querySelector('a') as HTMLElement);
    await waitFor(() => expect(cards().length).toBeGreaterThan(4));
  },
});

/** RSP-06: during a break of the player there are no promotions; the page says why, and until when. */
export const DuringABreak = meta.story({
  parameters: { sandbox: { scenario: 'resting', persona: 'member', path: '/promotions' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(
      await canvas.findByRole('heading', { name: t('closed:break.title', { page: t('promotions:title') }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('closed:open.withdraw') })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** A member sees what each promotion is for them, and filters by it (TXT-03). */
export const AsMember = meta.story({
  parameters: { sandbox: { scenario: 'bonusPlayer', persona: 'member', path: '/promotions' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const stages = await canvas.findByRole('navigation', { name: t('promotions:stages') });
    await expect(canvas.getByText(t('promotions:states.signed'))).toBeVisible();
    await userEvent.click(within(stages).getByRole('link', { name: t('promotions:stage.claim') }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    const list = within(canvas.getByRole('list', { name: t('promotions:title') }));
    await expect(list.getByText(t('promotions:states.claim'))).toBeVisible();
  },
});

const onPlatform = platformStories(Wired, { path: '/promotions' });

export const InMaintenance = meta.story(onPlatform.maintenance);
