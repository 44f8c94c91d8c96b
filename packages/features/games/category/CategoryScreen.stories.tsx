import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { GameType } from '#api/primitives.ts';
import { loading, ready } from '#core/data/remote.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { paths } from '#core/routing/paths.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { vendorOf } from '../catalogue.testing.ts';
import { type CategorySample, sampleCategory } from './category.samples.ts';
import type { CategoryScreenProps } from './category.types.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import { useCategoryScreen } from './useCategoryScreen.ts';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

/** What the sample contains, and the props that override it. */
type Args = Partial<CategoryScreenProps> &
  Partial<Omit<CategorySample, 'type'>> & { type?: GameType; roomsOutdated?: boolean };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Category',
  args: { type: 'LIVE' },
  render: (
    { type = 'LIVE', chosen = '', list = '', maintenance, roomsOutdated = false, ...args },
    { sandbox, globals },
  ) => {
    const options = { type, chosen, list, ...(maintenance && { maintenance }) };
    const sample = sampleCategory(options, sandbox, globals);
    const rooms = sample.rooms?.status === 'ready' ? { ...sample.rooms, outdated: roomsOutdated } : sample.rooms;
    return <CategoryScreen {...sample} rooms={rooms} {...args} />;
  },
});

const roomsTitle = (t: Translate, vendor: string) => t('category:rooms.title', { vendor });

/** Each vendor with its open tables: how many, from and to which stake, and pictures of some. */
export const LiveCasino = meta.story({
  play: async ({ canvas, sandbox }) => {
    const vendors = canvas.getAllByRole('listitem').filter((item) => within(item).queryByText(/^฿[\d,]+ – ฿[\d,]+$/));
    await expect(vendors.length).toBeGreaterThan(0);
    const [open = ''] = translatorOf(sandbox)('category:rooms.open').split('{count}');
    await expect(vendors[0]).toHaveTextContent(new RegExp(`${open}\\d+`));
  },
});

export const Sports = meta.story({
  args: { type: 'SPORTS' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByText(t('category:tables'))).toBeNull();
    const matches = within(canvas.getByRole('region', { name: t('category:matches.title') }));
    // What takes bets comes first.
    await expect(matches.getAllByText(/^\d+\.\d\d$/).length).toBeGreaterThanOrEqual(8);
    await expect(matches.queryByText(t('category:matches.live'))).toBeNull();
    const links = matches.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.click(matches.getByRole('button', { expanded: false }));
    await expect(matches.getAllByRole('link').length).toBeGreaterThan(20);
    await expect(matches.getAllByText(t('category:matches.live')).length).toBeGreaterThan(0);
    await userEvent.click(matches.getByRole('button', { expanded: true }));
    await expect(matches.getAllByRole('link')).toHaveLength(4);
  },
});
export const MatchesOnAPhone = meta.story({
  args: { type: 'COCKFIGHT' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const MatchesEmpty = meta.story({
  args: { type: 'SPORTS', matches: ready([]) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('category:matches.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const MatchesFailed = meta.story({
  args: { type: 'SPORTS', matches: failed },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByText(translatorOf(sandbox)('category:matches.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    // The vendors do not depend on them.
    await expect(canvas.getByRole('link', { name: 'Kickline' })).toBeVisible();
  },
});
/** Odds that could not be refreshed stay visible, with their age; a running match shows its score and takes no bets. */
export const MatchesOutdated = meta.story({
  args: { type: 'SPORTS' },
  render: ({ type = 'SPORTS' }, { sandbox, globals }) => {
    const sample = sampleCategory({ type }, sandbox, globals);
    const list = sample.matches?.status === 'ready' ? sample.matches.value : [];
    const running = list.filter(({ odds }) => odds === null);
    return <CategoryScreen {...sample} matches={ready(running, false, sandbox.now(), true)} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [before = ''] = t('category:matches.outdated').split('{time}');
    await expect(canvas.getByRole('status')).toHaveTextContent(before.trim());
    await expect(canvas.getAllByText(t('category:matches.live')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/^\d+\.\d\d$/)).toBeNull();
  },
});

/** The tables of one game of all vendors, each with its vendor, its road map and a heart (RT-05). */
export const TablesByGame = meta.story({
  args: { list: 'baccarat' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const name = t('category:rooms.ofGame', { game: t('category:rooms.list.baccarat') });
    const region = within(canvas.getByRole('region', { name }));
    const items = region.getAllByRole('listitem');
    await expect(items.length).toBeGreaterThan(4);
    for (const item of items) await expect(item).toHaveTextContent(t('category:rooms.list.baccarat'));
    await expect(canvas.queryByRole('link', { name: 'Riverside Live' })).toBeNull();
    const [before = ''] = t('category:road.label').split('{results}');
    const roads = region.getAllByRole('img', { name: new RegExp(`^${before.trim()}`) });
    await expect(roads.length).toBeGreaterThan(3);
    await expect(roads[0]).toHaveAccessibleName(new RegExp(`${t('category:road.results.banker')} \\d+`));
    await expect(region.getByText(t('category:road.note'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('category:rooms.list.roulette') })).toHaveAttribute(
      'href',
      '/live?game=roulette',
    );
    await expect(canvas.getByRole('link', { name: t('category:rooms.list.vendors') })).toHaveAttribute('href', '/live');
  },
});
export const TablesByGameOnAPhone = meta.story({
  args: { list: 'dragonTiger' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const FavouriteTables = meta.story({
  args: { list: 'favourite' },
  play: async ({ canvas, sandbox }) => {
    const region = within(canvas.getByRole('region', { name: translatorOf(sandbox)('category:rooms.list.favourite') }));
    await expect(region.getAllByRole('button', { pressed: true })).toHaveLength(3);
  },
});
export const NoFavouriteTables = meta.story({
  args: { list: 'favourite' },
  render: ({ type = 'LIVE', list = '' }, { sandbox, globals }) => {
    const sample = sampleCategory({ type, list }, sandbox, globals);
    const { tableLists } = sample;
    return <CategoryScreen {...sample} tableLists={tableLists && { ...tableLists, tables: ready([]) }} />;
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('category:rooms.noFavourites'))).toBeVisible();
  },
});

export const Lottery = meta.story({ args: { type: 'LOTT' } });

/** The tables of one vendor (RT-05). An open table is a link; a closed one says when it opens. */
export const Rooms = meta.story({
  args: { chosen: 'RVSD' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const rooms = within(canvas.getByRole('region', { name: roomsTitle(t, 'Riverside Live') }));
    const items = rooms.getAllByRole('listitem');
    await expect(rooms.getAllByRole('link')).toHaveLength(items.length - 2);
    await expect(rooms.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('gameCode=RVSD-T01'));
    await expect(rooms.getByText(/20:00/)).toBeVisible();
    await expect(rooms.getByText(translatorOf(sandbox)('common:inMaintenance'))).toBeVisible();
    const hide = `${t('category:hide')} Riverside Live`;
    await expect(canvas.getByRole('link', { name: hide })).toHaveAttribute('href', '/live');
  },
});
/** A status that the site does not know is shown under the platform's own name; the table is no link. */
export const RoomWithAnotherStatus = meta.story({
  args: { chosen: 'RVSD' },
  render: ({ type = 'LIVE', chosen = '' }, { sandbox, globals }) => {
    const sample = sampleCategory({ type, chosen }, sandbox, globals);
    const [room] = sample.rooms?.status === 'ready' ? sample.rooms.value : [];
    const rooms = room ? ready([{ ...room, status: { other: 'private' }, href: null }]) : null;
    return <CategoryScreen {...sample} rooms={rooms} />;
  },
  play: async ({ canvas, sandbox }) => {
    const status = translatorOf(sandbox)('category:rooms.other', { status: 'private' });
    await expect(canvas.getByText(status)).toBeVisible();
  },
});
export const RoomsOnAPhone = meta.story({
  args: { chosen: 'ANGP' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const RoomsLoading = meta.story({ args: { chosen: 'RVSD', rooms: loading } });
/** Tables that could not be refreshed stay visible, with their age. */
export const RoomsOutdated = meta.story({
  args: { chosen: 'RVSD', roomsOutdated: true },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const rooms = within(canvas.getByRole('region', { name: roomsTitle(t, 'Riverside Live') }));
    const [before = ''] = t('category:rooms.outdated').split('{time}');
    await expect(rooms.getByRole('status')).toHaveTextContent(before.trim());
    await expect(rooms.getAllByRole('link').length).toBeGreaterThan(0);
  },
});
export const RoomsEmpty = meta.story({ args: { chosen: 'RVSD', rooms: ready([]) } });
export const RoomsFailed = meta.story({
  args: { chosen: 'RVSD', rooms: failed },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A vendor in maintenance is not a link, and says until when. */
export const VendorInMaintenance = meta.story({
  args: { maintenance: { vassalage: 'ANGP', end: '2026-11-21T07:30:00Z' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.queryByRole('link', { name: 'Angel Parlour' })).toBeNull();
    await expect(canvas.getByText(translatorOf(sandbox)('category:pause.until', { time: '14:30' }))).toBeVisible();
    await expect(canvas.getByText(translatorOf(sandbox)('common:inMaintenance'))).toBeVisible();
  },
});
/** Maintenance that ends on another day shows the date, in a sentence of its own. */
export const MaintenanceUntilAnotherDay = meta.story({
  args: { maintenance: { vassalage: 'ANGP', end: '2026-11-22T07:30:00Z' } },
  play: async ({ canvas, globals, sandbox }) => {
    const days = { th: '22 พฤศจิกายน พ.ศ. 2569 เวลา 14:30', en: '22 November 2026 at 14:30' };
    await expect(
      canvas.getByText(translatorOf(sandbox)('category:pause.untilDay', { time: days[codeOf(globals)] })),
    ).toBeVisible();
  },
});

export const MaintenanceWithoutAnEnd = meta.story({
  args: { maintenance: { vassalage: 'RVSD', end: null } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('category:pause.open'))).toBeVisible();
  },
});

/** A visitor's click on a vendor asks for a login instead of following the link; the link to the rooms works. */
export const Visitor = meta.story({
  args: { role: 'visitor', onOpen: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Riverside Live' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(expect.stringContaining('/seamless?vassalage=RVSD'));
    const tables = `${translatorOf(sandbox)('category:tables')} Riverside Live`;
    await userEvent.click(canvas.getByRole('link', { name: tables }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { vendors: loading } });

export const Empty = meta.story({ args: { type: 'ESPORTS', vendors: ready([]) } });

export const Failed = meta.story({
  args: { vendors: failed },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The error stays in view during a retry, and its button ignores further clicks. */
export const Retrying = meta.story({
  args: { vendors: { ...failed, refreshing: true } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByText(translatorOf(sandbox)('category:failed'))).toBeVisible();
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(retry).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { chosen: 'RVSD' },
  parameters: { sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'smallest' } },
});

function CategoryOnPlatform() {
  return <CategoryScreen {...useCategoryScreen('LIVE')} />;
}

/** Screen and hook on the sandbox: the tables of one vendor are open. */
export const AsMember = meta.story({
  parameters: {
    sandbox: { persona: 'member', path: (sandbox) => paths.category('LIVE', vendorOf(sandbox, 'LIVE').vassalage) },
  },
  render: () => <CategoryOnPlatform />,
  play: async ({ canvas, sandbox, globals }) => {
    const name = roomsTitle(translatorOf(sandbox), vendorOf(sandbox, 'LIVE').name[codeOf(globals)]);
    const region = await canvas.findByRole('region', { name });
    await waitFor(() => expect(within(region).getAllByRole('link').length).toBeGreaterThan(2));
  },
});

const onPlatform = platformStories(CategoryOnPlatform, { path: paths.category('LIVE') });

/** ROL-04: a trial account may look at every vendor, and is told what opening one takes. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('category:trial'))).toBeVisible();
  },
});

/** The address names a vendor that has gone: the page says so, and shows the others. */
export const UnknownVendor = meta.story({
  parameters: { sandbox: { path: '/live?vassalage=NOSUCH' } },
  render: onPlatform.trial.render,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('category:vendorMissing'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
