import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { illegible } from '#storybook/legibility.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { BoardRow } from './board.model.ts';
import { type SportsSample, sampleSports } from './sports.samples.ts';
import type { SportsScreenProps } from './sports.types.ts';
import { SportsScreen } from './SportsScreen.tsx';
import { useSportsScreen } from './useSportsScreen.ts';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;
const phone = { viewport: { value: 'phone' } } as const;
const desktop = { viewport: { value: 'full' } } as const;

interface Args {
  readonly sample?: Partial<SportsSample>;
  readonly props?: Partial<SportsScreenProps>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Sports',
  args: {},
  render: ({ sample = {}, props = {} }, { sandbox, globals }) => (
    <SportsScreen
      {...sampleSports({ type: 'SPORTS', tab: 'live', change: (rows) => rows, ...sample }, sandbox, globals)}
      {...props}
    />
  ),
});

const pricesIn = (row: HTMLElement) => within(row).getAllByRole('button');
const rowsOf = (canvas: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').filter((item) => within(item).queryAllByRole('group').length > 0);

/** The rows in which there is no room for when the match is and whose it is. */
const cutLines = (rows: readonly HTMLElement[]) =>
  rows
    .map((row) => elementOf(within(row).getByText(/^ · /, { trim: false }))?.parentElement)
    .filter((line) => (line?.scrollWidth ?? 1) > (line?.clientWidth ?? 0));

/** The names in the rows that are cut. */
const cutNames = (rows: readonly HTMLElement[]) =>
  rows
    .flatMap((row) => [...row.querySelectorAll('span')])
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/** A phone: one kind of bet, and a switch for the others. */
export const OnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const rows = () => rowsOf(canvas);
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(6));
    await expect(Math.max(...rows().map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(73);
    await expect(cutLines(rows())).toEqual([]);
    await expect(cutNames(rows())).toEqual([]);
    await expect(pricesIn(rows()[0] as HTMLElement)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('sports:kinds.handicap'), pressed: false }));
    await expect(pricesIn(rows()[0] as HTMLElement)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t('sports:kinds.handicap'), pressed: true })).toHaveFocus();
  },
});

/** A wide window: sports, leagues and vendors, all kinds of bets in a row, and the slip. */
export const OnADesktop = meta.story({
  globals: desktop,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [row] = rowsOf(canvas);
    await expect(within(row as HTMLElement).getAllByRole('group')).toHaveLength(3);
    await expect(await canvas.findByRole('navigation', { name: t('sports:filter.leagues') })).toBeVisible();
    await expect(await canvas.findByText(t('slip:empty.title'))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('sports:kinds.label') })).not.toBeInTheDocument();
  },
});

/** A price is picked with its words; a row is a link to its match at the vendor. */
export const Picks = meta.story({
  globals: desktop,
  args: { sample: { tab: 'soon' }, props: { onPick: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const open = canvas
      .getAllByRole('button')
      .find((button) => button.closest('[role=group]') !== null && !(button as HTMLButtonElement).disabled);
    await userEvent.click(open as HTMLElement);
    await expect(args.props?.onPick).toHaveBeenCalledOnce();
    const [link] = within(rowsOf(canvas)[0] as HTMLElement).getAllByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/gameCode=/));
    await expect(link).toHaveAccessibleName(new RegExp(` ${t('match:against')} `));
  },
});

/** What was picked, in the list and in the bar. */
export const Picked = meta.story({
  globals: phone,
  render: (_, { sandbox, globals }) => {
    const sample = sampleSports({ type: 'SPORTS', tab: 'soon', change: (rows) => rows }, sandbox, globals);
    const list = sample.list.status === 'ready' ? sample.list.value.groups : [];
    const price = list.flatMap(({ matches }) => matches).flatMap(({ markets }) => markets[0]?.prices ?? []);
    const pick = price.find((each) => !each.closed)?.pick ?? null;
    const vendor = { vassalage: 'KCKL', gameType: 'SPORTS', name: 'Kickline' } as const;
    return (
      <SportsScreen
        {...sample}
        isPicked={({ matchId, outcome }) => matchId === pick?.matchId && outcome === pick.outcome}
        slip={{ ...sample.slip, vendor, picks: pick === null ? [] : [{ pick, label: '1 X 2' }], needs: 'login' }}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('button', { pressed: true }).length).toBeGreaterThanOrEqual(2);
    await expect(await canvas.findByRole('region', { name: t('slip:bar') })).toBeVisible();
  },
});

/** Prices that have just moved, a match that takes no bets for a moment, and one that has ended. */
export const Movement = meta.story({
  args: {
    sample: {
      tab: 'soon',
      change: (rows) =>
        rows.map((row, at): BoardRow => {
          if (at === 1) return { ...row, match: { ...row.match, suspended: true } };
          if (at === 2) return { ...row, leftAt: sampleNoon, match: { ...row.match, status: 'live' } };
          const [market] = row.match.markets;
          const moves = (market?.outcomes ?? []).map(
            ({ id }, place) =>
              [`1x2||${id}`, { way: place === 0 ? ('up' as const) : ('down' as const), at: sampleNoon }] as const,
          );
          return { ...row, moves: new Map(moves) };
        }),
    },
  },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    // The third row follows after the first paint.
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThan(2));
    const rows = rowsOf(canvas);
    for (const price of pricesIn(rows[1] as HTMLElement)) {
      await expect(price).toBeDisabled();
      await expect(price).toHaveAccessibleName(new RegExp(`${t('match:suspended')}$`));
    }
    const [up, down] = pricesIn(rows[0] as HTMLElement);
    await expect(up).toHaveAccessibleName(new RegExp(`\\d ${t('match:moved.up')}$`));
    await expect(down).toHaveAccessibleName(new RegExp(`\\d ${t('match:moved.down')}$`));
    await expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull();
    await expect(rows[2]).toHaveTextContent(t('sports:clock.ended'));
    await expect(canvasElement.querySelectorAll('[data-moved]').length).toBeGreaterThan(0);
  },
});

/** Nothing runs: the page says so, and shows what begins next. */
export const NothingRuns = meta.story({
  globals: phone,
  args: { sample: { nothingRuns: true } },
  play: async ({ canvas, sandbox }) => {
    const said = canvas.getByText(translatorOf(sandbox)('sports:empty.live'));
    await expect(said).toBeVisible();
    await expect(said.parentElement?.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(120);
    await waitFor(() => expect(rowsOf(canvas)).toHaveLength(3));
  },
});

/** Where there is one kind of bets, there is no switch for it. */
export const Esports = meta.story({
  globals: phone,
  args: { sample: { type: 'ESPORTS', tab: 'live' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThan(2));
    await expect(canvas.queryByRole('group', { name: t('sports:kinds.label') })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('sports:filter.open') })).toBeVisible();
  },
});
/** Two prices in each row, and scores of three digits. */
export const Basketball = meta.story({
  globals: phone,
  args: { sample: { sport: 'basketball', tab: 'live' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThan(2));
    const rows = rowsOf(canvas);
    await expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(73);
    await expect(cutNames(rows)).toEqual([]);
  },
});
export const Volleyball = meta.story({ globals: phone, args: { sample: { sport: 'volleyball', tab: 'soon' } } });
export const Tomorrow = meta.story({ args: { sample: { tab: 'tomorrow' } } });
/** Matches of several days, whose rows say the weekday. */
export const Parlay = meta.story({
  globals: phone,
  args: { sample: { tab: 'step' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThanOrEqual(6));
    await expect(cutLines(rowsOf(canvas))).toEqual([]);
  },
});

export const Loading = meta.story({ args: { props: { list: loading, sports: [], leagues: [], vendors: [] } } });

export const Failed = meta.story({
  args: { props: { list: failed } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The last answer stays, with its age; nothing can be picked at its prices. */
export const Outdated = meta.story({
  render: (_, { sandbox, globals }) => {
    const sample = sampleSports(
      {
        ...{ type: 'SPORTS', tab: 'live' },
        change: (rows) => rows.map((row) => ({ ...row, match: { ...row.match, suspended: true } })),
      },
      sandbox,
      globals,
    );
    const { list } = sample;
    return <SportsScreen {...sample} list={list.status === 'ready' ? { ...list, outdated: true } : list} />;
  },
  play: async ({ canvas, sandbox }) => {
    const [before = ''] = translatorOf(sandbox)('sports:outdated').split('{time}');
    await expect(canvas.getByRole('status')).toHaveTextContent(before.trim());
    for (const row of rowsOf(canvas)) for (const price of pricesIn(row)) await expect(price).toBeDisabled();
  },
});

export const Empty = meta.story({
  args: {
    sample: { tab: 'today' },
    props: { list: ready({ groups: [], kinds: ['1x2'], severalVendors: false, nextOnly: false }) },
  },
});

export const NotOffered = meta.story({ args: { props: { notOffered: true } } });

/** A vendor that is chosen and in maintenance. */
export const VendorInMaintenance = meta.story({
  args: {
    props: {
      vendor: {
        ...{ name: 'Kickline', bookHref: null },
        maintenance: { until: { time: '14:30', dated: false } },
      },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('sports:pause.until', { vendor: 'Kickline', time: '14:30' }))).toBeVisible();
    await expect(rowsOf(canvas)).toEqual([]);
  },
});

/** RSP-03: a break shows when it ends instead of prices. */
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
    await expect(await canvas.findByText(translatorOf(sandbox)('limits:stop.breakTitle'))).toBeVisible();
    await expect(canvas.queryByRole('button', { pressed: false })).toBeNull();
  },
});

/** A visitor's click on a match asks for a login instead of following the link. */
export const Visitor = meta.story({
  args: { props: { role: 'visitor', onOpen: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(rowsOf(canvas)[0] as HTMLElement).getByRole('link'));
    await expect(args.props?.onOpen).toHaveBeenCalledWith(expect.stringContaining('gameCode='));
  },
});

/** Leagues and vendors of a phone. A choice closes the sheet. */
export const FilterSheet = meta.story({
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('sports:filter.open') }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('sports:filter.title') }));
    const vendors = within(sheet.getByRole('navigation', { name: t('sports:filter.vendors') }));
    await userEvent.click(vendors.getAllByRole('link')[1] as HTMLElement);
    await waitFor(() =>
      expect(within(document.body).queryByRole('dialog', { name: t('sports:filter.title') })).toBeNull(),
    );
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    sample: {
      change: (rows) =>
        rows.map((row) => {
          const name = `${row.match.home} ${row.match.away} ${row.match.home}`;
          const sides = row.match.sides.map((side) => ({ ...side, name }));
          return {
            ...row,
            match: { ...row.match, sides, league: { id: 'long', name, colours: ['#b3202e'] } },
          };
        }),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

function SportsOnPlatform() {
  return <SportsScreen {...useSportsScreen('SPORTS')} />;
}

const onPlatform = platformStories(SportsOnPlatform, { path: '/sports' });

/** Screen and hook on the sandbox. */
export const AsMember = meta.story({
  ...onPlatform.ready,
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThanOrEqual(6));
  },
});

/** ROL-04: a trial account may look at every price, and is told what a bet takes. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('sports:trial'))).toBeVisible();
  },
});

/** The address names a vendor that has gone: the page says so, and shows the matches of the others. */
export const UnknownVendor = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/sports?vassalage=NOSUCH' } },
  render: onPlatform.trial.render,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('sports:vendorMissing'))).toBeVisible();
    await waitFor(() => expect(rowsOf(canvas).length).toBeGreaterThan(0));
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
