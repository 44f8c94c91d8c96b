import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleEmpty } from '../reports/reports.samples.ts';
import type { TransactionsScreenProps } from './transactions.types.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';
import { useTransactionsScreen } from './useTransactionsScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<TransactionsScreenProps>) => (
  <TransactionsScreen {...useTransactionsScreen()} {...change} />
);

const meta = preview.type<{ args: Partial<TransactionsScreenProps> }>().meta({
  title: 'Screens/Agent/Transaction details',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'played' } },
});

/** The movements of a team on the sandbox. A kind narrows list and totals. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = async () => within(await canvas.findByRole('table', { name: t('agentReports:transactions.list') }));
    await waitFor(async () => expect((await table()).getAllByRole('rowheader').length).toBeGreaterThan(5));
    await userEvent.selectOptions(canvas.getByLabelText(t('records:kind')), t('records:kinds.win'));
    await waitFor(async () => expect((await table()).queryByText(t('records:kinds.stake'))).toBeNull());
    await expect((await table()).getAllByText(t('records:kinds.win')).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentReports:transactions.failed'))).toBeVisible();
  },
});

export const NothingInTheseDays = meta.story({ args: { page: sampleEmpty(12, { in: '0.00', out: '0.00' }, {}) } });

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
