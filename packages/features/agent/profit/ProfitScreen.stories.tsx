import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TeamProfitRow } from '#api/agentReports.ts';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleSums } from '../reports/reports.samples.ts';
import type { ProfitScreenProps } from './profit.types.ts';
import { ProfitScreen } from './ProfitScreen.tsx';
import { useProfitScreen } from './useProfitScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<ProfitScreenProps>) => <ProfitScreen {...useProfitScreen()} {...change} />;

const meta = preview.type<{ args: Partial<ProfitScreenProps> }>().meta({
  title: 'Screens/Agent/Profit and loss',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'played' } },
});

const zero = {
  ...{
    deposits: '0.00',
    withdrawals: '0.00',
    stake: '0.00',
    openStake: '0.00',
    validBet: '0.00',
    win: '0.00',
    profit: '0.00',
  },
  ...{ rebate: '0.00', bonus: '0.00', salary: '0.00', total: '0.00' },
};

const agent: TeamProfitRow = {
  id: 'agent',
  account: 'agent',
  nickname: '',
  kind: 'agent',
  team: 1,
  own: zero,
  branch: zero,
};

/** The direct downline, the agent’s own line first and the sum last. An account with a team opens its downline. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const rows = async () => {
      const table = within(await canvas.findByRole('table', { name: t('agentReports:profit.list') }));
      return table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    };
    await waitFor(async () => expect((await rows())[0]).toMatch(/^agent/));
    await expect((await rows()).at(-1)).toBe(t('agentReports:profit.sum'));
    await userEvent.click(canvas.getByRole('button', { name: /^nok/ }));
    await waitFor(async () => expect((await rows())[0]).toMatch(/^nok/));
    const path = within(canvas.getByRole('navigation', { name: t('agentReports:profit.path') }));
    await userEvent.click(path.getByRole('button', { name: 'agent' }));
    await waitFor(async () => expect((await rows())[0]).toMatch(/^agent/));
  },
});

/** Each account is a card, with the figures that matter. */
export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentReports:profit.failed'))).toBeVisible();
  },
});

/** What open bets have staked is a figure of its own beside what is settled, so that the figures add up; else there is one. */
export const OpenStakes = meta.story({
  args: {
    page: ready({
      path: [agent],
      parent: {
        ...agent,
        branch: {
          ...zero,
          ...{ stake: '4100.00', settledStake: '3800.00', openStake: '300.00', win: '5516.90', profit: '1716.90' },
        },
      },
      list: [],
      totalPages: 1,
      sums: sampleSums,
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    for (const name of ['settledStake', 'openStake'] as const)
      await waitFor(() => expect(canvas.getAllByText(t(`agentReports:figures.${name}`))[0]).toBeVisible());
    await expect(canvas.getByText('฿3,800.00')).toBeVisible();
    await expect(canvas.getAllByText('฿300.00')[0]).toBeVisible();
  },
});

/** Nobody is below the agent yet. */
export const NoTeam = meta.story({
  args: { page: ready({ path: [agent], parent: { ...agent, team: 0 }, list: [], totalPages: 1, sums: sampleSums }) },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentReports:noTeam'))).toBeVisible();
  },
});

const longRow: TeamProfitRow = {
  ...{ id: 'long', account: 'averyveryveryverylongusername0123456789', team: 9_999, kind: 'agent' },
  nickname: 'ผู้เล่นที่ตั้งชื่อยาวมากจนไม่น่าจะมีใครอ่านจบได้ในบรรทัดเดียว',
  own: { ...zero, stake: '987654321.00', profit: '-987654321.00' },
  branch: { ...zero, deposits: '9876543210.12', stake: '9876543210.12', profit: '-9876543210.12', win: '0.01' },
};

/** Long names and large sums, three levels down. */
export const LongNames = meta.story({
  args: {
    page: ready({
      path: ['agent', 'averyveryveryverylongusername', 'anotherveryverylongusername'].map((account) => ({
        ...{ id: account, account, nickname: '' },
      })),
      parent: { ...longRow, id: 'anotherveryverylongusername' },
      list: [longRow],
      totalPages: 1,
      sums: sampleSums,
    }),
  },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
