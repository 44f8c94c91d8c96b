import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/rebate.json';
import th from '#locales/th/rebate.json';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleClaim, sampleHistory, sampleRebate, sampleSummary } from './rebate.samples.ts';
import { RebateScreen, type RebateScreenProps } from './RebateScreen.tsx';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

const meta = preview.type<{ args: Partial<RebateScreenProps> }>().meta({
  title: 'Screens/Member centre/Rebate',
  render: (args, { globals }) => <RebateScreen {...sampleRebate(globals)} {...args} />,
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const seen = { until: sampleSummary.until, amount: sampleSummary.total };
const none = ready({ list: [], totalPages: 0 });

/** Nothing is claimed without a second word; the sum that was asked about is the one that is claimed. */
export const Ready = meta.story({
  args: { onClaim: fn(), onPage: fn() },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    const table = within(canvas.getByRole('table', { name: words.shares }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      words.kind,
      words.validBet,
      words.rate,
      words.amount,
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    const claim = canvas.getByRole('button', { name: words.claim });
    await userEvent.click(claim);
    const page = within(document.body);
    const dialog = await page.findByRole('alertdialog', { name: words.confirm.title.replace('{amount}', '฿129.88') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onClaim).not.toHaveBeenCalled();
    await waitFor(() => expect(claim).toHaveFocus());
    await userEvent.click(claim);
    await userEvent.click(await page.findByRole('button', { name: words.confirm.do }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await expect(args.onClaim).toHaveBeenCalledWith(seen);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: words.history.next }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

export const Loading = meta.story({ args: { summary: loading, history: loading } });

/** Each part fails on its own, and is tried again on its own. */
export const Failed = meta.story({
  args: { summary: failed, history: { ...failed, refreshing: true } },
  play: async ({ canvas }) => {
    retry.mockClear();
    const [summary, history] = canvas.getAllByRole('button');
    await userEvent.click(summary as HTMLElement);
    await expect(retry).toHaveBeenCalledOnce();
    await expect(history).toHaveAttribute('aria-busy', 'true');
  },
});

/** What is missing is said by the platform, and nothing can be pressed. */
export const BelowMinimum = meta.story({
  args: {
    summary: ready({
      ...sampleSummary,
      items: [{ gameType: 'RNG', validBet: '75.00', rate: '0.80', amount: '0.60' }],
      total: '0.60',
      missing: '0.40',
    }),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/฿0\.40.*฿1\.00/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: wordsOf(globals).claim })).toBeNull();
  },
});

/** Somebody who has not bet is told how a rebate comes about. */
export const Nothing = meta.story({
  args: {
    summary: ready({ ...sampleSummary, since: null, items: [], total: '0.00', missing: '1.00' }),
    history: none,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).nothing)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** While nobody knows what became of a claim there is no other one; the repeat says that it credits nothing twice. */
export const OutcomeUnknown = meta.story({
  args: {
    claim: { status: 'unknown', error: { kind: 'timeout', outcomeUnknown: true }, input: seen },
    onRepeat: fn(),
  },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByText(words.unknown.text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.claim })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.unknown.check }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
  },
});

/** The narrowest place, and sums of nine digits in every row. */
export const LargeSumsOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    claim: { status: 'done', value: { ...sampleClaim, amount: '123456789.00' } },
    balance: '987654321.00',
    summary: ready({
      ...sampleSummary,
      total: '123456789.00',
      nextClaimAt: '2026-11-22T05:00:00.000Z',
      items: (['RNG', 'ELOTT', 'COCKFIGHT'] as const).map((gameType) => ({
        gameType,
        validBet: '987654321.00',
        rate: '0.80',
        amount: '123456789.00',
      })),
    }),
    history: ready({ list: sampleHistory.map((claim) => ({ ...claim, amount: '123456789.00' })), totalPages: 12 }),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
