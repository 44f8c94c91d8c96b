import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type Globals, spokenIn } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { longPromotions, samplePromotions } from './promotions.samples.ts';
import type { PromotionScreenProps } from './promotions.types.ts';
import { PromotionScreen } from './PromotionScreen.tsx';
import { usePromotionScreen } from './usePromotionScreen.ts';

function Wired() {
  return <PromotionScreen {...usePromotionScreen()} />;
}

const retry = fn();

/** Stands in for what can be done, which has its own stories. */
const Offer = () => null;

const propsOf = (globals: Globals) => ({
  Offer,
  backHref: paths.promotions(),
  closed: null,
  language: spokenIn(globals),
});

const meta = preview.type<{ args: Partial<PromotionScreenProps> }>().meta({
  title: 'Screens/Promotions/Promotion',
  render: (args, { globals }) => (
    <PromotionScreen promotion={ready(samplePromotions(globals)[0] ?? null)} {...propsOf(globals)} {...args} />
  ),
});

export const Ready = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      samplePromotions(globals)[0]?.title ?? '',
    );
  },
});

/** An ended promotion without picture and text. */
export const OverAndBare = meta.story({
  render: (args, { globals }) => {
    const [, over] = samplePromotions(globals);
    return (
      <PromotionScreen
        promotion={ready(over ? { ...over, image: null, content: '' } : null)}
        {...propsOf(globals)}
        {...args}
      />
    );
  },
});

const hostile =
  '<p>ok</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>' +
  '<a href="javascript:window.ran = true">link</a><svg onload="window.ran = true"></svg>';

/** A script in the text of a promotion never runs, nor does one in its title. */
export const HostileText = meta.story({
  render: (args, { globals }) => {
    const [first] = samplePromotions(globals);
    const promotion = first ? { ...first, title: '<img src="x" onerror="window.ran = true">', content: hostile } : null;
    return <PromotionScreen promotion={ready(promotion)} {...propsOf(globals)} {...args} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('ok')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<img src="x"');
    const dangerous = 'script, [onerror], [onload], [src="x"], a[href^="javascript"]';
    await expect(canvasElement.querySelector(dangerous)).toBeNull();
    await expect('ran' in window).toBe(false);
  },
});

export const Loading = meta.story({ args: { promotion: loading } });

export const NotFound = meta.story({ args: { promotion: ready(null) } });

export const Failed = meta.story({
  args: { promotion: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongTextOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <PromotionScreen promotion={ready(longPromotions(globals)[1] ?? null)} {...propsOf(globals)} {...args} />
  ),
});

export const PlatformOne = meta.story({
  parameters: { sandbox: { path: '/promoDetail?id=promo-2' } },
  render: () => <Wired />,
  play: async ({ canvas, globals }) => {
    const title = samplePromotions(globals)[1]?.title ?? '';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

/** RSP-06: a link to a promotion leads to the reason during a break, not to the promotion. */
export const DuringABreak = meta.story({
  parameters: { sandbox: { scenario: 'resting', persona: 'member', path: '/promoDetail?id=promo-2' } },
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

const onPlatform = platformStories(Wired, { path: '/promoDetail?id=promo-2' });

export const AsMember = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);
