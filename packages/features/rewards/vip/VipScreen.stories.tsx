import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { useVipScreen } from './useVipScreen.ts';
import { sampleLevels, sampleVip } from './vip.samples.ts';
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

/** On the platform: the demonstration's member is at the third level, with the date of its review. */
export const AsMember = meta.story({
  parameters: { sandbox: { scenario: 'played', persona: 'member', path: '/vip' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('progressbar').length).toBeGreaterThan(0));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
});

/** A visitor reads the table. */
export const Visitor = meta.story({
  parameters: { sandbox: { path: '/vip' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6));
    await expect(canvas.getByText(t('vip:enter.visitor'))).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** RSP-06: during a break there is no progress; the level does not fall. */
export const DuringABreak = meta.story({
  parameters: { sandbox: { scenario: 'resting', persona: 'member', path: '/vip' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(new RegExp(t('vip:own.resting')))).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
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

/** VIP-01: a level that can fall says to which one and when, and when that was told. */
export const CanFall = meta.story({
  render: (args, { globals }) => {
    const fall = { rank: 2, toldAt: '2026-11-16T17:00:00.000Z' };
    return <VipScreen {...sampleVip(globals, { fall, validBet: '9000.00' })} {...args} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [start = ''] = t('vip:own.fall').split('{');
    await expect(await canvas.findByText(start, { exact: false })).toBeVisible();
    const [notice = ''] = t('vip:own.notice').split('{');
    await expect(canvas.queryByText(notice, { exact: false })).toBeNull();
  },
});

/** A benefit that the operator does not have is no column of the table. */
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
    await expect(
      await canvas.findByRole('columnheader', { name: t('vip:table.benefits.pointsPercent') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: t('vip:table.benefits.gift') })).toBeNull();
  },
});

/** The highest level has no next one, and the first asks for nothing. On a phone the names stay while the table is scrolled. */
export const HighestLevel = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <VipScreen {...sampleVip(globals, { rank: 5, history: [] })} {...args} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const region = await canvas.findByRole('region', { name: t('vip:table.title') });
    const [level] = canvas.getAllByRole('rowheader');
    const gift = canvas.getByRole('columnheader', { name: t('vip:table.benefits.gift') });
    region.scrollLeft = 400;
    await waitFor(() => expect(gift.getBoundingClientRect().left).toBeLessThan(region.clientWidth));
    const edge = region.getBoundingClientRect().left + region.clientLeft;
    await expect(level?.getBoundingClientRect().left).toBeCloseTo(edge, 0);
  },
});
export const FirstLevel = meta.story({
  render: (args, { globals }) => <VipScreen {...sampleVip(globals, { rank: 0, since: null, history: [] })} {...args} />,
});

export const Loading = meta.story({ args: { vip: loading } });
export const Failed = meta.story({ args: { vip: failed } });

const onPlatform = platformStories(Wired, { path: '/vip' });

/** A trial account reads the table and is told that it has no level. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('vip:enter.trial'))).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
