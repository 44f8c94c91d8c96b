import { expect, fn, userEvent, within } from 'storybook/test';
import type { Bonus } from '#api/bonuses.ts';
import { type WalletEntry, mainWallet } from '#api/wallets.ts';
import preview from '#storybook/preview.tsx';
import { sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { loading, ready } from '../../data/remote.ts';
import { MoneyPosition, type MoneyPositionView } from './MoneyPosition.tsx';
import { sampleMoney, samplePosition, sampleRequirement } from './position.samples.ts';
import { positionOf, type PositionParts } from './position.ts';

/** `parts` changes what tells where the money is, `lines` replaces all of it. */
interface Args {
  detail?: 'full' | 'short';
  parts?: Partial<PositionParts>;
  lines?: MoneyPositionView['lines'];
  onCounted?: (id: string) => void;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Core/Money position',
  render: ({ detail = 'full', parts = {}, lines, ...args }, { globals }) => (
    <MoneyPosition
      {...args}
      detail={detail}
      position={{ ...samplePosition(globals, parts), ...(lines && { lines }) }}
    />
  ),
});

const wallet = (id: string, name: string, balance: string | null): WalletEntry => ({
  ...{ id, name, balance, state: 'ready', givesBack: false },
});

/** What is bound names its requirement, how far it is, and until when; the bets that counted are one tap away. */
export const Full = meta.story({
  args: { onCounted: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('position:missing', { missing: '฿1,800.00' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('position:counted') }));
    await expect(args.onCounted).toHaveBeenCalledWith('r1');
    // Nothing can leave, so that nothing leads to the withdrawal form.
    await expect(canvas.queryByRole('link', { name: t('position:see.free') })).toBeNull();
  },
});

/** A bonus that binds can be given up; a later requirement keeps the same money and names no other sum. */
export const TwoRequirements = meta.story({
  render: (_, { globals }) => {
    const bound = [
      { requirementId: 'r1', amount: '7250.50' },
      { requirementId: 'r2', amount: '0.00' },
    ];
    const requirements = [sampleRequirement(globals), sampleRequirement(globals, { id: 'r2', expiresAt: null })];
    const bonuses = [{ requirementId: 'r2' } as Bonus];
    const balance = { ...sampleMoney, bound };
    return <MoneyPosition detail="full" position={samplePosition(globals, { balance, requirements, bonuses })} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('position:sameMoney'))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('position:giveUp') });
    await expect(link).toHaveAttribute('href', '/?centre=bonusDetails');
  },
});

/** One line per amount, each with one way on. */
export const Short = meta.story({
  args: { detail: 'short', parts: { points: null } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = within(canvas.getByRole('region', { name: t('position:title') }));
    await expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '฿0.00',
      '฿7,250.50',
      '฿450.00',
      '฿1,000.00',
    ]);
    await expect(list.getAllByRole('link')).toHaveLength(3);
  },
});

/** Everything can leave. */
export const Free = meta.story({
  args: { parts: { balance: { sumBalance: '500.00', withdrawable: '500.00', bound: [] }, points: null } },
  play: async ({ canvas, sandbox }) => {
    const link = canvas.getByRole('link', { name: translatorOf(sandbox)('position:see.free') });
    await expect(link).toHaveAttribute('href', '/?centre=withdraw');
  },
});

/** AGT-08: what an agent has given and nobody has opened yet is neither gone nor free; the list of it is one tap away. */
export const InEnvelopes = meta.story({
  args: {
    detail: 'short',
    parts: {
      balance: { sumBalance: '500.00', withdrawable: '500.00', bound: [], envelopes: '888.00' },
      points: null,
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText('฿888.00')).toBeVisible();
    const link = canvas.getByRole('link', { name: t('position:see.envelopes') });
    await expect(link).toHaveAttribute('href', '/?agent=givenEnvelopes');
  },
});

/** With vendors: each by its name, and one whose balance is not known as a dash, never as zero. */
export const WithVendors = meta.story({
  args: {
    parts: {
      balance: { sumBalance: '1700.00', withdrawable: '500.00', bound: [] },
      wallets: [
        wallet(mainWallet, '', '500.00'),
        wallet('A', 'Lantern Works', '1200.00'),
        wallet('B', 'Mekhala', null),
      ],
    },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('position:unknown'))).toBeInTheDocument();
  },
});

/** Where the requirements and wallets could not be read, the amounts stand without their details. */
export const PartsFailed = meta.story({
  args: { parts: { requirements: [], wallets: 'unknown' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('position:lines.bound'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { lines: loading } });

const retry = fn();
export const Failed = meta.story({
  args: { lines: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A trial account has a balance, of which the platform says no more. */
export const Trial = meta.story({
  args: { detail: 'short', parts: { balance: { sumBalance: '1000.00' }, points: null, requirements: [] } },
});

export const Outdated = meta.story({
  args: {
    lines: ready(
      positionOf({
        ...{ balance: { sumBalance: '1.00', withdrawable: '1.00' }, wallets: null },
        ...{ requirements: [], bonuses: [], orders: [], points: null },
      }),
      false,
      sampleNoon,
      true,
    ),
  },
});

/** Sums of nine digits and long names on the smallest phone. */
export const LongSumsOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => {
    const amount = '987654321.00';
    const name = storyMessages(globals).longName;
    const balance = { ...sampleMoney, bound: [{ requirementId: 'r1', amount }], inPlay: amount, held: amount };
    return (
      <MoneyPosition
        detail="full"
        onCounted={fn()}
        position={samplePosition(globals, {
          balance,
          requirements: [sampleRequirement(globals, { name, missing: amount, required: amount })],
          wallets: [wallet('A', name, amount)],
        })}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
