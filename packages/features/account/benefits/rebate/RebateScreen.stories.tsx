import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleClaim, sampleHistory, sampleRebate, sampleSummary } from './rebate.samples.ts';
import type { RebateScreenProps } from './rebate.types.ts';
import { RebateScreen } from './RebateScreen.tsx';
import { useRebateScreen } from './useRebateScreen.ts';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

const meta = preview.type<{ args: Partial<RebateScreenProps> }>().meta({
  title: 'Screens/Member centre/Rebate',
  render: (args) => <RebateScreen {...sampleRebate()} {...args} />,
});

const seen = { until: sampleSummary.until, amount: sampleSummary.total };
const none = ready({ list: [], totalPages: 0 });

/** A claim needs a confirmation and sends the amount that was confirmed. */
export const Ready = meta.story({
  args: { claim: flowIn({ status: 'idle' }, { send: fn(async () => undefined) }), onPage: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(canvas.getByRole('table', { name: t('rebate:shares') }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      t('rebate:kind'),
      t('rebate:validBet'),
      t('rebate:rate'),
      t('rebate:amount'),
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(1 + sampleSummary.items.length);
    const claim = canvas.getByRole('button', { name: t('rebate:claim') });
    await userEvent.click(claim);
    const page = within(document.body);
    const dialog = await page.findByRole('alertdialog', {
      name: t('rebate:confirm.title', { amount: `฿${sampleSummary.total}` }),
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.claim?.send).not.toHaveBeenCalled();
    await waitFor(() => expect(claim).toHaveFocus());
    await userEvent.click(claim);
    await userEvent.click(await page.findByRole('button', { name: t('rebate:confirm.do') }));
    await expect(args.claim?.send).toHaveBeenCalledOnce();
    await expect(args.claim?.send).toHaveBeenCalledWith(seen);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:paging.next') }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

/** The share of a game type that the site does not know counts towards the total, so it is listed too. */
export const UnknownGameType = meta.story({
  args: {
    summary: ready({
      ...sampleSummary,
      items: [
        ...sampleSummary.items,
        { gameType: { other: 'BINGO' }, validBet: '100.00', rate: '0.50', amount: '0.50' },
      ],
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(canvas.getByRole('table', { name: t('rebate:shares') }));
    const name = t('rebate:otherType', { type: 'BINGO' });
    await expect(table.getByRole('rowheader', { name })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(2 + sampleSummary.items.length);
  },
});

export const Loading = meta.story({ args: { summary: loading, history: loading } });

/** Summary and history fail and retry independently. */
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

/** Below the minimum: names the missing amount and has no claim button. */
export const BelowMinimum = meta.story({
  args: {
    summary: ready({
      ...sampleSummary,
      items: [{ gameType: 'RNG', validBet: '75.00', rate: '0.80', amount: '0.60' }],
      total: '0.60',
      missing: '0.40',
    }),
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(/฿0\.40.*฿1\.00/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: translatorOf(sandbox)('rebate:claim') })).toBeNull();
  },
});

/** A player without bets reads how a rebate builds up. */
export const Nothing = meta.story({
  args: {
    summary: ready({ ...sampleSummary, since: null, items: [], total: '0.00', missing: '1.00' }),
    history: none,
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('rebate:nothing'))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** An unknown outcome blocks further claims; the check says that it credits nothing twice. */
export const OutcomeUnknown = meta.story({
  args: {
    claim: flowIn(
      { status: 'unknown', error: { kind: 'timeout', outcomeUnknown: true }, input: seen },
      { repeat: fn(async () => undefined) },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('rebate:unknown.text'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('rebate:claim') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('rebate:unknown.check') }));
    await expect(args.claim?.repeat).toHaveBeenCalledOnce();
  },
});

/** Nine-digit amounts in every row on the smallest phone. */
export const LargeSumsOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    claim: flowIn({ status: 'done', value: { ...sampleClaim, amount: '123456789.00' } }),
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

/** During a break, nothing is claimed, and nothing is lost (RSP-03). */
export const OnABreak = meta.story({
  args: { stop: { reason: 'break', rest: { kind: 'timeout', until: '2026-03-05T05:00:00Z' } } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('rebate:claim') })).toBeNull();
  },
});

const onPlatform = platformStories(() => <RebateScreen {...useRebateScreen()} />);

export const AsMember = meta.story(onPlatform.ready);
export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
