import { expect, fn, userEvent, within } from 'storybook/test';
import type { GameType } from '#api/primitives.ts';
import en from '#locales/en/category.json';
import th from '#locales/th/category.json';
import preview from '#storybook/preview.tsx';
import { asFound } from '#storybook/storyWords.ts';
import { loading, ready } from '../shared/remote.ts';
import { type CategorySample, sampleCategory } from './category.samples.ts';
import { CategoryScreen, type CategoryScreenProps } from './CategoryScreen.tsx';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

/** What the story shows, and what it changes of it. */
type Args = Partial<CategoryScreenProps> &
  Partial<Omit<CategorySample, 'type'>> & { type?: GameType; roomsOutdated?: boolean };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Category',
  args: { type: 'LIVE' },
  render: ({ type = 'LIVE', chosen, pause, roomsOutdated = false, ...args }, { sandbox, globals }) => {
    const wanted = { type, ...(chosen !== undefined && { chosen }), ...(pause && { pause }) };
    const sample = sampleCategory(wanted, sandbox, globals);
    const rooms = sample.rooms?.status === 'ready' ? { ...sample.rooms, outdated: roomsOutdated } : sample.rooms;
    return <CategoryScreen {...sample} rooms={rooms} {...args} />;
  },
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const resting = /^(ปิดปรับปรุง|Maintenance)$/;
const roomsTitle = (globals: Globals, vendor: string) => wordsOf(globals).rooms.title.replace('{vendor}', vendor);

export const LiveCasino = meta.story({});

export const Sports = meta.story({
  args: { type: 'SPORTS' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(wordsOf(globals).tables)).toBeNull();
  },
});

export const Lottery = meta.story({ args: { type: 'LOTT' } });

/** RT-05: the tables of one vendor; an open one is a link, another says when it opens. */
export const Rooms = meta.story({
  args: { chosen: 'RVSD' },
  play: async ({ canvas, globals }) => {
    const rooms = within(canvas.getByRole('region', { name: roomsTitle(globals, 'Riverside Live') }));
    const items = rooms.getAllByRole('listitem');
    await expect(rooms.getAllByRole('link')).toHaveLength(items.length - 2);
    await expect(rooms.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('gameCode=RVSD-T01'));
    await expect(rooms.getByText(/20:00/)).toBeVisible();
    await expect(rooms.getByText(resting)).toBeVisible();
    const hide = `${wordsOf(globals).hide} Riverside Live`;
    await expect(canvas.getByRole('link', { name: hide })).toHaveAttribute('href', '/live');
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
/** Tables that could not be asked for again stay, and say so. */
export const RoomsOutdated = meta.story({
  args: { chosen: 'RVSD', roomsOutdated: true },
  play: async ({ canvas, globals }) => {
    const rooms = within(canvas.getByRole('region', { name: roomsTitle(globals, 'Riverside Live') }));
    const [before = ''] = wordsOf(globals).rooms.outdated.split('{time}');
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

/** A vendor that takes a break is no link, and says why and until when. */
export const Break = meta.story({
  args: { pause: { vassalage: 'ANGP', end: '2026-03-02T07:30:00Z' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: 'Angel Parlour' })).toBeNull();
    await expect(canvas.getByText(asFound(wordsOf(globals).pause.until.replace('{time}', '14:30')))).toBeVisible();
    await expect(canvas.getByText(resting)).toBeVisible();
  },
});
/** One that lasts beyond today says the day, which stands in a sentence of its own. */
export const BreakUntilAnotherDay = meta.story({
  args: { pause: { vassalage: 'ANGP', end: '2026-03-03T07:30:00Z' } },
  play: async ({ canvas, globals }) => {
    const day = globals.language === 'en' ? '3 March 2026 at 14:30' : '3 มีนาคม พ.ศ. 2569 เวลา 14:30';
    await expect(canvas.getByText(asFound(wordsOf(globals).pause.untilDay.replace('{time}', day)))).toBeVisible();
  },
});

export const BreakWithoutAnEnd = meta.story({
  args: { pause: { vassalage: 'RVSD', end: null } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).pause.open)).toBeVisible();
  },
});

/** Whoever may not play is asked first: the link is not followed. What can be looked at is not asked for. */
export const Visitor = meta.story({
  args: { role: 'visitor', onOpen: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Riverside Live' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(expect.stringContaining('/seamless?vassalage=RVSD'));
    const tables = `${wordsOf(globals).tables} Riverside Live`;
    await userEvent.click(canvas.getByRole('link', { name: tables }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Trial = meta.story({ args: { type: 'SPORTS', role: 'trial', onOpen: fn() } });

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

/** What failed stays in view while it is asked for again, and its button is not pressed twice. */
export const AskedAgain = meta.story({
  args: { vendors: { ...failed, refreshing: true } },
  play: async ({ canvas, globals }) => {
    retry.mockClear();
    await expect(canvas.getByText(wordsOf(globals).failed)).toBeVisible();
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
