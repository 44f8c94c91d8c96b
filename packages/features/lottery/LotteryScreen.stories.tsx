import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { everyLottery } from './lottery.model.ts';
import { sampleLottery, sampleNow } from './lottery.samples.ts';
import { LotteryScreen, type LotteryScreenProps } from './LotteryScreen.tsx';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const none = ready([]);

const meta = preview.type<{ args: Partial<LotteryScreenProps> }>().meta({
  title: 'Screens/Games/Lottery',
  render: (args, { globals }) => <LotteryScreen {...sampleLottery(args.area ?? 'all', globals)} {...args} />,
});

const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article');

/** LOT-01, LOT-02, LOT-05. */
export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const [tags] = canvas.getAllByRole('navigation').slice(1);
    await expect(within(tags as HTMLElement).getAllByRole('link')[1]).toHaveAttribute('href', '/lottery?tag=national');
    const [bet, lobby] = within(cards(canvasElement)[1] as HTMLElement).getAllByRole('link');
    await expect(bet?.getAttribute('href')).toMatch(/^\/game\?.*gameCode=hanoi&view=betting&from=%2Flottery$/);
    await expect(lobby?.getAttribute('href')).toMatch(/view=lobby/);
  },
});

/** RT-07: the page of Vietnam has no vendors to choose among. */
export const Vietnam = meta.story({
  args: { area: 'vn' },
  play: async ({ canvas, canvasElement }) => {
    await expect(cards(canvasElement)).toHaveLength(3);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
  },
});

/** LOT-04: what is not sold any more tells when it is drawn, which is not yet. */
export const Locked = meta.story({
  play: async ({ canvasElement }) => {
    const laos = within(cards(canvasElement)[4] as HTMLElement);
    await expect(laos.getByText(/ปิดรับแล้ว · ออกรางวัลใน|Closed · Draws in/)).toBeVisible();
    await expect(laos.getByRole('timer')).toHaveTextContent('00:00:20');
  },
});

/** Without a draw that sells there is nothing to close, and nothing to bet on: its page says when it opens. */
export const NotOpen = meta.story({
  args: { draws: ready(new Map()) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/ปิดรับใน|Closes in/)).toBeNull();
    for (const card of cards(canvasElement)) {
      await expect(within(card).getByText(/^(ยังไม่เปิดรับ|Not open yet)$/)).toBeVisible();
      await expect(within(card).getByRole('link', { name: /^(ดูงวด|See the draw)/ })).toBeVisible();
    }
  },
});

/** LOT-04: from open to closing to locked, and drawn in the end, by the clock that is handed in; the lock time comes off the end of the draw. */
export const Ticking = meta.story({
  render: (args, { globals }) => {
    const start = performance.now();
    // Five and a half seconds before "Ho Chi Minh City" closes, a hundred times as fast.
    const now = () => sampleNow + 275_500 + (performance.now() - start) * 100;
    return <LotteryScreen {...sampleLottery('all', globals)} now={now} {...args} />;
  },
  play: async ({ canvasElement }) => {
    const card = () => within(cards(canvasElement)[2] as HTMLElement);
    await waitFor(() => expect(card().queryByRole('timer')).toBeNull());
    await expect(card().getByText(/กำลังออกรางวัล|Drawing now/)).toBeVisible();
    const other = within(cards(canvasElement)[1] as HTMLElement).getByRole('timer');
    const before = other.textContent;
    await waitFor(() => expect(other).not.toHaveTextContent(before));
  },
});

/** GAM-01: the lottery that an address names stands first. */
export const Named = meta.story({
  render: (args, { globals }) => {
    const sample = sampleLottery('all', globals);
    const all = sample.lotteries.status === 'ready' ? sample.lotteries.value : [];
    const lotteries = [...all.slice(3, 4).map((one) => ({ ...one, named: true })), ...all.toSpliced(3, 1)];
    const query = { ...everyLottery, gameCode: 'danang' };
    return <LotteryScreen {...sample} query={query} lotteries={ready(lotteries)} {...args} />;
  },
  play: async ({ canvasElement }) => {
    const [first] = cards(canvasElement);
    await expect(within(first as HTMLElement).getByText(/หวยที่คุณเลือก|The one you chose/)).toBeVisible();
    const { top, bottom } = (first as HTMLElement).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const NamedIsGone = meta.story({ args: { namedMissing: true, query: { ...everyLottery, gameCode: 'gone' } } });

/** LOT-02. */
export const Results = meta.story({
  args: { query: { ...everyLottery, list: 'results' } },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('img', { name: /[\d ]+$/ });
    await expect(numbers[0]).toHaveTextContent(/^\d{1,6}$/);
    await expect(canvas.getAllByText(/^\d{4}\.\d{2}\.\d{2}$/).length).toBe(numbers.length);
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor', onOpen: fn() },
  play: async ({ canvas, args }) => {
    const bet = canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/game'));
    await userEvent.click(bet as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(bet?.getAttribute('href'));
  },
});

export const Loading = meta.story({
  args: { hall: loading, lotteries: loading, draws: loading, results: loading },
});

/** The menu is here, the draws and numbers are still on their way. */
export const DrawsLoading = meta.story({ args: { draws: loading, results: loading } });

export const Failed = meta.story({
  args: { hall: failed, lotteries: failed, draws: failed, drawsFailed: failed, results: failed },
  play: async ({ canvas }) => {
    failed.retry.mockClear();
    const retries = canvas.getAllByRole('button', { name: /ลองใหม่|ลองอีกครั้ง|again|retry/i });
    for (const button of retries) await userEvent.click(button);
    await expect(failed.retry).toHaveBeenCalledTimes(3);
  },
});

/** The cards stay, with the times that the menu knew, and the page says so. */
export const DrawsFailed = meta.story({
  args: { drawsFailed: failed },
  play: async ({ canvas, canvasElement }) => {
    failed.retry.mockClear();
    await expect(cards(canvasElement)).toHaveLength(9);
    await expect(canvas.getAllByRole('timer').length).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole('button', { name: /ลองใหม่|ลองอีกครั้ง|again|retry/i }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

export const ResultsFailed = meta.story({ args: { results: failed } });
export const ResultPanelFailed = meta.story({
  args: { results: failed, query: { ...everyLottery, list: 'results' } },
});

/** The platform has not answered for a while. */
export const StaleDraws = meta.story({
  args: { now: () => sampleNow + 5 * 60_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/อาจไม่เป็นปัจจุบัน|out of date/)).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: {
    lotteries: none,
    query: { ...everyLottery, search: 'กขฃคฅ' },
  },
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('link').find((link) => link.closest('[role="status"]') !== null);
    await expect(all).toHaveAttribute('href', '/lottery');
    await expect(canvas.getByRole('searchbox')).toHaveValue('กขฃคฅ');
  },
});
export const NothingOnThatDay = meta.story({ args: { lotteries: none, query: { ...everyLottery, weekday: 3 } } });
export const NoFavourites = meta.story({ args: { lotteries: none, query: { ...everyLottery, list: 'fav' } } });
export const NoRecents = meta.story({ args: { lotteries: none, query: { ...everyLottery, list: 'recent' } } });
export const NothingHot = meta.story({ args: { lotteries: none, query: { ...everyLottery, list: 'hot' } } });
export const NoResults = meta.story({ args: { results: none, query: { ...everyLottery, list: 'results' } } });
export const NoLotteries = meta.story({
  args: { lotteries: none, results: none, hall: ready({ tags: [], vendors: [] }), draws: ready(new Map()) },
});

/** LOT-03: the player's own lists belong to an account. */
export const RecentsOfVisitor = meta.story({
  args: { role: 'visitor', lotteries: loading, query: { ...everyLottery, list: 'recent' }, onLogIn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /เข้าสู่ระบบ|Log in/ }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

/** ROL-04. */
export const FavouritesOfTrial = meta.story({
  args: { role: 'trial', lotteries: loading, query: { ...everyLottery, list: 'fav' } },
});

export const LongText = meta.story({
  render: (args, { globals }) => {
    const sample = sampleLottery('all', globals);
    const lotteries = sample.lotteries.status === 'ready' ? sample.lotteries.value : [];
    const long = lotteries.map((one) => ({ ...one, name: `${one.name} `.repeat(6), vendor: one.vendor.repeat(3) }));
    return <LotteryScreen {...sample} lotteries={ready(long)} {...args} />;
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });
export const ResultsOnPhone = meta.story({
  args: { query: { ...everyLottery, list: 'results' } },
  globals: { viewport: { value: 'smallest' } },
});
