import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Money } from '../Money/Money.tsx';
import type { Column } from './Column.ts';
import { type DataSort, DataTable, type DataTableProps } from './DataTable.tsx';

interface Line {
  readonly account: string;
  readonly figures: readonly number[];
}

const names = ['somchai', 'malee', 'krit', 'nok', 'ploy', 'arthit', 'wichai'];
const lines = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at) => ({
    account: `${names[at % names.length]}${at < names.length ? '' : at}`,
    figures: figures.map((_name, of) => ((at * 7919 + of * 104_729) % 900_000) - (of === 5 ? 450_000 : 0)),
  }));
const figures = ['deposits', 'withdrawals', 'stake', 'validBet', 'bonus', 'profit', 'rebate'] as const;
const baht = (value: number, sign = false) => (
  <Money amount={value.toFixed(2)} currency="฿" locale="th-TH" sign={sign ? 'always' : 'auto'} />
);

const meta = preview.type<{ args: Partial<DataTableProps<Line>> & { shown?: readonly Line[] } }>().meta({
  title: 'Kit/DataTable',
  parameters: { docs: { source: { type: 'code' } } },
  render: ({ shown = lines(7), ...args }, { globals }) => <Team globals={globals} shown={shown} {...args} />,
});

/** Sorts as a page would, whose platform does. */
function Team({
  globals,
  shown,
  ...args
}: Partial<DataTableProps<Line>> & { globals: object; shown: readonly Line[] }) {
  const { table } = storyMessages(globals);
  const [sort, setSort] = useState<DataSort>({ key: 'deposits', order: 'desc' });
  const valueOf = (line: Line) => line.figures[figures.findIndex((name) => name === sort.key)] ?? line.account;
  const sorted = shown.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const least = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return sort.order === 'asc' ? least : -least;
  });
  const columns: readonly Column<Line>[] = [
    { key: 'account', header: table.account, sortable: true, cell: ({ account }) => account },
    ...figures.map((key, of) => ({
      key,
      header: table[key],
      align: 'end' as const,
      sortable: of < 3,
      cell: (line: Line) => baht(line.figures[of] ?? 0, key === 'profit'),
      total: key === 'bonus' ? undefined : baht(shown.reduce((whole, line) => whole + (line.figures[of] ?? 0), 0)),
      priority: key === 'rebate' ? ('low' as const) : ('normal' as const),
    })),
  ];
  return (
    <DataTable
      label={table.label}
      columns={columns}
      rows={sorted}
      rowKey={({ account }) => account}
      sort={sort}
      onSort={setSort}
      totalLabel={table.total}
      {...args}
    />
  );
}

const inBox = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
    <Story />
  </div>
);
const accountsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** Headings, rows and sums are found by their roles. A click on a heading sorts; the second one turns the order. */
export const Playground = meta.story({
  args: { rowHref: ({ account }) => `/?agent=${account}` },
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals).table;
    const table = canvas.getByRole('table', { name: words.label });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(1 + figures.length);
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 7 + 1);
    await expect(accountsOf(table).at(-1)).toBe(words.total);
    const heading = within(table).getByRole('columnheader', { name: words.deposits });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await expect(heading).not.toHaveAttribute('aria-sort');
    await expect(accountsOf(table).slice(0, -1)).toEqual(names.toSorted());
    await expect(canvas.queryByRole('button', { name: words.bonus })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'ploy' })).toHaveAttribute('href', '/?agent=ploy');
  },
});

/**
 * Narrower than its columns: it scrolls sideways, with the keyboard too, and the names of the rows stay. What gets the focus
 * below them, or at the edge, comes into view.
 */
export const Scrolling = meta.story({
  decorators: [inBox(700)],
  play: async ({ canvas, globals }) => {
    const area = await canvas.findByRole('region', { name: storyMessages(globals).table.label });
    if (area.clientWidth < 640) return;
    const [, first] = within(area).getAllByRole('rowheader');
    const left = first?.getBoundingClientRect().left;
    area.focus();
    await expect(area).toHaveFocus();
    area.scrollTo({ left: 200, behavior: 'instant' });
    await waitFor(() => expect(area).toHaveAttribute('data-scrolled'));
    await expect(first?.getBoundingClientRect().left).toBe(left);
    const { deposits, withdrawals, stake } = storyMessages(globals).table;
    for (const [name, scrolledBy] of [
      [stake, 350],
      [withdrawals, 200],
      [deposits, 130],
      [stake, 0],
    ] as const) {
      const button = within(area).getByRole('button', { name });
      (document.activeElement as HTMLElement).blur();
      area.scrollTo({ left: scrolledBy, behavior: 'instant' });
      button.focus();
      const { left: start, right: end } = button.getBoundingClientRect();
      await expect(start).toBeGreaterThanOrEqual(first?.getBoundingClientRect().right ?? Number.NaN);
      await expect(end).toBeLessThanOrEqual(area.getBoundingClientRect().right);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Each row is a card: its name, then values with their labels. The buttons that sort stay above. */
export const Cards = meta.story({
  decorators: [inBox(320)],
  args: { onRow: fn() },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, canvas, globals }) => {
    const words = storyMessages(globals).table;
    const table = canvas.getByRole('table', { name: words.label });
    await expect(canvas.queryByRole('region', { name: words.label })).toBeNull();
    const ploy = within(table)
      .getAllByRole('row')
      .find((row) => row.textContent.startsWith('ploy'));
    const [stake] = within(ploy as HTMLElement).getAllByText(words.stake);
    await expect(stake).toBeVisible();
    await expect(within(ploy as HTMLElement).queryByText(words.rebate)).not.toBeVisible();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.account })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(table).getByRole('columnheader', { name: words.account })).toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'ploy' }));
    await expect(args.onRow).toHaveBeenCalledOnce();
    await expect(table.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Long names and large amounts, in lines and in a card. */
export const LongNames = meta.story({
  args: {
    shown: [
      { account: 'agent_with_the_longest_account_name_of_all', figures: figures.map(() => 123_456_789_012.25) },
      { account: 'nok', figures: figures.map(() => -1) },
    ],
  },
  render: ({ shown = [], ...args }, { globals }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <Team globals={globals} shown={shown} {...args} />
      <div style={{ inlineSize: 260 }}>
        <Team globals={globals} shown={shown} {...args} />
      </div>
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Rows that load have their size. There are no sums until then. */
export const Loading = meta.story({
  args: { loadingRows: 7 },
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals).table;
    const table = canvas.getByRole('table', { name: words.label });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 7);
    await expect(within(table).queryByText(words.total)).toBeNull();
  },
});

/** A thousand rows, in cards of which only those in view are laid out. */
export const ManyRows = meta.story({
  decorators: [inBox(320)],
  args: { shown: lines(1000) },
  // Those of `Cards`, a thousand times.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll('tbody > tr');
    await expect(rows).toHaveLength(1000);
    const isDrawn = (at: number) => rows[at]?.querySelector('td')?.checkVisibility({ contentVisibilityAuto: true });
    // Which rows are near enough is known with the first frame.
    await waitFor(() => expect(isDrawn(0)).toBe(true));
    await expect(isDrawn(999)).toBe(false);
  },
});
