import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, mapRemote } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleEmpty, sampleFile } from '../reports/reports.samples.ts';
import type { BettingScreenProps } from './betting.types.ts';
import { BettingScreen } from './BettingScreen.tsx';
import { useBettingScreen } from './useBettingScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<BettingScreenProps>) => <BettingScreen {...useBettingScreen()} {...change} />;

const meta = preview.type<{ args: Partial<BettingScreenProps> }>().meta({
  title: 'Screens/Agent/Team betting',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'played' } },
});

const noTotals = {
  count: 0,
  waiting: 0,
  stake: '0.00',
  openStake: '0.00',
  validBet: '0.00',
  win: '0.00',
  profit: '0.00',
};

/** The bets of a team on the sandbox. A row opens its details, with the account and without a way to ask about it. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = { name: t('agentReports:betting.list') };
    const rows = () => within(canvas.getByRole('table', list)).getAllByRole('rowheader');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    await expect(canvas.getByText(t('agentReports:signs'))).toBeVisible();
    const [first] = rows();
    const open = within(first as HTMLElement).getByRole('button');
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: t('records:detail.title') }));
    await waitFor(() => expect(dialog.getByText(t('records:detail.account'))).toBeVisible());
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const openTotals = {
  count: 34,
  waiting: 1,
  stake: '4150.00',
  openStake: '200.00',
  settledStake: '3950.00',
  validBet: '3950.00',
} as const;

function BetsWithOpenStakes() {
  const screenProps = useBettingScreen();
  const page = mapRemote(screenProps.page, (answer) => ({
    ...answer,
    totals: { ...openTotals, win: '3820.50', profit: '-129.50' },
  }));
  return <BettingScreen {...screenProps} page={page} />;
}

/** What open bets have staked is a figure of its own, so that the others add up. */
export const OpenStakes = meta.story({
  render: () => <BetsWithOpenStakes />,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('records:bets.open'))).toBeVisible();
    await expect(canvas.getByText(translatorOf(sandbox)('records:bets.settled'))).toBeVisible();
  },
});

/** Each bet is a card. */
export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentReports:betting.failed'))).toBeVisible();
  },
});

/** An account of another team is answered like one that does not exist. */
export const NotInTheTeam = meta.story({
  args: {
    page: {
      status: 'failed',
      error: { kind: 'refused', code: 'downline_not_found', message: '', detail: {} },
      retry: fn(),
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('button', { name: t('agentReports:showTeam') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('agentReports:findAccount') })).toBeVisible();
  },
});

/** Nobody is below the agent yet: the page leads to where accounts are opened. */
export const NoTeam = meta.story({
  args: { page: sampleEmpty(0, noTotals, { vendors: [] }), openAccountHref: '/?agent=registerCenter' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('link', { name: t('agentReports:openAccount') })).toHaveAttribute(
      'href',
      '/?agent=registerCenter',
    );
  },
});

export const NothingInTheseDays = meta.story({
  args: { page: sampleEmpty(12, noTotals, { vendors: [] }) },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByRole('button', { name: translatorOf(sandbox)('records:showMonth') })).toBeVisible();
  },
});

/** A long file says how many rows have arrived, and can be cancelled. */
export const FileOnItsWay = meta.story({
  args: { file: sampleFile({ state: { step: 'reading', rows: 3000 }, onCancel: fn() }) },
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('records:file.cancel') }));
    await expect(args.file?.onCancel).toHaveBeenCalledOnce();
  },
});

export const FileFailed = meta.story({
  args: {
    file: sampleFile({ state: { step: 'failed', error: { kind: 'network', outcomeUnknown: false } }, onSave: fn() }),
  },
  play: async ({ args, canvas, sandbox }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translatorOf(sandbox)('records:file.retry') }));
    await expect(args.file?.onSave).toHaveBeenCalledOnce();
  },
});

/** A file ends after ten thousand rows, and says so. */
export const FileCut = meta.story({
  args: { file: sampleFile({ state: { step: 'saved', rows: 10_000, cut: true } }) },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
