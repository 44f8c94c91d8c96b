import { expect, fn, userEvent, within } from 'storybook/test';
import type { WalletBalanceValue } from '#api/member.ts';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { useWalletScreen } from './useWalletScreen.ts';
import { messagesOf, sampleMoney, sampleWallet } from './wallet.samples.ts';
import type { WalletScreenProps } from './wallet.types.ts';
import { WalletScreen } from './WalletScreen.tsx';

/** Screen props; `value` changes the balance. */
type Args = Partial<WalletScreenProps> & { value?: Partial<WalletBalanceValue> };

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Wallet',
  render: ({ value, ...args }, { globals }) => <WalletScreen {...sampleWallet(globals, value)} {...args} />,
});

/** One wallet: where the money and the points are, and nothing to move. */
export const OneWallet = meta.story({
  args: { onRefresh: fn(async () => {}) },
  play: async ({ canvas, args, globals, sandbox }) => {
    const messages = messagesOf(globals);
    const { t } = sandbox.platform.language.i18n;
    const list = within(canvas.getByRole('region', { name: messages.parts.title }));
    await expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '฿7,250.50',
      '฿450.00',
      '฿1,200.00',
      '฿1,000.00',
      messages.parts.count.replace('{count}', '1,800'),
    ]);
    const bets = list.getByRole('link', { name: messages.parts.see.inPlay });
    await expect(bets).toHaveAttribute('href', '/?centre=personalHistoryCopy');
    await expect(canvas.getByRole('heading', { name: messages.single.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:account.refreshBalance') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** What the platform does not state is left out, and a part without money leads nowhere. */
export const NothingElsewhere = meta.story({
  args: { money: ready({ sumBalance: '0.00', inPlay: '0.00' }), points: null },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
    await expect(canvas.queryByText(messages.parts.held)).toBeNull();
    await expect(canvas.queryByRole('link', { name: messages.parts.see.inPlay })).toBeNull();
  },
});

/** FLG-02: an operator without withdrawals on the site. */
export const WithoutWithdrawals = meta.story({
  render: (_, { globals }) => {
    const props = sampleWallet(globals);
    return <WalletScreen {...props} links={{ ...props.links, withdraw: null }} />;
  },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    await expect(canvas.getByRole('link', { name: messages.deposit })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: messages.withdraw })).toBeNull();
    await expect(canvas.queryByRole('link', { name: messages.parts.see.held })).toBeNull();
  },
});

export const Loading = meta.story({ args: { money: loading, isSingle: loading } });

export const Failed = meta.story({
  args: { money: failed },
  play: async ({ canvas, globals, sandbox }) => {
    const { t } = sandbox.platform.language.i18n;
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: messagesOf(globals).failed })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Whether there are several wallets is not known: the balance stands. */
export const KindFailed = meta.story({
  args: { isSingle: failed },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals).walletsFailed)).toBeVisible();
    await expect(canvas.getAllByText('฿7,250.50')[0]).toBeVisible();
  },
});

export const Outdated = meta.story({
  args: { money: ready(sampleMoney(), false, Date.UTC(2026, 10, 21, 4, 12), true) },
  play: async ({ canvas, sandbox }) => {
    const { t } = sandbox.platform.language.i18n;
    await expect(canvas.getByText(t('memberCentre:account.outdated'), { exact: false })).toBeVisible();
  },
});

/** Amounts of nine digits on the smallest phone. */
export const LargeSumsOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { value: { sumBalance: '987654321.00', inPlay: '123456789.00', bonus: '123456789.00', held: '0.01' } },
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
  play: async ({ canvas, globals, sandbox }) => {
    const messages = messagesOf(globals);
    const { t } = sandbox.platform.language.i18n;
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    const held = await canvas.findByRole('link', { name: messages.parts.see.held });
    await expect(held).toHaveAttribute('href', expect.stringContaining('centre=withdraw'));
    await canvas.findByRole('heading', { name: messages.single.title });
  },
});

function Joined() {
  return <WalletScreen {...useWalletScreen()} />;
}

const onPlatform = platformStories(Joined);

export const InMaintenance = meta.story(onPlatform.maintenance);
