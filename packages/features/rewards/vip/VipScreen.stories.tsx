import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import type { Globals } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { useVipScreen } from './useVipScreen.ts';
import { manyLevels, sampleLevels, sampleValue, sampleVip } from './vip.samples.ts';
import type { VipScreenProps } from './vip.types.ts';
import { VipScreen } from './VipScreen.tsx';

function Wired() {
  return <VipScreen {...useVipScreen()} />;
}

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<VipScreenProps> }>().meta({
  title: 'Screens/Points/Vip',
  render: (args, { globals }) => <VipScreen {...sampleVip(globals)} {...args} />,
});

const nameOf = (globals: Globals, rank: number): string => sampleLevels(globals)[rank]?.name ?? '';
/** The cards, without the benefits in them. */
const cardsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')];

/** On the platform: the demonstration's member is at the third level, with the date of its review. */
export const AsMember = meta.story({
  parameters: { sandbox: { scenario: 'played', persona: 'member', path: '/vip' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByRole('progressbar').length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByText(t('vip:table.compare')));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
});

/** The member's own card is the first in view, and the next level is marked. The row is reached by the Tab key. */
export const OwnCardFirst = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = await canvas.findByRole('list', { name: t('vip:table.title') });
    const own = cardsIn(list).find((card) => card.getAttribute('aria-current') === 'true');
    const edge = list.getBoundingClientRect().left;
    await waitFor(() => expect(own?.getBoundingClientRect().left).toBeLessThan(edge + 8));
    await expect(own?.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge);
    await expect(within(own as HTMLElement).getByRole('heading', { name: nameOf(globals, 2) })).toBeVisible();
    await expect(canvas.getByText(t('vip:card.next'))).toBeVisible();
    list.focus();
    await expect(list).toHaveFocus();
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
});

/** A visitor reads the cards and the table. */
export const Visitor = meta.story({
  parameters: { sandbox: { path: '/vip' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = await canvas.findByRole('list', { name: t('vip:table.title') });
    await expect(cardsIn(list)).toHaveLength(6);
    await expect(canvas.getByText(t('vip:enter.visitor'))).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText(t('vip:card.next'))).toBeNull();
  },
});

/** RSP-06: during a break there is no progress and no word of a review; the level does not fall. */
export const DuringABreak = meta.story({
  parameters: { sandbox: { scenario: 'resting', persona: 'member', path: '/vip' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(new RegExp(t('vip:own.resting')))).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const [review = ''] = t('vip:own.nextReview').split('{');
    await expect(canvas.queryByText(review, { exact: false })).toBeNull();
  },
});

/** FLG-02: the operator has switched the levels off; a deep link says so. */
export const SwitchedOff = meta.story({
  parameters: { sandbox: { path: '/vip' } },
  beforeEach: ({ sandbox }) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, VIP: false } }),
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(
      await canvas.findByRole('heading', { name: t('closed:switchedOff.title', { page: t('vip:title') }) }),
    ).toBeVisible();
  },
});

/** With a VIP service, which only players with its label have. */
export const WithService = meta.story({
  args: { onService: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translatorOf(sandbox)('vip:service') }));
    await expect(args.onService).toHaveBeenCalledOnce();
  },
});

/** VIP-01: a level that can fall says to which one and when, when that was told, and the sum that keeps it. */
export const CanFall = meta.story({
  render: (args, { globals }) => {
    const fall = { rank: 1, toldAt: '2026-11-16T17:00:00.000Z' };
    const toNext = { rank: 3, deposit: '0.00', validBet: '47000.00' };
    return <VipScreen {...sampleVip(globals, { fall, toNext, validBet: '3000.00' })} {...args} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [start = ''] = t('vip:own.fall').split('{');
    await expect(await canvas.findByText(start, { exact: false })).toBeVisible();
    const [notice = ''] = t('vip:own.notice').split('{');
    await expect(canvas.queryByText(notice, { exact: false })).toBeNull();
    // Beside the way to the next level, the sum that keeps this one.
    await expect(canvas.getAllByRole('progressbar').length).toBeGreaterThan(1);
  },
});

/** The sums of the next level are there: nothing is missing, and the review is waited for. */
export const Reached = meta.story({
  render: (args, { globals }) => {
    const toNext = { rank: 3, deposit: '0.00', validBet: '0.00' };
    return <VipScreen {...sampleVip(globals, { toNext, deposit: '9000.00', validBet: '80000.00' })} {...args} />;
  },
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const name = t('vip:own.reached', { level: nameOf(globals, 3) });
    await expect(await canvas.findByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '100');
  },
});

/** A platform that does not say what is missing: the page names the next level, and computes no amount. */
export const WithoutWhatIsLeft = meta.story({
  render: (args, { globals }) => <VipScreen {...sampleVip(globals, { toNext: null })} {...args} />,
  play: async ({ canvas, globals, sandbox }) => {
    const name = translatorOf(sandbox)('vip:own.next', { level: nameOf(globals, 3) });
    await expect(await canvas.findByRole('progressbar', { name })).toBeVisible();
  },
});

/** A benefit that the operator does not have is no column of the table, and on no card. */
export const WithoutGifts = meta.story({
  render: (args, { globals }) => {
    const levels = sampleLevels(globals).map((level) => ({
      ...level,
      benefits: level.benefits.filter(({ key }) => key !== 'gift'),
    }));
    return (
      <VipScreen {...sampleVip(globals)} vip={ready({ levels, days: 30, noticeDays: null, own: null })} {...args} />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByText(t('vip:table.compare')));
    await expect(
      await canvas.findByRole('columnheader', { name: t('vip:table.benefits.pointsPercent') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: t('vip:table.benefits.gift') })).toBeNull();
  },
});

/** The highest level has no next one. On a phone the names stay while the table is scrolled. */
export const HighestLevel = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <VipScreen {...sampleVip(globals, { rank: 5, toNext: null, history: [] })} {...args} />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('vip:own.highest'))).toBeVisible();
    await userEvent.click(canvas.getByText(t('vip:table.compare')));
    const region = await canvas.findByRole('region', { name: t('vip:table.compare') });
    const [level] = canvas.getAllByRole('rowheader');
    const gift = canvas.getByRole('columnheader', { name: t('vip:table.benefits.gift') });
    region.scrollLeft = 400;
    await waitFor(() => expect(gift.getBoundingClientRect().left).toBeLessThan(region.clientWidth));
    const edge = region.getBoundingClientRect().left + region.clientLeft;
    await expect(level?.getBoundingClientRect().left).toBeCloseTo(edge, 0);
  },
});
export const FirstLevel = meta.story({
  render: (args, { globals }) => (
    <VipScreen {...sampleVip(globals, { rank: 0, since: null, toNext: null, history: [] })} {...args} />
  ),
});

/** An operator with a single level: nothing to reach, and one card. */
export const OnlyLevel = meta.story({
  render: (args, { globals }) => {
    const levels = sampleLevels(globals).slice(0, 1);
    const { own } = sampleValue(globals, { rank: 0, toNext: null, history: [] });
    return <VipScreen {...sampleVip(globals)} vip={ready({ levels, days: 30, noticeDays: 14, own })} {...args} />;
  },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('vip:own.highest'))).toBeVisible();
  },
});

/** Twelve levels with long names and sums of billions. */
export const ManyLevels = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <VipScreen {...sampleVip(globals)} vip={ready(manyLevels(globals))} {...args} />,
  play: async ({ canvas, canvasElement, sandbox }) => {
    const list = await canvas.findByRole('list', { name: translatorOf(sandbox)('vip:table.title') });
    await expect(cardsIn(list)).toHaveLength(12);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { vip: loading } });
export const Failed = meta.story({ args: { vip: failed } });

const onPlatform = platformStories(Wired, { path: '/vip' });

/** A trial account reads the cards and is told that it has no level. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('vip:enter.trial'))).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
