import { expect, fn, userEvent, within } from 'storybook/test';
import en from '#locales/en/records.json';
import th from '#locales/th/records.json';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { AccountRecordScreen, type AccountRecordScreenProps } from './AccountRecordScreen.tsx';
import { sampleAccountRecord, sampleRichAccountRecord } from './records.samples.ts';

const meta = preview.type<{ args: Partial<AccountRecordScreenProps> }>().meta({
  title: 'Screens/Member centre/Account record',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 640 }}>
      <AccountRecordScreen {...sampleAccountRecord(globals)} {...args} />
    </div>
  ),
});

const wordsOf = ({ language }: { readonly language?: unknown }) => (language === 'en' ? en : th);

/** A table to whoever hears it, at any width; a reference is copied, and the list says so. */
export const Ready = meta.story({
  args: { onCopy: fn(() => Promise.resolve(true)) },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    const table = within(canvas.getByRole('table', { name: words.account.list }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      words.columns.time,
      words.columns.entry,
      words.columns.amount,
      words.columns.balance,
    ]);
    const [, , win] = table.getAllByRole('row');
    const cells = within(win as HTMLElement).getAllByRole('cell');
    await expect(cells).toHaveLength(4);
    await expect(cells[1]).toHaveTextContent(words.kinds.win);
    await expect(cells[2]).toHaveTextContent('+฿1,250.00');
    const copy = words.copy.replace('{reference}', 'DP202602270098');
    await userEvent.click(table.getByRole('button', { name: copy }));
    await expect(args.onCopy).toHaveBeenCalledWith('DP202602270098');
    await expect((await canvas.findAllByText(words.copied))[0]).toHaveAttribute('role', 'status');
  },
});

/** On the narrowest phone, with sums of nine digits and a name as long as they get: cards, and still a table. */
export const RichOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <AccountRecordScreen {...sampleRichAccountRecord(globals)} {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getAllByText(wordsOf(globals).columns.amount).at(-1)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { page: loading } });

const retry = fn();
export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas, globals }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: wordsOf(globals).account.failed })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The list of the days before stays, and says which they are. */
export const DaysBackToFront = meta.story({
  args: { quick: null, typed: { from: '2026-03-02', to: '2026-03-01' }, problem: 'backToFront' },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    const to = canvas.getByLabelText(words.to);
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(words.problem.backToFront);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    page: ready({ rows: [], totalPages: 0, totals: { in: '0.00', out: '0.00' } }),
    onQuick: fn(),
  },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByRole('link', { name: words.play })).toHaveAttribute('href', '/rng');
    await userEvent.click(canvas.getByRole('button', { name: words.showMonth }));
    await expect(args.onQuick).toHaveBeenCalledWith('month');
    // What was pressed goes away: the focus stays where the answer comes.
    await expect(canvas.getByRole('group', { name: words.account.list })).toHaveFocus();
  },
});
