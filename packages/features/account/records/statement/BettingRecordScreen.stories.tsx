import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { BettingRecordScreen } from './BettingRecordScreen.tsx';
import { InstallCard } from './parts/InstallCard.tsx';
import { sampleBetDetail, sampleBettingRecord } from './records.samples.ts';
import type { BettingRecordScreenProps } from './records.types.ts';
import { sampleMatchBets, sampleSittings } from './sittings.samples.ts';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

const meta = preview.type<{ args: Partial<BettingRecordScreenProps> }>().meta({
  title: 'Screens/Member centre/Betting record',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 640 }}>
      <BettingRecordScreen {...sampleBettingRecord(globals)} {...args} />
    </div>
  ),
});

/** Every result has a label. Unsettled bets show no amounts and are excluded from the totals; a free round says so. */
export const Ready = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [, ...rows] = within(canvas.getByRole('table', { name: t('records:bets.list') })).getAllByRole('row');
    const results = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(3)
        .map((cell) => cell.textContent),
    );
    const named = (text: string) => expect.stringContaining(text);
    await expect(results).toEqual([
      [named(t('records:states.waiting')), named('–')],
      [named('฿1,250.00'), named('+฿1,150.00')],
      [named(t('records:states.lost')), named('−฿30.00')],
      [named(t('records:states.even')), named('฿0.00')],
      [named(t('records:states.won')), named('+฿6.00')],
    ]);
    await expect(rows.at(-1)).toHaveTextContent(`${t('records:free')} ฿2.00`);
    await expect(results[0]?.[0]).not.toContain('฿');
    // The amounts of a bet are on one line.
    const tops = within(rows[1] as HTMLElement)
      .getAllByText(/^[+−]?฿/)
      .map((amount) => amount.getBoundingClientRect().top);
    await expect(tops).toHaveLength(3);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await expect(canvas.getByText(t('records:bets.waiting', { count: '1' }))).toBeVisible();
  },
});

/**
 * Bets stand under their days, each in two lines. The hands of a sitting are one row that unfolds; what is new since the last
 * visit says so, and an open bet has no amount yet.
 */
export const OnAPhone = meta.story({
  args: { onDetail: fn() },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <BettingRecordScreen {...sampleSittings(globals)} {...args} />,
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    await expect(canvas.queryByRole('table')).toBeNull();
    const [open, won] = canvas.getAllByRole('listitem');
    await expect(open).toHaveTextContent(t('records:states.waiting'));
    await expect(won).toHaveTextContent(t('records:fresh'));
    await expect(won).toHaveTextContent('+฿1,150.00');
    await userEvent.click(within(won as HTMLElement).getByRole('button'));
    await expect(args.onDetail).toHaveBeenCalledOnce();
    const sitting = canvas.getByRole('button', { expanded: false, name: /14/ });
    await expect(sitting).toHaveTextContent('−฿115.00');
    await userEvent.click(sitting);
    await expect(sitting).toHaveAttribute('aria-expanded', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** A bet on matches says how it stands, a parlay how many of its picks are right. */
export const MatchesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <BettingRecordScreen {...sampleMatchBets(globals)} {...args} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [over, runs, parlay] = canvas.getAllByRole('listitem');
    await expect(over).toHaveTextContent(t('records:rows.final', { score: '3–1' }));
    await expect(runs).toHaveTextContent(t('records:rows.running', { score: '0–0' }));
    await expect(parlay).toHaveTextContent(t('records:rows.right', { won: 1, total: 3 }));
    await expect(parlay).toHaveTextContent('@ 8.24');
  },
});

/** On the smallest phone nothing is wider than it, and long names end with their line. */
export const OnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <BettingRecordScreen {...sampleSittings(globals)} {...args} />,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const heights = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(57);
  },
});

export const LoadingOnAPhone = meta.story({
  args: { page: loading },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <BettingRecordScreen {...sampleSittings(globals)} {...args} />,
});

/** A table shows the hands of a sitting together, too, where they were asked for. */
export const SittingsInATable = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 800 }}>
      <BettingRecordScreen {...sampleSittings(globals)} {...args} />
    </div>
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const row = elementOf(canvas.getByText('−฿115.00'))?.closest('tr') as HTMLElement;
    await expect(row).toHaveTextContent('฿700.00');
    const see = within(row).getByRole('button', { name: t('records:rows.see', { count: '14' }) });
    await userEvent.click(see);
    await expect(see).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Everything about one bet: amounts, times, and what the vendor reported. */
export const Details = meta.story({
  args: { onCloseDetail: fn() },
  render: (args, { globals }) => (
    <BettingRecordScreen {...sampleBettingRecord(globals)} {...args} detail={ready(sampleBetDetail(globals))} />
  ),
  play: async ({ args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('records:detail.title') }));
    const valueOf = (name: string) => elementOf(dialog.getAllByText(name)[0])?.nextElementSibling;
    await waitFor(() => expect(dialog.getByText(t('records:columns.profit'))).toBeVisible());
    await expect(valueOf(t('records:columns.profit'))).toHaveTextContent('+฿170.00');
    for (const { label, value } of sampleBetDetail(globals).detail)
      await expect(valueOf(label)).toHaveTextContent(value);
    const { reference } = sampleBetDetail(globals).bet;
    await expect(dialog.getByRole('link', { name: t('records:detail.ask') })).toHaveAttribute(
      'href',
      `/help?reference=${reference}#contact`,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseDetail).toHaveBeenCalledOnce();
  },
});

/** An operator that takes no messages is not asked about a bet. */
export const DetailsWithoutQuestions = meta.story({
  render: (args, { globals }) => (
    <BettingRecordScreen
      {...sampleBettingRecord(globals)}
      {...args}
      askHref={() => null}
      detail={ready(sampleBetDetail(globals))}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('records:detail.title') }));
    await waitFor(() => expect(dialog.getByText(t('records:columns.profit'))).toBeVisible());
    await expect(dialog.queryByRole('link', { name: t('records:detail.ask') })).toBeNull();
  },
});

export const DetailsLoading = meta.story({
  args: { detail: loading },
  play: async ({ sandbox }) => {
    await expect(
      await screen.findByRole('dialog', { name: translatorOf(sandbox)('records:detail.title') }),
    ).toBeInTheDocument();
  },
});

/** A link to a bet that does not exist, or is another player's, says so. */
export const DetailsOfNoBet = meta.story({
  args: {
    detail: {
      status: 'failed',
      error: { kind: 'refused', code: 'record_not_found', message: '', detail: {} },
      retry: fn(),
    },
  },
  play: async ({ sandbox }) => {
    await expect(await screen.findByText(translatorOf(sandbox)('records:detail.notFound'))).toBeInTheDocument();
  },
});

const onPlatform = platformStories(() => <BettingRecordScreen {...useBettingRecordScreen()} />, { scenario: 'played' });

export const AsMember = meta.story(onPlatform.ready);
export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
export const Empty = meta.story(onPlatform.empty);

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';

/** A player who comes back to their bets on a phone is offered to install the site, until the card is put away. */
export const OffersToInstall = meta.story({
  args: { InstallCard: () => <InstallCard userAgent={iphone} /> },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    localStorage.setItem('installOfferFrom', '2020-01-01');
    return () => localStorage.removeItem('installOfferFrom');
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const link = await canvas.findByRole('link', { name: t('records:install.offer') });
    await expect(link).toHaveAttribute('href', '/download');
    await userEvent.click(canvas.getByRole('button', { name: t('records:install.putAway') }));
    await expect(link).not.toBeInTheDocument();
    await expect(localStorage.getItem('installOfferFrom')).toMatch(/^20\d\d-\d\d-\d\d$/);
    await expect(localStorage.getItem('installOfferFrom')).not.toBe('2020-01-01');
  },
});
