import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { ClosedPage, type ClosedPageProps } from './ClosedPage.tsx';
import type { OpenInstead } from './openInstead.ts';
import type { ClosedState } from './pageState.ts';

const open: readonly OpenInstead[] = [
  { name: 'withdraw', href: '/?centre=withdraw' },
  { name: 'limits', href: '/?centre=limits' },
  { name: 'records', href: '/?centre=transactionHistory' },
];
const until = '2026-12-01T03:00:00Z';

const byBreak: ClosedState = { is: 'break', until };

const meta = preview.type<{ args: Partial<ClosedPageProps> }>().meta({
  title: 'Core/Closed page',
  render: (args, { sandbox }) => (
    <ClosedPage
      name={translatorOf(sandbox)('memberCentre:pages.rewardCenter')}
      closed={byBreak}
      instead={open}
      {...args}
    />
  ),
});

/** MEM-04c: a break says until when, and what stays open. */
export const Break = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('closed:stays'), { exact: false })).toHaveTextContent('10:00');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
export const Excluded = meta.story({ args: { closed: { is: 'excluded', until } } });
export const ExcludedForGood = meta.story({
  args: { closed: { is: 'excluded', until: null } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('closed:forGood'), { exact: false })).toBeVisible();
  },
});
/** AGT-09c: a pause says by whom, since when and why; the agent's own words go before the reason. */
export const PausedByAgent = meta.story({
  args: { closed: { is: 'pausedByAgent', since: until, by: 'นกน้อยนำโชค', reason: 'payment', note: '' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const text = await canvas.findByText(t('closed:pausedByAgent.stays'), { exact: false });
    await expect(text).toHaveTextContent('นกน้อยนำโชค');
    await expect(text).toHaveTextContent(t('closed:pausedByAgent.reasons.payment'));
    await expect(text).toHaveTextContent('10:00');
  },
});
export const PausedInOwnWords = meta.story({
  args: {
    closed: { is: 'pausedByAgent', since: until, by: 'นกน้อยนำโชค', reason: 'other', note: 'โทรหาฉันก่อนเล่น' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/โทรหาฉันก่อนเล่น/)).toBeVisible();
  },
});
export const SwitchedOff = meta.story({ args: { closed: { is: 'switchedOff' } } });
export const WithoutUpline = meta.story({ args: { closed: { is: 'notForAccount', lacks: 'upline' } } });
export const WithoutAgreement = meta.story({
  args: {
    closed: { is: 'notForAccount', lacks: 'agreement' },
    instead: [{ name: 'overview', href: '/?agent=agentTeamOverview' }, ...open],
  },
});
export const Maintenance = meta.story({ args: { closed: { is: 'maintenance', until }, instead: [] } });
export const MaintenanceOpenEnded = meta.story({ args: { closed: { is: 'maintenance', until: null }, instead: [] } });
export const SignIn = meta.story({
  args: { closed: { is: 'signIn' }, instead: [{ name: 'login', href: '/login' }] },
});

/** A long name, and every link, on the smallest phone. */
export const TooLong = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { instead: [{ name: 'overview', href: '/?agent=agentTeamOverview' }, ...open, { name: 'home', href: '/' }] },
  render: (args, { globals }) => (
    <ClosedPage name={storyMessages(globals).paragraph} closed={byBreak} instead={open} {...args} />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
