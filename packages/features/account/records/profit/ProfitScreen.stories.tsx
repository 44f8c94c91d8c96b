import { expect, fn, userEvent, within } from 'storybook/test';
import type { Profit } from '#api/profit.ts';
import { loading, ready } from '#core/data/remote.ts';
import commonEn from '#locales/en/common.json';
import limitsEn from '#locales/en/limits.json';
import en from '#locales/en/profit.json';
import recordsEn from '#locales/en/records.json';
import commonTh from '#locales/th/common.json';
import limitsTh from '#locales/th/limits.json';
import th from '#locales/th/profit.json';
import recordsTh from '#locales/th/records.json';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { sampleDays, sampleList } from '../statement/records.samples.ts';
import { OwnLimits } from './parts/OwnLimits.tsx';
import { sampleProfit, sampleProfitAnswer } from './profit.samples.ts';
import type { ProfitScreenProps } from './profit.types.ts';
import { ProfitScreen } from './ProfitScreen.tsx';
import { useProfitScreen } from './useProfitScreen.ts';

/** Where the links of a story lead. */
const linksIn = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.queryAllByRole('link').map((link) => link.getAttribute('href'));

const meta = preview.type<{ args: Partial<ProfitScreenProps> }>().meta({
  title: 'Screens/Member centre/Profit and loss',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <ProfitScreen {...sampleProfit(globals)} {...args} />
    </div>
  ),
});

type Globals = { readonly language?: unknown };
const isEnglish = ({ language }: Globals): boolean => language === 'en';
const messagesOf = (globals: Globals) => (isEnglish(globals) ? en : th);
const recordsOf = (globals: Globals) => (isEnglish(globals) ? recordsEn : recordsTh);
const limitsOf = (globals: Globals) => (isEnglish(globals) ? limitsEn : limitsTh);

/** The screen with its hook, as the site joins them. */
const Connected = () => <ProfitScreen {...useProfitScreen()} />;

/** The past month of a member who has played, from the sandbox platform. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'played' } },
  render: () => (
    <div style={{ maxWidth: 680 }}>
      <Connected />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { list, limits } = messagesOf(globals);
    const table = within(await canvas.findByRole('table', { name: list }));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(3);
    await expect(await canvas.findByText(limits.none)).toBeVisible();
  },
});

/** Sums with their signs, a bar per day and the running result with the table behind them, long sums, and the player's own limits. */
export const Ready = meta.story({
  args: { onFilter: fn(), list: sampleList({ onRefresh: fn() }) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { figures, groups, list, by, chart, course: running } = messagesOf(globals);
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names.slice(0, 12)).toEqual(Object.values(figures));
    await expect(elementOf(canvas.getAllByText(figures.total)[0])?.nextElementSibling).toHaveTextContent('+฿32.95');
    const table = within(canvas.getByRole('table', { name: list }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...[groups.day, figures.stake, figures.win, figures.profit, figures.rebate, figures.bonus],
    ]);
    await expect(canvas.getByRole('heading', { name: chart })).toBeVisible();
    // A bar for each of seven days, also for those without a row.
    const [bars, course] = canvasElement.querySelectorAll('figure');
    await expect(bars?.querySelectorAll('rect')).toHaveLength(7);
    // The running result ends at the result of the period; readers have its days as a table.
    await expect(course?.querySelector('svg + div')).toHaveTextContent('−฿129.50');
    const days = within(canvas.getByRole('table', { name: running }))
      .getAllByRole('row')
      .slice(1);
    await expect(days.map((each) => each.lastElementChild?.textContent)).toEqual([
      ...['฿0.00', '฿0.00', '−฿150.00', '−฿150.00', '−฿450.00', '+฿20.50', '−฿129.50'],
    ]);
    await userEvent.selectOptions(canvas.getByLabelText(by), groups.vendor);
    await expect(args.onFilter).toHaveBeenCalledWith({ by: 'vendor' });
    await userEvent.click(canvas.getByRole('button', { name: (isEnglish(globals) ? commonEn : commonTh).refresh }));
    await expect(args.list?.onRefresh).toHaveBeenCalledOnce();
  },
});

/** Categories have neither charts nor rebates. One that the site does not know has the platform's name. */
export const ByCategory = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <ProfitScreen {...sampleProfit(globals, undefined, 'gameType')} {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { figures, groups, list } = messagesOf(globals);
    const table = within(canvas.getByRole('table', { name: list }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...[groups.gameType, figures.stake, figures.win, figures.profit, figures.validBet],
    ]);
    const { gameTypes } = isEnglish(globals) ? commonEn : commonTh;
    await expect(table.getByText(gameTypes.SPORTS)).toBeVisible();
    const unknown = sampleProfitAnswer('gameType', isEnglish(globals) ? 'EN' : 'TH').rows.at(-1)?.label ?? '';
    await expect(table.getByText(unknown)).toBeVisible();
    await expect(canvasElement.querySelector('figure')).toBeNull();
  },
});

const enormous = '-987654321012.50';
const rich: Profit = (() => {
  const { totals, rows, year, lifetime } = sampleProfitAnswer();
  const grown = { deposits: enormous.slice(1), withdrawals: enormous.slice(1), netDeposits: enormous, total: enormous };
  return {
    totals: { ...totals, ...grown, stake: enormous.slice(1), profit: enormous },
    rows: rows.map((row) => ({ ...row, stake: enormous.slice(1), profit: enormous })),
    year: { ...year, ...grown },
    lifetime: { ...lifetime, ...grown },
  };
})();

/** Twelve-digit amounts on the smallest phone. */
export const RichOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <ProfitScreen {...sampleProfit(globals, rich)} {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const table = canvas.getByRole('table', { name: messagesOf(globals).list });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
  },
});

export const Loading = meta.story({ args: { page: loading, limits: loading } });

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

/** Sums and limits fail apart from each other; each has its own retry. */
export const Failed = meta.story({
  args: { page: failed, limits: failed },
  play: async ({ canvas, globals }) => {
    retry.mockClear();
    const messages = messagesOf(globals);
    await expect(canvas.getByRole('heading', { name: messages.failed })).toBeVisible();
    const region = within(canvas.getByRole('group', { name: messages.list }));
    await userEvent.click(region.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(messages.limits.failed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: limitsOf(globals).toLimits })).toBeVisible();
  },
});

/** A later answer failed: the earlier sums stay and say from when they are. */
export const Outdated = meta.story({
  render: (args, { globals }) => {
    const sample = sampleProfit(globals);
    const { page } = sample;
    return (
      <ProfitScreen
        {...sample}
        {...args}
        page={page.status === 'ready' ? ready(page.value, false, page.at, true) : page}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(recordsOf(globals).outdated.replace('{time}', '12:00'))).toBeVisible();
  },
});

const none = (since: string | null): Profit => {
  const sums = { deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00', total: '0.00' };
  const noBets = { bets: 0, waiting: 0, stake: '0.00', openStake: '0.00' };
  const play = { ...noBets, validBet: '0.00', win: '0.00', profit: '0.00' };
  return {
    totals: { ...sums, ...play, rebate: '0.00', bonus: '0.00' },
    rows: [],
    year: { since: '2025-12-31T17:00:00Z', ...sums },
    lifetime: { since, ...sums },
  };
};

/** An empty period offers more days, and no games. */
export const Empty = meta.story({
  render: (args, { globals }) => (
    <ProfitScreen {...sampleProfit(globals, none('2025-06-30T03:00:00Z'))} limits={ready([])} {...args} />
  ),
  args: { days: sampleDays({ onQuick: fn() }) },
  play: async ({ canvas, args, globals }) => {
    const messages = messagesOf(globals);
    await expect(canvas.getByRole('heading', { name: messages.empty })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: recordsOf(globals).showMonth }));
    await expect(args.days?.onQuick).toHaveBeenCalledWith('month');
    // The clicked button disappears: the focus moves to the region.
    await expect(canvas.getByRole('group', { name: messages.list })).toHaveFocus();
    await expect(linksIn(canvas)).toContain('/?centre=limits');
  },
});

/** A new account has nothing at all. */
export const NewAccount = meta.story({
  render: (args, { globals }) => <ProfitScreen {...sampleProfit(globals, none(null))} limits={ready([])} {...args} />,
  play: async ({ canvas, globals }) => {
    const { longTime, limits } = messagesOf(globals);
    await expect(canvas.getByText(longTime.never)).toBeVisible();
    await expect(canvas.getByText(limits.none)).toBeVisible();
  },
});

/** An invalid range keeps the previous sums under their own days. */
export const DaysBackToFront = meta.story({
  args: {
    days: sampleDays({ quick: null, typed: { from: '2026-03-02', to: '2026-03-01' }, problem: 'backToFront' }),
  },
  play: async ({ canvas, globals }) => {
    const records = recordsOf(globals);
    await expect(canvas.getByRole('textbox', { name: records.to })).toHaveAccessibleDescription(
      records.problem.backToFront,
    );
    await expect(canvas.getByRole('table', { name: messagesOf(globals).list })).toBeVisible();
  },
});

/** A trial account has no records (ROL-04). */
export const AsTrial = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const { t } = sandbox.platform.language.i18n;
    await expect((await canvas.findAllByText(t('errors:trial')))[0]).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Where the operator has switched limits off, those in force are shown without a link; without any, nothing is. */
export const LimitsSwitchedOff = meta.story({
  args: { limitsHref: null },
  render: (args, { globals }) => (
    <>
      <ProfitScreen {...sampleProfit(globals)} {...args} />
      <OwnLimits limits={ready([])} limitsHref={null} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('heading', { name: messagesOf(globals).limits.title })).toHaveLength(1);
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
    await expect(linksIn(canvas)).not.toContain('/?centre=limits');
  },
});

const onPlatform = platformStories(Connected);

export const InMaintenance = meta.story(onPlatform.maintenance);
