import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { writeOffer } from '#sandbox/agents/contracts.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { tier } from '#sandbox/seed/contracts.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleNotices } from './notices.samples.ts';
import { Notices } from './Notices.tsx';
import type { NoticesViewProps } from './notices.types.ts';
import { NoticesView } from './NoticesView.tsx';

const meta = preview.type<{ args: Partial<NoticesViewProps> }>().meta({
  title: 'Screens/Agent/Notices',
  render: (args) => <NoticesView notices={ready(sampleNotices)} onSeen={fn()} {...args} />,
});

/** What waits comes first; the rest is shown on demand. Following one, or a button, marks as read. */
export const Every = meta.story({
  args: { onSeen: fn() },
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/?agent=offer',
      '/?agent=signUps',
      '/?agent=firstDeposits',
    ]);
    await expect(canvas.getByText(t('agentNotices:waits'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentNotices:all', { count: 5 }) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const ids = ['ends', 'signUps', 'quiet'];
    await userEvent.click(canvas.getByRole('button', { name: t('agentNotices:markRead') }));
    await expect(args.onSeen).toHaveBeenCalledWith(ids);
    await userEvent.click(canvas.getByText(t('agentNotices:signUps.title', { count: '3', link: 'LINE' })));
    await expect(args.onSeen).toHaveBeenLastCalledWith(['signUps']);
  },
});

/** Nothing is new: nothing is marked, and nothing can be. */
export const AllRead = meta.story({
  args: { notices: ready(sampleNotices.slice(2, 4).map((notice) => ({ ...notice, seen: true }))) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByText(t('agentNotices:new'))).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A word that the site does not know is shown as it is. */
export const Unknown = meta.story({
  args: { notices: ready(sampleNotices.slice(2, 3).map((notice) => ({ ...notice, kind: { other: 'ANNIVERSARY' } }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ANNIVERSARY')).toBeVisible();
  },
});

const nothing = async ({ canvas }: { canvas: { queryByRole: (role: 'heading') => HTMLElement | null } }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
};
export const Loading = meta.story({ args: { notices: loading }, play: nothing });
export const Empty = meta.story({ args: { notices: ready([]) }, play: nothing });

export const Failed = meta.story({
  args: { notices: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('agentNotices:failed'))).toBeVisible();
  },
});

/** Long names, on the narrowest phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    notices: ready(
      sampleNotices.map((notice) => ({
        ...notice,
        contract: notice.contract && { ...notice.contract, with: 'agent_with_the_longest_account_name_of_all' },
        link: notice.link && { ...notice.link, name: 'ลิงก์ในกลุ่มไลน์ของเพื่อนสมัยเรียนที่ตั้งชื่อยาวมากจนไม่มีใครจำได้' },
      })),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Reads from the sandbox platform: an offer of the operator waits, also when all is read. */
export const AsAgent = meta.story({
  parameters: { sandbox: { persona: 'agent', scenario: 'agentTeam' } },
  beforeEach({ sandbox }) {
    changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, hourlySalary: true } });
    sandbox.store.transaction(() => {
      const terms = { tiers: [tier({ rate: 20 })], note: '', uplineId: null, downlineId: memberIdOf('agent') };
      writeOffer(sandbox, { kind: 'hourly', period: null, ...terms });
    });
  },
  render: () => <Notices />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const offer = await canvas.findByRole('link', { name: new RegExp(t('agentCentre:pages.hourlySalary')) });
    await expect(offer).toHaveAttribute('href', expect.stringContaining('agent=hourlySalary'));
    await userEvent.click(await canvas.findByRole('button', { name: t('agentNotices:markRead') }));
    await waitFor(() => expect(canvas.queryByText(t('agentNotices:new'))).toBeNull());
    await expect(canvas.getByText(t('agentNotices:waits'))).toBeVisible();
  },
});

const onPlatform = platformStories(Notices, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
