import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { samplePositionPart } from '#core/money/position/positionPart.samples.tsx';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { useWalletScreen } from './useWalletScreen.ts';
import { sampleWallet } from './wallet.samples.ts';
import type { WalletScreenProps } from './wallet.types.ts';
import { WalletScreen } from './WalletScreen.tsx';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

const meta = preview.type<{ args: Partial<WalletScreenProps> }>().meta({
  title: 'Screens/Member centre/Wallet',
  render: (args, { globals }) => (
    <WalletScreen {...sampleWallet(globals)} Position={samplePositionPart(globals)} {...args} />
  ),
});

/** One wallet: where the money and the points are, and nothing to move. */
export const OneWallet = meta.story({
  args: { onRefresh: fn(async () => {}) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = within(canvas.getByRole('region', { name: t('position:title') }));
    await expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '฿0.00',
      '฿7,250.50',
      '฿450.00',
      '฿1,000.00',
      t('position:count', { count: '1,800' }),
    ]);
    const bets = list.getByRole('link', { name: t('position:see.inPlay') });
    await expect(bets).toHaveAttribute('href', '/?centre=personalHistoryCopy');
    await expect(canvas.getByRole('heading', { name: t('wallet:single.title') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:account.refreshBalance') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** What has no money is left out, but for what can be withdrawn. */
export const NothingElsewhere = meta.story({
  render: (_, { globals }) => {
    const balance = { sumBalance: '0.00', withdrawable: '0.00', bound: [], inPlay: '0.00', held: '0.00' };
    const Position = samplePositionPart(globals, { balance, points: null });
    return <WalletScreen {...sampleWallet(globals)} balance={ready('0.00')} Position={Position} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('definition')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: t('position:see.inPlay') })).toBeNull();
  },
});

/** FLG-02: an operator without withdrawals on the site. */
export const WithoutWithdrawals = meta.story({
  render: (_, { globals }) => {
    const props = sampleWallet(globals);
    return <WalletScreen {...props} links={{ ...props.links, withdraw: null }} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('link', { name: t('wallet:deposit') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('wallet:withdraw') })).toBeNull();
  },
});

export const Loading = meta.story({ args: { balance: loading, isSingle: loading, Position: () => null } });

export const Failed = meta.story({
  args: { balance: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: t('wallet:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Whether there are several wallets is not known: the balance stands. */
export const KindFailed = meta.story({
  args: { isSingle: failed },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('wallet:walletsFailed'))).toBeVisible();
    await expect(canvas.getAllByText('฿7,250.50')[0]).toBeVisible();
  },
});

export const Outdated = meta.story({
  args: { balance: ready('7250.50', false, Date.UTC(2026, 10, 21, 4, 12), true) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('memberCentre:account.outdated'), { exact: false })).toBeVisible();
  },
});

/** Amounts of nine digits on the smallest phone. */
export const LargeSumsOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const [sumBalance, inPlay] = ['987654321.00', '123456789.00'];
    const bound = [{ requirementId: 'r1', amount: sumBalance }];
    const balance = { sumBalance, withdrawable: '0.00', bound, inPlay, held: '0.01', bonus: inPlay };
    return (
      <WalletScreen
        {...sampleWallet(globals)}
        {...args}
        balance={ready(sumBalance)}
        Position={samplePositionPart(globals, { balance })}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** The page as the site shows it, on the sandbox. The first request fails and is retried. */
export const AsMember = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      scenario: 'withdrawing',
      path: '/rng?centre=transferFund',
      faults: [{ match: 'walletBalance', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: () => <Joined />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    const list = within(await canvas.findByRole('region', { name: t('position:title') }));
    // Each withdrawal on its way leads to its timeline.
    await waitFor(() =>
      expect(list.getAllByRole<HTMLAnchorElement>('link').some(({ href }) => href.includes('ref='))).toBe(true),
    );
    await canvas.findByRole('heading', { name: t('wallet:single.title') });
  },
});

function Joined() {
  return <WalletScreen {...useWalletScreen()} />;
}

const onPlatform = platformStories(Joined);

export const InMaintenance = meta.story(onPlatform.maintenance);
