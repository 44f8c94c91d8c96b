import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleEmpty, sampleSums } from '../reports/reports.samples.ts';
import type { IncomeDetail, IncomeScreenProps } from './income.types.ts';
import { IncomeScreen } from './IncomeScreen.tsx';
import { useIncomeScreen } from './useIncomeScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<IncomeScreenProps>) => <IncomeScreen {...useIncomeScreen()} {...change} />;

/** A commission of one day. */
const sampleDetail: IncomeDetail = {
  entry: {
    ...{ reference: 'CM-20261121-1', kind: 'commission', state: 'paid', base: '590.00', rate: null, rateUse: null },
    ...{ from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z', paidAt: '2026-11-21T20:00:00Z', amount: '1.47' },
    source: { account: 'nok', nickname: 'นก' },
  },
  ...{ rows: [], totalPages: 1, promised: null, passedOn: [], applied: null, net: null, betsHref: null },
};

const meta = preview.type<{ args: Partial<IncomeScreenProps> }>().meta({
  title: 'Screens/Agent/My income',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'played' } },
});

/** A line for each day. It opens the incomes of the day, each of which opens the rows that it is made of. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = () => within(canvas.getByRole('table', { name: t('agentReports:income.list') }));
    await waitFor(() => expect(table().getAllByText(t('agentReports:income.states.paid')).length).toBeGreaterThan(0));
    const columns = () => table().getAllByRole('columnheader').length;
    const byDay = columns();
    const [, day] = table().getAllByRole('rowheader');
    await userEvent.click(within(day as HTMLElement).getByRole('button'));
    await waitFor(() => expect(columns()).toBeGreaterThan(byDay));
    await waitFor(() => expect(table().queryAllByText(t('agentReports:income.kinds.commission'))).not.toEqual([]));
    const [entry] = table().getAllByRole('rowheader');
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

export const NothingInTheseDays = meta.story({
  args: { page: sampleEmpty(12, [], { commissionHour: 3, sums: sampleSums }) },
});

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

/** A row whose rate has changed opens what was applied until when. */
export const DetailsOfAChangedRate = meta.story({
  args: {
    detail: ready({
      ...sampleDetail,
      rows: [
        {
          ...{ key: 'ploy RNG', account: 'ploy', nickname: 'พลอย', gameType: 'RNG', betsHref: null },
          ...{ base: '590.00', rate: null, amount: '1.47' },
          segments: [
            { rate: '0.30', from: '2026-11-20T17:00:00Z', to: '2026-11-21T03:57:00Z' },
            { rate: '0.20', from: '2026-11-21T03:57:00Z', to: '2026-11-21T17:00:00Z' },
          ],
        },
      ],
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('agentReports:income.rows') }));
    const several = await dialog.findByText(t('agentReports:income.severalRates'));
    await waitFor(() => expect(several).toBeVisible());
    await userEvent.click(several);
    await expect(dialog.getByText(t('agentReports:income.rateUntil', { rate: '0.30', time: '10:57' }))).toBeVisible();
    await expect(dialog.getByText(t('agentReports:income.rateAfter', { rate: '0.20' }))).toBeVisible();
  },
});

/** A salary says what its rate is of, which of the rates was applied, and what was passed on to whom. */
export const DetailsOfASalary = meta.story({
  args: {
    detail: ready({
      ...sampleDetail,
      entry: { ...sampleDetail.entry, kind: 'daily', rate: '0.20', rateUse: 'profit', base: '740.00', amount: '0.98' },
      promised: '1.48',
      applied: { base: '740.00', rate: '0.20', use: 'profit' },
      passedOn: [{ account: 'nok', nickname: 'นก', amount: '0.50' }],
      rows: [],
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const promise = within(await screen.findByRole('dialog', { name: t('agentReports:income.rows') }));
    const rate = t('agentReports:income.uses.profit', { rate: '0.20' });
    const line = await promise.findByText(t('agentReports:income.times', { rate }));
    await waitFor(() => expect(line).toBeVisible());
    await expect(promise.getByText(t('agentReports:income.passedOn', { account: 'nok' }))).toBeVisible();
  },
});

/** A dividend on the net result says what its base is made of. */
export const DetailsOfADividend = meta.story({
  args: {
    detail: ready({
      ...sampleDetail,
      entry: {
        ...sampleDetail.entry,
        kind: 'dividend',
        rate: '40.00',
        rateUse: 'rate',
        base: '-30000.00',
        amount: '6400.00',
      },
      promised: '6400.00',
      applied: { base: '16000.00', rate: '40.00', use: 'rate' },
      net: {
        ...{ gross: '30000.00', broughtForward: '-12000.00', carried: '0.00' },
        deductions: [{ kind: 'bonus', amount: '2000.00' }],
      },
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('agentReports:income.rows') }));
    const bonus = await dialog.findByText(t('agentReports:income.deductions.bonus'));
    await waitFor(() => expect(bonus).toBeVisible());
    await expect(dialog.getByText(t('agentReports:income.broughtForward'))).toBeVisible();
  },
});

export const DetailsLoading = meta.story({ args: { detail: loading } });

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
