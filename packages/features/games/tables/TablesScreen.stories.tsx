import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { formatOf, siteTimeZone } from '#core/format/dates.ts';
import { illegible } from '#storybook/legibility.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleTables } from './tables.samples.ts';
import type { ListedTable, TablesChoice, TablesScreenProps } from './tables.types.ts';
import { TablesScreen } from './TablesScreen.tsx';
import { useTablesScreen } from './useTablesScreen.ts';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

interface Args {
  readonly choose?: Partial<TablesChoice>;
  readonly props?: Partial<TablesScreenProps>;
  /** Changes each table of the list. */
  readonly each?: (table: ListedTable, at: number) => ListedTable;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Tables',
  args: {},
  render: ({ choose = {}, props = {}, each }, { sandbox, globals }) => {
    const sample = sampleTables(choose, sandbox, globals);
    const list = sample.tables.status === 'ready' ? sample.tables.value : [];
    return <TablesScreen {...sample} {...(each && { tables: ready(list.map(each)) })} {...props} />;
  },
});

const bangkok = formatOf('EN', { timeStyle: 'medium', hourCycle: 'h23', timeZone: siteTimeZone });
const secondsOfDay = (text: string): number => {
  const [, hours, minutes, seconds] = /(\d\d):(\d\d):(\d\d)/.exec(text) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
};

/** Each table: its limits and players, its clock by the time at which it ends, its road, and red, blue and the third result. */
export const Ready = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = within(canvas.getByRole('list', { name: t('tables:list') }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(20));
    const [before = ''] = t('tables:closesAt').split('{time}');
    const [ring] = canvas.getAllByRole('img', { name: new RegExp(`^${before.trim()} .*\\d\\d:\\d\\d:\\d\\d`) });
    await expect(ring).toBeVisible();
    // The name is the time at which the seconds in the ring are over.
    const ends = secondsOfDay(ring?.getAttribute('aria-label') ?? '');
    await waitFor(async () => {
      const left = ends - secondsOfDay(bangkok.format(sandbox.now()));
      await expect(Math.abs(left - Number(ring?.textContent))).toBeLessThanOrEqual(1);
    });
    const [label = ''] = t('tables:road.label').split('{results}');
    const [road] = canvas.getAllByRole('img', { name: new RegExp(`^${label.trim()}`) });
    await expect(road?.querySelectorAll('path')).toHaveLength(4);
    await expect(canvas.getByText(t('tables:automatic'))).toBeVisible();
    // One link per card, besides the large one.
    await expect(within(list.getAllByRole('listitem')[2] as HTMLElement).getAllByRole('link')).toHaveLength(1);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, sandbox }) => {
    const list = canvas.getByRole('list', { name: translatorOf(sandbox)('tables:list') });
    const heights = within(list)
      .getAllByRole('listitem')
      .map((card) => card.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(190);
  },
});

/** The sheet has the heart and the ways to the vendor. Mouse and keyboard open it by the menu of the card. */
export const More = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [more] = canvas.getAllByRole('button', {
      name: new RegExp(t('tables:more').split('{name}')[0]?.trim() ?? ''),
    });
    more?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('tables:removeFavourite') })).toBeVisible());
    await expect(dialog.getAllByRole('link')).toHaveLength(2);
  },
});

/** A table with a dealer names the dealer; those without are said to deal by themselves. */
export const WithDealers = meta.story({
  args: {
    each: (table, at) => (at === 0 ? { ...table, dealer: { name: 'Mali', picture: null } } : table),
    props: { dealers: 'some' },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('tables:dealer', { name: 'Mali' }), { exact: false })).toBeVisible();
    await expect(canvas.getByText(t('tables:someDealers'))).toBeVisible();
  },
});

/** Closed tables come last, say when they open, and are no links. */
export const OfAVendor = meta.story({
  args: { choose: { vassalage: 'RVSD' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = canvas.getByRole('list', { name: t('tables:list') });
    // The last card follows after the first paint.
    await expect(await within(list).findByText(t('tables:opens', { time: '20:00' }))).toBeVisible();
    const last = within(list).getAllByRole('listitem').slice(-2);
    for (const card of last) await expect(within(card).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('tables:lobby', { vendor: 'Riverside Live' }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Riverside Live', current: true })).toHaveAttribute('href', '/live');
  },
});

/** A status that the site does not know is shown under the platform's own name. */
export const AnotherStatus = meta.story({
  args: { each: (table) => ({ ...table, status: { other: 'private' }, href: null, closesAt: null }) },
  play: async ({ canvas, sandbox }) => {
    const [badge] = canvas.getAllByText(translatorOf(sandbox)('tables:other', { status: 'private' }));
    await expect(badge).toBeVisible();
  },
});

export const VendorInMaintenance = meta.story({
  args: {
    choose: { vassalage: 'RVSD' },
    props: {
      vendor: { name: 'Riverside Live', lobbyHref: null, maintenance: { until: { time: '14:30', dated: false } } },
      tables: ready([]),
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('tables:pause.until', { vendor: 'Riverside Live', time: '14:30' }))).toBeVisible();
    await expect(canvas.getByText(t('tables:empty.filtered'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('tables:filters.clear') })).toHaveAttribute('href', '/live');
  },
});

export const NoFavourites = meta.story({
  args: { choose: { favourite: true }, props: { tables: ready([]) } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('tables:empty.favourite'))).toBeVisible();
  },
});

export const Empty = meta.story({ args: { props: { tables: ready([]), stage: ready(null) } } });

export const NotOffered = meta.story({ args: { props: { notOffered: true } } });

export const Loading = meta.story({
  args: { props: { filters: loading, tables: loading, stage: loading } },
});

export const Failed = meta.story({
  args: { props: { tables: failed, stage: failed } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Vendors that could not be loaded leave the tables unaffected. */
export const VendorsFailed = meta.story({
  args: { props: { filters: failed } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('tables:vendorsFailed'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('tables:list') })).toBeVisible();
  },
});

/** Tables that could not be refreshed stay visible, with their age. */
export const Outdated = meta.story({
  render: (_, { sandbox, globals }) => {
    const sample = sampleTables({}, sandbox, globals);
    return (
      <TablesScreen
        {...sample}
        tables={sample.tables.status === 'ready' ? { ...sample.tables, outdated: true } : sample.tables}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const [before = ''] = translatorOf(sandbox)('tables:outdated').split('{time}');
    await expect(canvas.getByRole('status')).toHaveTextContent(before.trim());
  },
});

/** RSP-03: a break shows when it ends instead of tables. */
export const InABreak = meta.story({
  args: {
    props: {
      stop: {
        reason: 'break',
        rest: { kind: 'timeout', since: '2026-11-20T05:00:00Z', until: '2026-11-28T05:00:00Z' },
      },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('limits:stop.breakTitle'))).toBeVisible();
    await expect(canvas.queryByRole('list', { name: t('tables:list') })).toBeNull();
  },
});

/** A visitor's click on a table asks for a login instead of following the link. */
export const Visitor = meta.story({
  args: { props: { role: 'visitor', onOpen: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    const list = within(canvas.getByRole('list', { name: translatorOf(sandbox)('tables:list') }));
    await userEvent.click(list.getAllByRole('link').at(-1) as HTMLElement);
    await expect(args.props?.onOpen).toHaveBeenCalledWith(expect.stringContaining('/seamless?vassalage='));
  },
});

export const LongText = meta.story({
  args: { each: (table) => ({ ...table, name: `${table.name} ${table.vendor} ${table.name}`, minBet: '1000000.00' }) },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

function TablesOnPlatform() {
  return <TablesScreen {...useTablesScreen()} />;
}

const onPlatform = platformStories(TablesOnPlatform, { path: '/live' });

/** Screen and hook on the sandbox. */
export const AsMember = meta.story({
  ...onPlatform.ready,
  play: async ({ canvas, sandbox }) => {
    const list = await canvas.findByRole('list', { name: translatorOf(sandbox)('tables:list') });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(20));
  },
});

/** ROL-04: a trial account may look at every table, and is told what opening one takes. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('tables:trial'))).toBeVisible();
  },
});

/** The address names a vendor that has gone: the page says so, and shows the tables of the others. */
export const UnknownVendor = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/live?vassalage=NOSUCH' } },
  render: onPlatform.trial.render,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('tables:vendorMissing'))).toBeVisible();
    await expect(await canvas.findByRole('list', { name: t('tables:list') })).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
