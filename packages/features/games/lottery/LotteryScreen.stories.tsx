import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { everyLottery } from './lottery.model.ts';
import { sampleLottery, sampleNow } from './lottery.samples.ts';
import type { LotteryScreenProps } from './lottery.types.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { useLotteryScreen } from './useLotteryScreen.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const none = ready([]);

const meta = preview.type<{ args: Partial<LotteryScreenProps> }>().meta({
  title: 'Screens/Games/Lottery',
  render: (args, { globals }) => <LotteryScreen {...sampleLottery(args.area ?? 'all', globals)} {...args} />,
});

const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article');

/** Lotteries with tags, bet and lobby links (LOT-01, LOT-02, LOT-05). */
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

/** The page of Vietnam has no vendor filter (RT-07). */
export const Vietnam = meta.story({
  args: { area: 'vn' },
  play: async ({ canvas, canvasElement }) => {
    await expect(cards(canvasElement)).toHaveLength(3);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
  },
});

/** A locked draw counts down to its draw (LOT-04). */
export const Locked = meta.story({
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    // The fifth card follows after the first paint.
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(4));
    const laos = within(cards(canvasElement)[4] as HTMLElement);
    await expect(laos.getByText(t('lottery:phase.locked'), { exact: false })).toBeVisible();
    await expect(laos.getByRole('timer')).toHaveTextContent('00:00:20');
  },
});

/** Without an open draw a card has no countdown, and links to the draw instead of to a bet. */
export const NotOpen = meta.story({
  args: { draws: ready(new Map()) },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByText(t('lottery:closesIn'), { exact: false })).toBeNull();
    for (const card of cards(canvasElement)) {
      await expect(within(card).getByText(t('lottery:noDraw'))).toBeVisible();
      await expect(
        within(card).getByRole('link', { name: (name) => name.startsWith(t('lottery:look')) }),
      ).toBeVisible();
    }
  },
});

/** A draw goes from closing to locked to drawing by the given clock (LOT-04). */
export const Ticking = meta.story({
  render: (args, { globals }) => {
    const start = performance.now();
    // Starts 5.5 s before "Ho Chi Minh City" closes, at a hundred times the speed.
    const now = () => sampleNow + 275_500 + (performance.now() - start) * 100;
    return <LotteryScreen {...sampleLottery('all', globals)} now={now} {...args} />;
  },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const card = () => within(cards(canvasElement)[2] as HTMLElement);
    await waitFor(() => expect(card().queryByRole('timer')).toBeNull());
    await expect(card().getByText(t('lottery:drawing'), { exact: false })).toBeVisible();
    const other = within(cards(canvasElement)[1] as HTMLElement).getByRole('timer');
    const before = other.textContent;
    await waitFor(() => expect(other).not.toHaveTextContent(before));
  },
});

/** The lottery that the URL names comes first (GAM-01). */
export const Named = meta.story({
  render: (args, { globals }) => {
    const sample = sampleLottery('all', globals);
    const all = sample.lotteries.status === 'ready' ? sample.lotteries.value : [];
    const lotteries = [...all.slice(3, 4).map((one) => ({ ...one, named: true })), ...all.toSpliced(3, 1)];
    const query = { ...everyLottery, gameCode: 'danang' };
    return <LotteryScreen {...sample} query={query} lotteries={ready(lotteries)} {...args} />;
  },
  play: async ({ canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const [first] = cards(canvasElement);
    await expect(within(first as HTMLElement).getByText(t('lottery:named'), { exact: false })).toBeVisible();
    const { top, bottom } = (first as HTMLElement).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
});

/** The URL names a lottery that is not offered (GAM-01). */
export const NamedIsMissing = meta.story({
  args: { namedMissing: true, query: { ...everyLottery, gameCode: 'gone' } },
});

/** The results panel (LOT-02). */
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
  args: { options: loading, lotteries: loading, draws: loading, results: loading },
});

/** The menu has loaded; draws and results are still loading. */
export const DrawsLoading = meta.story({ args: { draws: loading, results: loading } });

export const Failed = meta.story({
  args: { options: failed, lotteries: failed, draws: failed, drawsFailed: failed, results: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    failed.retry.mockClear();
    const retries = canvas.getAllByRole('button', { name: t('common:retry') });
    for (const button of retries) await userEvent.click(button);
    await expect(failed.retry).toHaveBeenCalledTimes(3);
  },
});

/** The cards stay, with the times from the menu, below a notice. */
export const DrawsFailed = meta.story({
  args: { drawsFailed: failed },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    failed.retry.mockClear();
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(9));
    await expect(canvas.getAllByRole('timer').length).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

export const ResultsFailed = meta.story({ args: { results: failed } });
export const ResultPanelFailed = meta.story({
  args: { results: failed, query: { ...everyLottery, list: 'results' } },
});

/** The draws have not been refreshed for a while. */
export const StaleDraws = meta.story({
  args: { now: () => sampleNow + 5 * 60_000 },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('lottery:drawsStale'), { exact: false })).toBeVisible();
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
export const NoFavourites = meta.story({ args: { lotteries: none, query: { ...everyLottery, list: 'fav' } } });
export const NoResults = meta.story({ args: { results: none, query: { ...everyLottery, list: 'results' } } });
export const NoLotteries = meta.story({
  args: { lotteries: none, results: none, options: ready({ tags: [], vendors: [] }), draws: ready(new Map()) },
});

/** Personal lists need an account (LOT-03). */
export const RecentsOfVisitor = meta.story({
  args: { role: 'visitor', lotteries: loading, query: { ...everyLottery, list: 'recent' }, onLogIn: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('lottery:logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
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

function LotteryOnPlatform() {
  return <LotteryScreen {...useLotteryScreen('all')} />;
}

/** Screen and hook on the sandbox. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/lottery' } },
  render: () => <LotteryOnPlatform />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(7));
    await waitFor(() => expect(canvas.getAllByRole('timer').length).toBeGreaterThan(3));
  },
});

const onPlatform = platformStories(LotteryOnPlatform, { path: '/lottery' });

/** A trial account has no personal lists (ROL-04). */
export const AsTrial = meta.story({
  ...platformStories(LotteryOnPlatform, { path: '/lottery?list=fav' }).trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('lottery:empty.trial'))).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
