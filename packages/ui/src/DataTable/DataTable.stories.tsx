import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Money } from '../Money/Money.tsx';
import type { Column } from './Column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { DataSort } from './nextSort.ts';
import { RowPick } from './RowPick.tsx';

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
      ...(key === 'profit' && { place: 'value' as const }),
      ...(key === 'stake' && { place: 'aside' as const }),
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

const rowOf = (table: HTMLElement, account: string): HTMLElement =>
  within(table)
    .getAllByRole('row')
    .find((row) => row.textContent.startsWith(account)) as HTMLElement;

/** Each row is two lines, of which a tap, or Enter on its button, shows the rest. What names it leads on as ever. */
export const Folded = meta.story({
  decorators: [inBox(320)],
  args: { onRow: fn() },
  globals: { viewport: { value: 'smallest' } },
  render: ({ shown = lines(7), ...args }, { globals }) => (
    <Team globals={globals} shown={shown} unfoldLabel={storyMessages(globals).table.unfold} {...args} />
  ),
  play: async ({ args, canvas, globals }) => {
    const words = storyMessages(globals).table;
    const table = canvas.getByRole('table', { name: words.label });
    await expect(canvas.queryByRole('region', { name: words.label })).toBeNull();
    const ploy = rowOf(table, 'ploy');
    const { height } = ploy.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(48);
    await expect(height).toBeLessThanOrEqual(56);
    const [rebate] = within(ploy).getAllByText(words.rebate);
    await expect(rebate).not.toBeVisible();
    const unfold = within(ploy).getByRole('button', { name: `${words.unfold} ploy` });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    // As large as the row, but for the name, which is on its own side.
    await expect(unfold.getBoundingClientRect().width).toBeGreaterThan(300);
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(rebate).toBeVisible();
    await expect(unfold).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'ploy' }));
    await expect(args.onRow).toHaveBeenCalledOnce();
    await userEvent.click(unfold);
    await expect(rebate).not.toBeVisible();
    await expect(table.scrollWidth).toBeLessThanOrEqual(320);
  },
});

const picks = fn();
const isMalee = ({ account }: Line): boolean => account === 'malee';

/** Rows are picked with boxes. In a row that folds, a tap beside its sign is one on the box; the sign still unfolds it. */
export const Picked = meta.story({
  ...Folded.input,
  args: {
    pick: {
      isPicked: isMalee,
      onPick: picks,
      box: (line: Line, name) => (
        <RowPick picked={isMalee(line)} label={line.account} onPick={(picked) => picks(line, picked)}>
          {name}
        </RowPick>
      ),
    },
  },
  play: async ({ canvas, globals }) => {
    picks.mockClear();
    const words = storyMessages(globals).table;
    await expect(canvas.getByRole('checkbox', { name: 'malee' })).toBeChecked();
    const ploy = rowOf(canvas.getByRole('table'), 'ploy');
    ploy.scrollIntoView({ block: 'center' });
    const at = ploy.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(at.left + 150, at.top + 24) as HTMLElement);
    await expect(picks).toHaveBeenCalledWith(expect.objectContaining({ account: 'ploy' }), true);
    const unfold = within(ploy).getByRole('button', { name: `${words.unfold} ploy` });
    await userEvent.click(document.elementFromPoint(at.right - 16, at.top + 24) as HTMLElement);
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  },
});

/** One row is unfolded, and the sum line. */
export const Unfolded = meta.story({
  ...Folded.input,
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals).table;
    for (const name of ['malee', words.total])
      await userEvent.click(canvas.getByRole('button', { name: `${words.unfold} ${name}` }));
    const sum = rowOf(canvas.getByRole('table'), words.total);
    await expect(within(sum).getAllByText(words.deposits)[0]).toBeVisible();
    // A sum that is not shown has no name either.
    await expect(within(sum).queryByText(words.bonus)).toBeNull();
  },
});

/** Without a name for the button that unfolds, everything is shown. */
export const AlwaysUnfolded = meta.story({
  decorators: [inBox(320)],
  args: { shown: lines(3) },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals }) => {
    const { rebate } = storyMessages(globals).table;
    const malee = rowOf(canvas.getByRole('table'), 'malee');
    await expect(within(malee).getByText(rebate)).toBeVisible();
    await expect(within(malee).queryByRole('button')).toBeNull();
  },
});

/** Many rows on a wide screen: head, names and sum line stay in view, and a shade says where there are more columns. */
export const Pinned = meta.story({
  decorators: [inBox(800)],
  args: { shown: lines(100) },
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals).table;
    const area = await canvas.findByRole('region', { name: words.label });
    if (area.clientWidth < 640) return;
    const sum = within(area)
      .getAllByRole('rowheader')
      .find(({ textContent }) => textContent === words.total);
    const heading = within(area).getByRole('columnheader', { name: words.account });
    const isInView = (element: HTMLElement | undefined): boolean => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const frame = area.getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 2;
    };
    await expect(isInView(sum)).toBe(true);
    area.scrollTo({ top: 1500, left: 100, behavior: 'instant' });
    await waitFor(() => expect(area.scrollTop).toBeGreaterThan(1000));
    await expect(isInView(sum)).toBe(true);
    await expect(isInView(heading)).toBe(true);
    await expect(heading.getBoundingClientRect().left).toBeCloseTo(area.getBoundingClientRect().left, 0);
    await waitFor(() => expect(area.nextElementSibling).not.toBeNull());
    area.scrollTo({ left: area.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(area.nextElementSibling).toBeNull());
  },
});

/** Long names and large amounts, in lines and in rows that fold. */
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
        <Team globals={globals} shown={shown} unfoldLabel={storyMessages(globals).table.unfold} {...args} />
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

/** A thousand rows, of which only those in view are laid out. */
export const ManyRows = meta.story({
  decorators: [inBox(320)],
  args: { shown: lines(1000) },
  // Those of `AlwaysUnfolded`, a thousand times.
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
