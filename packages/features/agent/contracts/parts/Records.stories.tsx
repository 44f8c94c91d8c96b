import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleDays } from '../../reports/reports.samples.ts';
import { sampleRecord, sampleRecordProps, sampleRecords } from '../contracts.samples.ts';
import type { RecordsProps } from '../contracts.types.ts';
import { Records } from './Records.tsx';

const meta = preview.type<{ args: Partial<RecordsProps> }>().meta({
  title: 'Screens/Agent/Contracts/Records',
  render: ({ kind = 'daily', ...args }) => <Records {...sampleRecordProps(kind)} {...args} />,
});

/** A period in each state with the figures of the kind. */
export const DailyRecords = meta.story({
  args: { days: sampleDays({ onQuick: fn() }), onDetail: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(
      expect.arrayContaining([
        t('contracts:records.dailyBet'),
        t('contracts:records.periodProfit'),
        t('contracts:records.activeMembers'),
        t('contracts:records.applied'),
      ]),
    );
    // The team has lost on this day, which has a rate of its own, and it is said to whom a part is passed on.
    await expect(canvas.getAllByText(t('agentReports:income.uses.loss', { rate: '0.60' }))[0]).toBeVisible();
    await expect(canvas.getAllByText(t('contracts:records.passedTo', { account: 'nok' }))[0]).toBeVisible();
    await expect(canvas.getByText('HELD')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
    await expect(args.days?.onQuick).toHaveBeenCalledWith('month');
    const [first] = canvas.getAllByRole('rowheader');
    await userEvent.click(within(first as HTMLElement).getByRole('button'));
    await expect(args.onDetail).toHaveBeenCalledOnce();
  },
});

export const DividendRecords = meta.story({
  args: { kind: 'dividend', page: ready(sampleRecords('dividend')) },
});
export const RealTimeRecords = meta.story({
  args: { kind: 'realTime', page: ready(sampleRecords('realTime')) },
});
export const NoRecords = meta.story({
  args: { page: ready({ list: [], totalPages: 0, paid: '0.00' }) },
});

export const LongRecordsOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    page: ready({
      list: [
        sampleRecord('daily', { dailyBet: '123456789012.00', periodProfit: '-987654321.00', amount: '9876543.21' }),
      ],
      totalPages: 3,
      paid: '9876543.21',
    }),
  },
});

export const Loading = meta.story({ args: { page: loading } });
