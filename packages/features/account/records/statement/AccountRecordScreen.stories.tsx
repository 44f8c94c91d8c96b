import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, mapRemote, ready } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { AccountRecordScreen } from './AccountRecordScreen.tsx';
import {
  sampleAccountRecord,
  sampleDays,
  sampleList,
  sampleReadStatement,
  sampleRichAccountRecord,
  sampleStatement,
  sampleTransactions,
} from './records.samples.ts';
import type { AccountRecordScreenProps } from './records.types.ts';
import { useAccountRecordScreen } from './useAccountRecordScreen.ts';

const meta = preview.type<{ args: Partial<AccountRecordScreenProps> }>().meta({
  title: 'Screens/Member centre/Account record',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 640 }}>
      <AccountRecordScreen {...sampleAccountRecord(globals)} {...args} />
    </div>
  ),
});

/** Keeps its table semantics at any width. A copied reference is announced. */
export const Ready = meta.story({
  args: { list: sampleList({ onCopy: fn(() => Promise.resolve(true)) }) },
  play: async ({ canvas, args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(canvas.getByRole('table', { name: t('records:account.list') }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      t('records:columns.time'),
      t('records:columns.entry'),
      t('records:columns.amount'),
      t('records:columns.balance'),
    ]);
    const [, , win] = table.getAllByRole('row');
    const cells = within(win as HTMLElement).getAllByRole('cell');
    await expect(cells).toHaveLength(4);
    await expect(cells[1]).toHaveTextContent(t('records:kinds.win'));
    await expect(cells[2]).toHaveTextContent('+฿1,250.00');
    const reference = sampleTransactions(globals).at(-1)?.reference ?? '';
    await userEvent.click(table.getByRole('button', { name: t('records:copy', { reference }) }));
    await expect(args.list?.onCopy).toHaveBeenCalledWith(reference);
    await expect(elementOf((await canvas.findAllByText(t('records:copied')))[0])).toHaveAttribute('role', 'status');
  },
});

/** A kind that the site does not know is listed under the platform's own name. */
export const UnknownKind = meta.story({
  render: (args, { globals }) => {
    const sample = sampleAccountRecord(globals);
    return (
      <div style={{ maxWidth: 640 }}>
        <AccountRecordScreen
          {...sample}
          {...args}
          page={mapRemote(sample.page, (page) => ({
            ...page,
            list: page.list.map((row, index) => (index === 0 ? { ...row, kind: { other: 'cashback' } } : row)),
          }))}
        />
      </div>
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('records:other', { word: 'cashback' }))).toBeVisible();
    await expect(within(canvas.getByRole('table')).getByText(t('records:kinds.win'))).toBeVisible();
  },
});

/** Nine-digit amounts and a long game name on the smallest phone; the reference is in the details, in groups of four. */
export const RichOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const sample = sampleRichAccountRecord(globals);
    const reference = '9f3c01ab77de4c5fa1b2c3d4e5f60718';
    return (
      <AccountRecordScreen
        {...sample}
        {...args}
        page={mapRemote(sample.page, (page) => ({ ...page, list: page.list.map((row) => ({ ...row, reference })) }))}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const [, second] = canvas.getAllByRole('listitem');
    await expect(canvas.queryByText(/9f3c/)).toBeNull();
    await userEvent.click(within(second as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: t('records:kinds.win') }));
    await waitFor(() => expect(dialog.getByText('9f3c 01ab 77de 4c5f a1b2 c3d4 e5f6 0718')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({ args: { page: loading } });

const retry = fn();
export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: t('records:account.failed') })).toBeVisible();
    const region = within(canvas.getByRole('group', { name: t('records:account.list') }));
    await userEvent.click(region.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** An invalid range keeps the previous list under its own days. */
export const DaysBackToFront = meta.story({
  args: {
    days: sampleDays({ quick: null, typed: { from: '2026-03-02', to: '2026-03-01' }, problem: 'backToFront' }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const to = canvas.getByRole('textbox', { name: t('records:to') });
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(t('records:problem.backToFront'));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    page: ready({ list: [], totalPages: 0, totals: { in: '0.00', out: '0.00' } }),
    days: sampleDays({ onQuick: fn() }),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('link', { name: t('records:play') })).toHaveAttribute('href', '/rng');
    await userEvent.click(canvas.getByRole('button', { name: t('records:showMonth') }));
    await expect(args.days?.onQuick).toHaveBeenCalledWith('month');
    // The clicked button disappears: the focus moves to the region.
    await expect(canvas.getByRole('group', { name: t('records:account.list') })).toHaveFocus();
  },
});

/** A transfer names the other side and its note, and links to where it came from. */
export const TransferWithNote = meta.story({
  render: (args, { globals }) => {
    const sample = sampleAccountRecord(globals);
    const transfer = {
      ...{
        kind: 'transferOut' as const,
        amount: '-500.00',
        counterparty: 'so•••ai',
        link: { page: 'personalHistoryCopy', reference: 'T1' },
      },
      note: 'ค่าอาหารเย็น',
    };
    return (
      <div style={{ maxWidth: 640 }}>
        <AccountRecordScreen
          {...sample}
          {...args}
          hrefOf={(page, reference) => `/?centre=${page}&ref=${reference}`}
          page={mapRemote(sample.page, (page) => ({
            ...page,
            list: page.list.slice(0, 1).map((row) => ({ ...row, ...transfer })),
          }))}
        />
      </div>
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('records:counterparty', { name: 'so•••ai' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(t('records:seeSource')) })).toHaveAttribute(
      'href',
      '/?centre=personalHistoryCopy&ref=T1',
    );
  },
});

/** On a device in another time zone, the record says once whose time it shows. */
export const Elsewhere = meta.story({
  args: { days: sampleDays({ elsewhere: true }) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('records:siteTime'))).toBeVisible();
  },
});

/** The statement of three months: both balances, a sum per kind, as a file and on paper. */
export const Statement = meta.story({
  args: {},
  render: (args, { globals }) => {
    const statement = { ...sampleReadStatement(globals), onSave, onPrint };
    return <AccountRecordScreen {...sampleAccountRecord(globals)} {...args} statement={statement} />;
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('records:statement.title') }));
    await waitFor(() => expect(dialog.getByText(t('records:statement.closing'))).toBeVisible());
    const closing = elementOf(dialog.getByText(t('records:statement.closing')))?.nextElementSibling;
    await expect(closing).toHaveTextContent(/^฿\d/);
    onSave.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: t('records:statement.save') }));
    await expect(onSave).toHaveBeenCalledWith(expect.stringContaining(`"${t('records:statement.opening')}"`));
    await userEvent.click(dialog.getByRole('button', { name: t('records:statement.print') }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
});
const onSave = fn();
const onPrint = fn();

/** A statement that could not be read offers a retry, and keeps the choice of days. */
export const StatementFailed = meta.story({
  args: {
    statement: {
      ...sampleStatement(),
      ...{ open: true, range: 'year', onRead: fn() },
      state: { step: 'failed', error: { kind: 'timeout', outcomeUnknown: false } },
    },
  },
  play: async ({ args, sandbox }) => {
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    await expect(alert).toHaveTextContent(translatorOf(sandbox)('records:statement.failed'));
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.statement?.onRead).toHaveBeenCalledOnce();
  },
});

/** A statement covers a year at most. */
export const StatementTooLong = meta.story({
  args: {
    statement: {
      ...sampleStatement(),
      ...{ open: true, range: 'custom', problem: 'tooLong', typed: { from: '2024-01-01', to: '2026-03-02' } },
    },
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: t('records:to') })).toHaveAccessibleDescription(
      t('records:problem.tooLong', { days: '366' }),
    );
    await expect(dialog.getByRole('button', { name: t('records:statement.read') })).toBeDisabled();
  },
});

const onPlatform = platformStories(() => <AccountRecordScreen {...useAccountRecordScreen()} />, { scenario: 'played' });

export const AsMember = meta.story(onPlatform.ready);
export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
