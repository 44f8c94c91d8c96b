import { expect, fn, userEvent, within } from 'storybook/test';
import type { Profit } from '#api/profit.ts';
import { loading, ready } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { spokenIn } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
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

/** The sums of the page, in their order. */
const figures = [
  ...(['deposits', 'withdrawals', 'netDeposits', 'stake', 'settledStake', 'openStake', 'validBet'] as const),
  ...(['win', 'profit', 'rebate', 'bonus', 'total'] as const),
] as const;

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
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(await canvas.findByRole('table', { name: t('profit:list') }));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(3);
    await expect(await canvas.findByText(t('profit:limits.none'))).toBeVisible();
  },
});

/** Sums with their signs, a bar per day and the running result with the table behind them, long sums, and the player's own limits. */
export const Ready = meta.story({
  args: { onFilter: fn(), list: sampleList({ onRefresh: fn() }) },
  play: async ({ canvas, canvasElement, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names.slice(0, 12)).toEqual(figures.map((name) => t(`profit:figures.${name}`)));
    await expect(elementOf(canvas.getAllByText(t('profit:figures.total'))[0])?.nextElementSibling).toHaveTextContent(
      '+฿32.95',
    );
    const table = within(canvas.getByRole('table', { name: t('profit:list') }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...[
        t('profit:groups.day'),
        t('profit:figures.stake'),
        t('profit:figures.win'),
        t('profit:figures.profit'),
        t('profit:figures.rebate'),
        t('profit:figures.bonus'),
      ],
    ]);
    await expect(canvas.getByRole('heading', { name: t('profit:chart') })).toBeVisible();
    // A bar for each of seven days, also for those without a row.
    const [bars, course] = canvasElement.querySelectorAll('figure');
    await expect(bars?.querySelectorAll('rect')).toHaveLength(7);
    // The running result ends at the result of the period; readers have its days as a table.
    await expect(course?.querySelector('svg + div')).toHaveTextContent('−฿129.50');
    const days = within(canvas.getByRole('table', { name: t('profit:course') }))
      .getAllByRole('row')
      .slice(1);
    await expect(days.map((each) => each.lastElementChild?.textContent)).toEqual([
      ...['฿0.00', '฿0.00', '−฿150.00', '−฿150.00', '−฿450.00', '+฿20.50', '−฿129.50'],
    ]);
    await userEvent.selectOptions(canvas.getByLabelText(t('profit:by')), t('profit:groups.vendor'));
    await expect(args.onFilter).toHaveBeenCalledWith({ by: 'vendor' });
    await userEvent.click(canvas.getByRole('button', { name: t('common:refresh') }));
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
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(canvas.getByRole('table', { name: t('profit:list') }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...[
        t('profit:groups.gameType'),
        t('profit:figures.stake'),
        t('profit:figures.win'),
        t('profit:figures.profit'),
        t('profit:figures.validBet'),
      ],
    ]);
    await expect(table.getByText(t('common:gameTypes.SPORTS'))).toBeVisible();
    const unknown = sampleProfitAnswer('gameType', spokenIn(globals)).rows.at(-1)?.label ?? '';
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

/** Twelve-digit amounts on the smallest phone, where a day is two lines that unfold. */
export const RichOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <ProfitScreen {...sampleProfit(globals, rich)} {...args} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(canvas.getByRole('table', { name: t('profit:list') }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...[t('profit:groups.day'), t('profit:figures.stake'), t('profit:figures.profit')],
    ]);
    const [, first] = table.getAllByRole('row');
    const day = within(first as HTMLElement);
    await expect(day.getAllByRole('cell')).toHaveLength(3);
    await userEvent.click(day.getByRole('button', { expanded: false }));
    await expect(day.getAllByRole('cell')).toHaveLength(6);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Loading = meta.story({ args: { page: loading, limits: loading } });

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

/** Sums and limits fail apart from each other; each has its own retry. */
export const Failed = meta.story({
  args: { page: failed, limits: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: t('profit:failed') })).toBeVisible();
    const region = within(canvas.getByRole('group', { name: t('profit:list') }));
    await userEvent.click(region.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(t('profit:limits.failed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('limits:toLimits') })).toBeVisible();
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
  play: async ({ canvas, sandbox }) => {
    const [before = ''] = translatorOf(sandbox)('records:outdated', { time: '|' }).split('|');
    // An answer of another day says so.
    await expect(canvas.getByText(before.trim(), { exact: false })).toHaveTextContent(/ 2 .* 12:00/);
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
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('profit:empty') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('records:showMonth') }));
    await expect(args.days?.onQuick).toHaveBeenCalledWith('month');
    // The clicked button disappears: the focus moves to the region.
    await expect(canvas.getByRole('group', { name: t('profit:list') })).toHaveFocus();
    await expect(linksIn(canvas)).toContain('/?centre=limits');
  },
});

/** A new account has nothing at all. */
export const NewAccount = meta.story({
  render: (args, { globals }) => <ProfitScreen {...sampleProfit(globals, none(null))} limits={ready([])} {...args} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('profit:longTime.never'))).toBeVisible();
    await expect(canvas.getByText(t('profit:limits.none'))).toBeVisible();
  },
});

/** An invalid range keeps the previous sums under their own days. */
export const DaysBackToFront = meta.story({
  args: {
    days: sampleDays({ quick: null, typed: { from: '2026-03-02', to: '2026-03-01' }, problem: 'backToFront' }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('textbox', { name: t('records:to') })).toHaveAccessibleDescription(
      t('records:problem.backToFront'),
    );
    await expect(canvas.getByRole('table', { name: t('profit:list') })).toBeVisible();
  },
});

/** A trial account has no records (ROL-04). */
export const AsTrial = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
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
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getAllByRole('heading', { name: translatorOf(sandbox)('profit:limits.title') })).toHaveLength(
      1,
    );
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
    await expect(linksIn(canvas)).not.toContain('/?centre=limits');
  },
});

const onPlatform = platformStories(Connected);

export const InMaintenance = meta.story(onPlatform.maintenance);
