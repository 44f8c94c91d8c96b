import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleEmpty } from '../reports/reports.samples.ts';
import type { IncomeScreenProps } from './income.types.ts';
import { IncomeScreen } from './IncomeScreen.tsx';
import { useIncomeScreen } from './useIncomeScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<IncomeScreenProps>) => <IncomeScreen {...useIncomeScreen()} {...change} />;

const meta = preview.type<{ args: Partial<IncomeScreenProps> }>().meta({
  title: 'Screens/Agent/My income',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'played' } },
});

/** Commission by day and account. An entry opens the rows that it is made of. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = () => within(canvas.getByRole('table', { name: t('agentReports:income.list') }));
    await waitFor(() => expect(table().getAllByText(t('agentReports:income.states.paid')).length).toBeGreaterThan(0));
    const [, entry] = table().getAllByRole('rowheader');
    await userEvent.click(within(entry as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: t('agentReports:income.rows') }));
    const rows = await dialog.findByRole('table', { name: t('agentReports:income.rows') });
    await waitFor(() =>
      expect(within(rows).getAllByRole('rowheader').at(-1)).toHaveTextContent(t('agentReports:income.sum')),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentReports:income.failed'))).toBeVisible();
  },
});

export const NothingInTheseDays = meta.story({ args: { page: sampleEmpty(12, [], { commissionHour: 3 }) } });

/** A link to an income that does not exist, or is another agent’s, says so. */
export const DetailsOfNoIncome = meta.story({
  args: {
    detail: {
      status: 'failed',
      error: { kind: 'refused', code: 'record_not_found', message: '', detail: {} },
      retry: fn(),
    },
  },
  play: async ({ sandbox }) => {
    await expect(await screen.findByText(translatorOf(sandbox)('agentReports:income.notFound'))).toBeInTheDocument();
  },
});

export const DetailsLoading = meta.story({ args: { detail: loading } });

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
