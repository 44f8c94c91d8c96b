import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { occurringTypes } from './promotions.model.ts';
import { longPromotions, samplePromotions } from './promotions.samples.ts';
import type { PromotionsScreenProps, PromotionView } from './promotions.types.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';
import { usePromotionsScreen } from './usePromotionsScreen.ts';

function Wired() {
  return <PromotionsScreen {...usePromotionsScreen()} />;
}

const propsOf = (promotions: readonly PromotionView[]): PromotionsScreenProps => ({
  promotions: ready(promotions),
  types: occurringTypes(promotions),
  chosen: null,
  hrefFor: (type) => paths.promotions(type === null ? {} : { type }),
  homeHref: paths.home(),
  stop: null,
  language: 'TH',
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
  play: async ({ canvas, canvasElement }) => {
    const cards = () => canvasElement.querySelectorAll('a[href^="/promoDetail"]');
    await waitFor(() => expect(cards()).toHaveLength(1));
    const nav = canvas.getByRole('navigation');
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
    await expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
