import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Remote, loading, mapRemote, ready } from '#core/data/remote.ts';
import { illegible } from '#storybook/legibility.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { type LotteryChange, everyLottery } from './lottery.model.ts';
import { sampleLottery, sampleNow, sampleTickets } from './lottery.samples.ts';
import type {
  DrawnNow,
  LotteryArea,
  LotteryCardView,
  LotteryScreenProps,
  LotterySection,
  Tickets,
  TicketsProps,
} from './lottery.types.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { TicketList } from './parts/TicketList.tsx';
import { useLotteryScreen } from './useLotteryScreen.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const none = ready([]);

interface Args {
  area?: LotteryArea;
  /** What the player has chosen. */
  change?: LotteryChange;
  /** Changes each lottery. */
  each?: (lottery: LotteryCardView) => LotteryCardView;
  /** @default the sample */
  tickets?: Remote<Tickets> | null;
  /** A lottery whose latest draw was called off. */
  calledOff?: string;
  props?: Partial<LotteryScreenProps>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Games/Lottery',
  render: ({ area = 'all', change, each, tickets: given, calledOff, props }, { globals }) => {
    const tickets = given === undefined ? ready(sampleTickets(globals)) : given;
    const sample = sampleLottery(area, globals, change);
    const list = sample.tickets && {
      ...sample.tickets,
      Tickets: (of: TicketsProps) => tickets && <TicketList {...of} tickets={tickets} />,
    };
    const results = mapRemote(sample.results, (all) =>
      all.map((result) => (result.gameId === calledOff ? { ...result, digits: [] } : result)),
    );
    return (
      <LotteryScreen
        {...sample}
        results={results}
        sections={changed(sample.sections, each)}
        tickets={tickets && list}
        {...props}
      />
    );
  },
});

function changed(sections: Remote<readonly LotterySection[]>, each: Args['each']): Remote<readonly LotterySection[]> {
  if (each === undefined || sections.status !== 'ready') return sections;
  return ready(sections.value.map(({ id, lotteries }) => ({ id, lotteries: lotteries.map(each) })));
}

const entries = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article');
/** All of the sample: those after the first follow the first paint. */
const allEntries = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(entries(canvasElement)).toHaveLength(11);
    return entries(canvasElement);
  });
const named = (all: readonly HTMLElement[], name: string | RegExp) =>
  within(all.find((entry) => within(entry).queryByRole('heading', { name }) !== null) as HTMLElement);

/** Fast draws as cards with a ring, the others as rows by day; each with a bet and a lobby link (LOT-05, LOT-06). */
export const Ready = meta.story({
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const all = await allEntries(canvasElement);
    const [bet, lobby] = [...(all[0]?.querySelectorAll('a') ?? [])].toReversed();
    await expect(bet).toHaveAttribute('href', expect.stringMatching(/gameCode=quick5&view=betting&from=%2Flottery$/));
    await expect(lobby).toHaveAttribute('href', expect.stringMatching(/view=lobby/));
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      t('lottery:sections.fast'),
      t('lottery:sections.today'),
      t('lottery:sections.other'),
    ]);
    await expect(canvas.getByRole('link', { name: t('lottery:allResults') })).toHaveAttribute(
      'href',
      '/lottery?list=results',
    );
  },
});

/** Waits until a live region says a sentence, which a translated page has in elements of its own. */
const isSaid = (element: HTMLElement, sentence: RegExp): Promise<void> =>
  waitFor(async () => {
    const regions = [...element.querySelectorAll('[role=status]')];
    await expect(regions.filter(({ textContent }) => sentence.test(textContent))).toHaveLength(1);
  });

const justDrawn = (tickets: DrawnNow['tickets']): Partial<LotteryScreenProps> => ({
  drawn: new Map([['quick5', { numero: '20260309-16', at: sampleNow - 10_000, references: ['T-4'], tickets }]]),
});
/** A draw that was just seen says what has become of the member's tickets, in the place of what it pays, and to screen readers. */
export const JustDrawn = meta.story({
  args: { props: justDrawn({ won: 2, returned: 0 }) },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const won = t('lottery:drawn.won', { count: 2 });
    const [first] = await allEntries(canvasElement);
    await expect(within(first as HTMLElement).getByText(won)).toBeVisible();
    await isSaid(canvasElement, new RegExp(`5 8 2 1 4.* ${won}$`));
  },
});
/** A draw that was called off says so where its number would be, and that stakes come back. */
export const CalledOff = meta.story({
  args: { props: justDrawn({ won: 0, returned: 1 }), calledOff: 'quick5' },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const [first, second] = await allEntries(canvasElement);
    await expect(within(first as HTMLElement).getByText(t('lottery:drawn.void'))).toBeVisible();
    await expect(within(first as HTMLElement).getByText(t('lottery:drawn.returned'))).toBeVisible();
    await expect((first as HTMLElement).clientHeight).toBe((second as HTMLElement).clientHeight);
    await isSaid(canvasElement, new RegExp(`20260309-16.* ${t('lottery:drawn.returned')}$`));
  },
});

/** The tab of today has only what closes today, and no fast draws (LOT-06a). */
export const Today = meta.story({
  args: { change: { tab: 'today' } },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('link', { name: t('lottery:tabs.today'), current: 'page' })).toBeVisible();
    for (const entry of entries(canvasElement)) {
      await expect(
        within(entry).queryByRole('img', { name: new RegExp(t('lottery:closes').split(' ')[0] ?? '') }),
      ).toBeNull();
    }
  },
});

/** The page of Vietnam has no vendor filter (RT-07). */
export const Vietnam = meta.story({
  args: { area: 'vn' },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(entries(canvasElement)).toHaveLength(3);
    await userEvent.click(canvas.getByText(t('lottery:filters')));
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
  },
});

/** The page of fast draws alone, whose other tabs are those of all lotteries (RT-05d). */
export const FastOnly = meta.story({
  args: { area: 'fast' },
  play: async ({ canvasElement }) => {
    await expect(entries(canvasElement)).toHaveLength(4);
  },
});

/** The member's tickets: those that wait first (LOT-06d). */
export const MyTickets = meta.story({
  args: { change: { tab: 'mine' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const open = within(await canvas.findByRole('list', { name: t('lottery:mine.open') }));
    await expect(open.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      [t('lottery:tabs.mine'), t('lottery:mine.waiting', { count: 2 })].join(' '),
    );
    const recent = within(canvas.getByRole('list', { name: t('lottery:mine.recent') }));
    await expect(recent.getByText(t('lottery:mine.states.won'))).toBeVisible();
    await expect(recent.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('T-2'));
  },
});
export const MyTicketsLoading = meta.story({ args: { change: { tab: 'mine' }, tickets: loading } });
export const MyTicketsFailed = meta.story({
  args: { change: { tab: 'mine' }, tickets: failed },
  play: async ({ canvas, sandbox }) => {
    failed.retry.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});
/** Who has bought none is shown where to begin. */
export const NoTickets = meta.story({
  args: { change: { tab: 'mine' }, tickets: ready({ open: [], recent: [] }) },
  play: async ({ canvas, sandbox }) => {
    const start = await canvas.findByRole('link', { name: translatorOf(sandbox)('lottery:mine.start') });
    await expect(start).toHaveAttribute('href', '/lottery');
  },
});
export const TicketsOfVisitor = meta.story({
  args: { change: { tab: 'mine' }, tickets: null, props: { role: 'visitor', onLogIn: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('lottery:logIn') }));
    await expect(args.props?.onLogIn).toHaveBeenCalledOnce();
  },
});
export const TicketsOfTrial = meta.story({
  args: { change: { tab: 'mine' }, tickets: null, props: { role: 'trial' } },
});

/** A locked draw counts down to its draw, says so in place of what it pays, and leads to its result (LOT-04, LOT-06c). */
export const Locked = meta.story({
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const all = await allEntries(canvasElement);
    for (const entry of all) {
      const isOver = within(entry).queryByText(new RegExp(`^${t('lottery:locked')}`)) !== null;
      const way = within(entry).getByRole('link', {
        name: (name) => name.includes(t(isOver ? 'lottery:seeResult' : 'lottery:bet')),
      });
      await expect(way).toHaveAttribute('href', expect.stringContaining(isOver ? 'view=lobby' : 'view=betting'));
    }
    const card = named(all, /3/);
    await expect(card.getByText(t('lottery:locked'))).toBeVisible();
    await expect(card.getByRole('img', { name: new RegExp(t('lottery:draws').split(' ')[0] ?? '') })).toHaveTextContent(
      '7',
    );
  },
});

/** Without an open draw a card has no ring, and links to the draw instead of to a bet. */
export const NotOpen = meta.story({
  args: { props: { draws: ready(new Map()) } },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    for (const entry of await allEntries(canvasElement)) {
      await expect(within(entry).getByText(t('lottery:noDraw'))).toBeVisible();
      await expect(within(entry).getByRole('link', { name: (name) => name.includes(t('lottery:look')) })).toBeVisible();
    }
  },
});

/** A draw goes from open to locked to drawing by the given clock (LOT-04). Its card keeps its height where it is narrow. */
export const Ticking = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const start = performance.now();
    // Starts 2 s before the second card closes, at a hundred times the speed until it is drawn.
    const now = () => sampleNow + 29_000 + Math.min(14_000, (performance.now() - start) * 10);
    return <LotteryScreen {...sampleLottery('all', globals)} now={now} />;
  },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const entry = entries(canvasElement)[1] as HTMLElement;
    const heights = new Set<number>();
    new ResizeObserver(() => heights.add(entry.clientHeight)).observe(entry);
    const card = within(entry);
    await waitFor(() => expect(card.getByText(t('lottery:drawing'))).toBeVisible());
    await expect(card.getByText(t('lottery:locked'))).toBeVisible();
    await expect(card.getByText(t('lottery:seeResult'))).toBeVisible();
    await expect([...heights]).toHaveLength(1);
  },
});

/** The lottery that the URL names comes first (GAM-01). */
export const Named = meta.story({
  render: (_, { globals }) => {
    const sample = sampleLottery('all', globals);
    const all = sample.sections.status === 'ready' ? sample.sections.value : [];
    const lotteries = all.flatMap((part) => part.lotteries).filter(({ gameId }) => gameId === 'danang');
    const query = { ...everyLottery, gameCode: 'danang' };
    const first = { id: 'named' as const, lotteries: lotteries.map((one) => ({ ...one, named: true })) };
    return <LotteryScreen {...sample} query={query} tab={undefined} sections={ready([first, ...all])} />;
  },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const [first] = entries(canvasElement);
    await expect(within(first as HTMLElement).getByText(t('lottery:named'), { exact: false })).toBeVisible();
    const { top, bottom } = (first as HTMLElement).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
});

/** The URL names a lottery that is not offered (GAM-01). */
export const NamedIsMissing = meta.story({
  args: { props: { namedMissing: true, query: { ...everyLottery, gameCode: 'gone' } } },
});
export const UnknownVendor = meta.story({ args: { area: 'fast', props: { vendorMissing: true } } });
export const VendorInMaintenance = meta.story({
  args: { each: (lottery) => ({ ...lottery, inMaintenance: true }) },
});

/** The results panel (LOT-02). */
export const Results = meta.story({
  args: { change: { list: 'results' } },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('img', { name: /[\d ]+$/ });
    await expect(numbers[0]).toHaveTextContent(/^\d{1,6}$/);
    await expect(canvas.getAllByText(/^\d{4}\.\d{2}\.\d{2}$/).length).toBe(numbers.length);
  },
});

export const Visitor = meta.story({
  args: { props: { role: 'visitor', onOpen: fn() } },
  play: async ({ canvas, args }) => {
    const bet = canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/game'));
    await userEvent.click(bet as HTMLElement);
    await expect(args.props?.onOpen).toHaveBeenCalledWith(bet?.getAttribute('href'));
  },
});

export const Loading = meta.story({
  args: { props: { options: loading, sections: loading, draws: loading, results: loading } },
});
/** The menu has loaded; draws and results are still loading. */
export const DrawsLoading = meta.story({ args: { props: { draws: loading, results: loading } } });

export const Failed = meta.story({
  args: { props: { options: failed, sections: failed, draws: failed, drawsFailed: failed, results: failed } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    failed.retry.mockClear();
    const retries = canvas.getAllByRole('button', { name: t('common:retry') });
    for (const button of retries) await userEvent.click(button);
    await expect(failed.retry).toHaveBeenCalledTimes(2);
  },
});

/** The cards stay, with the times from the menu, below a notice. */
export const DrawsFailed = meta.story({
  args: { props: { drawsFailed: failed } },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    failed.retry.mockClear();
    await allEntries(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

export const ResultsFailed = meta.story({ args: { props: { results: failed } } });
export const ResultPanelFailed = meta.story({ args: { change: { list: 'results' }, props: { results: failed } } });

/** The draws have not been refreshed for a while. */
export const StaleDraws = meta.story({
  args: { props: { now: () => sampleNow + 5 * 60_000 } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('lottery:drawsStale'), { exact: false })).toBeVisible();
  },
});

/** RSP-03: a break shows when it ends instead of lotteries and tickets. */
export const InABreak = meta.story({
  args: {
    props: {
      stop: {
        reason: 'break',
        rest: { kind: 'timeout', until: '2026-11-28T05:00:00Z' },
      },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('limits:stop.breakTitle'))).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** The filters are open where the address has one, and the link leaves them all. */
export const NothingFound = meta.story({
  args: { change: { search: 'กขฃคฅ' }, props: { sections: none } },
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('link').find((link) => link.closest('[role="status"]') !== null);
    await expect(all).toHaveAttribute('href', '/lottery');
    await expect(canvas.getByRole('searchbox')).toHaveValue('กขฃคฅ');
  },
});
export const NoFavourites = meta.story({ args: { change: { list: 'fav' }, props: { sections: none } } });
export const NothingToday = meta.story({ args: { change: { tab: 'today' }, props: { sections: none } } });
export const NoResults = meta.story({ args: { change: { list: 'results' }, props: { results: none } } });
export const NoLotteries = meta.story({
  args: {
    props: { sections: none, results: none, options: ready({ tags: [], vendors: [] }), draws: ready(new Map()) },
  },
});

/** Personal lists need an account (LOT-03). */
export const RecentsOfVisitor = meta.story({
  args: { change: { list: 'recent' }, props: { role: 'visitor', sections: loading, onLogIn: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('lottery:logIn') }));
    await expect(args.props?.onLogIn).toHaveBeenCalledOnce();
  },
});

/** Long names take more lines, and six balls a line of their own: nothing is clipped or wider than the page. */
export const LongText = meta.story({
  args: {
    each: (one) => ({
      ...one,
      name: `${one.name} `.repeat(6),
      pays: one.pays && { play: one.pays.play.repeat(4), times: 8_500_000 },
    }),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    for (const entry of await allEntries(canvasElement)) {
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await allEntries(canvasElement);
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });
/** Numbers of six digits keep to the line of a card that shorter ones take, and nothing of a card is cut. */
export const SixDigits = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const sample = sampleLottery('all', globals);
    const results = mapRemote(sample.results, (all) =>
      all.map((result) => (result.gameId === 'quick5' ? { ...result, digits: [...'529740'] } : result)),
    );
    return <LotteryScreen {...sample} results={results} />;
  },
  play: async ({ canvasElement }) => {
    const [six, three] = await allEntries(canvasElement);
    const resultOf = (card: HTMLElement | undefined) =>
      within(card as HTMLElement)
        .getByRole('img', { name: /\d \d \d/ })
        .closest('a')
        ?.getBoundingClientRect().height;
    await expect(resultOf(six)).toBe(resultOf(three));
    await expect(illegible(canvasElement)).toEqual([]);
  },
});
export const ResultsOnPhone = meta.story({
  args: { change: { list: 'results' } },
  globals: { viewport: { value: 'smallest' } },
});
export const TicketsOnPhone = meta.story({
  args: { change: { tab: 'mine' } },
  globals: { viewport: { value: 'smallest' } },
});

function LotteryOnPlatform() {
  return <LotteryScreen {...useLotteryScreen('all')} />;
}

const onPlatform = platformStories(LotteryOnPlatform, { path: '/lottery' });

/** Screen and hook on the sandbox. */
export const AsMember = meta.story({
  ...onPlatform.ready,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entries(canvasElement).length).toBeGreaterThan(7));
  },
});

/** A trial account has no personal lists (ROL-04). */
export const AsTrial = meta.story({
  ...platformStories(LotteryOnPlatform, { path: '/lottery?list=fav' }).trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('lottery:empty.trial'))).toBeVisible();
  },
});

/** The tickets of a member, as the records of the sandbox have them. */
export const TicketsAsMember = meta.story({
  ...platformStories(LotteryOnPlatform, { path: '/lottery?tab=mine', scenario: 'played' }).ready,
  play: async ({ canvas, sandbox }) => {
    const recent = await canvas.findByRole('list', { name: translatorOf(sandbox)('lottery:mine.recent') });
    await expect(within(recent).getAllByRole('link')[0]).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
