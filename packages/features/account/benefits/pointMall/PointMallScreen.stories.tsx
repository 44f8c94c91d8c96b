import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { InputOf } from '#api/operation.ts';
import type { pointRedeem } from '#api/points.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { PointHistory } from './parts/PointHistory.tsx';
import { noDelivery } from './pointMall.model.ts';
import {
  sampleConfig,
  sampleFreeRounds,
  sampleHistory,
  sampleMall,
  sampleReward,
  sampleSpins,
} from './pointMall.samples.ts';
import type { PointMallScreenProps } from './pointMall.types.ts';
import { PointMallScreen } from './PointMallScreen.tsx';
import { usePointMallScreen } from './usePointMallScreen.ts';

function Wired() {
  return <PointMallScreen {...usePointMallScreen()} />;
}

type RedeemInput = InputOf<typeof pointRedeem>;

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<PointMallScreenProps> }>().meta({
  title: 'Screens/Points/Mall',
  render: (args, { globals }) => <PointMallScreen {...sampleMall(globals)} {...args} />,
});

/** On the platform: the demonstration's member redeems credit; the points before and after are named, and kept. */
export const AsMember = meta.story({
  parameters: { sandbox: { scenario: 'played', persona: 'member', path: '/pointMall' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [button] = await canvas.findAllByRole('button', { name: new RegExp(`^${t('pointMall:shop.redeem')}`) });
    await userEvent.click(button as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: t('pointMall:confirm.redeem') }));
    await waitFor(() => expect(dialog.getByText(t('pointMall:confirm.after'))).toBeVisible());
    await userEvent.type(dialog.getByLabelText(t('paymentPassword:label')), '246810');
    await userEvent.click(dialog.getByRole('button', { name: /200/ }));
    // The dialog gives the focus back first.
    const done = await canvas.findByRole('heading', { name: t('pointMall:done.redeemed') });
    await waitFor(() => expect(done).toHaveFocus());
  },
});

/** On the platform: a visitor sees rewards and rules, and is told where to log in. */
export const Visitor = meta.story({
  parameters: { sandbox: { path: '/pointMall' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8));
    await expect(canvas.getByText(t('pointMall:enter.visitor'))).toBeVisible();
    await expect(canvas.queryByText(t('pointMall:balance.label'))).toBeNull();
  },
});

/** RSP-06: during a break nothing is offered; what was earned stays readable. */
export const DuringABreak = meta.story({
  parameters: { sandbox: { scenario: 'resting', persona: 'member', path: '/pointMall' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
    await expect(await canvas.findByText(t('pointMall:balance.label'))).toBeVisible();
  },
});

/** RSP-06: the history of points during a break. */
export const HistoryDuringABreak = meta.story({
  parameters: { sandbox: { scenario: 'resting', persona: 'member', path: '/pointMall?tab=history' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('pointMall:history.empty') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('limits:stop.breakTitle') })).toBeNull();
  },
});

/** FLG-02: the operator has switched the mall off; a deep link says so. */
export const SwitchedOff = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/pointMall' } },
  beforeEach: ({ sandbox }) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, POINTS: false } }),
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(
      await canvas.findByRole('heading', { name: t('closed:switchedOff.title', { page: t('pointMall:title') }) }),
    ).toBeVisible();
  },
});

/** Each reward says why it cannot be had: sold out, a sum that is missing, the most per person. */
export const Shop = meta.story({
  args: { onRedeem: fn() },
  play: async ({ canvas, args, sandbox }) => {
    for (const state of ['soldOut', 'most', 'requirement'] as const) {
      // One after the other.
      await expect(canvas.getByText(translatorOf(sandbox)(`pointMall:shop.state.${state}`))).toBeVisible();
    }
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { rewards: loading, balance: loading } });
export const Empty = meta.story({ args: { rewards: ready({ list: [], totalPages: 0 }) } });
export const Failed = meta.story({ args: { rewards: failed, balance: failed } });

/** What is more than the points or the limit of the day cannot be pressed, and says why. */
export const Convert = meta.story({
  args: { tab: 'convert', onConvert: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('pointMall:convert.short'))).toBeVisible();
    await expect(canvas.getByText(t('pointMall:convert.day'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /฿10\.00/ }));
    await expect(args.onConvert).toHaveBeenCalledWith(expect.objectContaining({ points: 100 }));
  },
});

export const NoConversion = meta.story({
  render: (args, { globals }) => (
    <PointMallScreen
      {...sampleMall(globals)}
      {...args}
      tab="convert"
      config={ready({ ...sampleConfig(globals), convert: null })}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(
      await canvas.findByRole('heading', { name: translatorOf(sandbox)('pointMall:convert.off') }),
    ).toBeVisible();
  },
});

/** Points that have come say that they never expire; those that were spent do not. */
export const History = meta.story({
  args: { tab: 'history', History: () => <PointHistory {...sampleHistory()} /> },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText('−900')).toBeVisible();
    const come = canvas.getAllByText(/^\+/).length;
    const never = new RegExp(`· ${translatorOf(sandbox)('pointMall:balance.never')}$`);
    await expect(canvas.getAllByText(never)).toHaveLength(come);
    await expect(canvas.getByText('TOURNAMENT')).toBeVisible();
  },
});

export const Redemptions = meta.story({
  args: { tab: 'redemptions' },
  play: async ({ canvas, sandbox }) => {
    await expect(
      (await canvas.findAllByText(translatorOf(sandbox)('pointMall:redemptions.status.Rejected')))[0],
    ).toBeVisible();
  },
});

/** PTS-03: free rounds are found again here, and played as long as some are left. */
export const FreeRoundsOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { tab: 'redemptions' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const links = await canvas.findAllByRole('link', { name: new RegExp(`^${t('pointMall:spins.play')}`) });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/game\?/));
    await expect(canvas.getByText(new RegExp(`^${t('pointMall:spins.played')}`))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Every type with what it takes, also one that the site does not know. */
export const Rules = meta.story({
  args: { tab: 'rules' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  },
});

export const RulesOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { tab: 'rules' },
});

/** Goods ask for an address; what is missing is named at its field, and the first of it gets the focus. */
export const ConfirmGoods = meta.story({
  render: (args, { globals }) => (
    <PointMallScreen
      {...sampleMall(globals)}
      {...args}
      draft={{
        kind: 'redeem',
        reward: sampleReward(globals, { pointsRequirement: 300 }),
        quantity: 1,
        points: 300,
        delivery: noDelivery,
        problems: ['name', 'phone', 'address'],
      }}
    />
  ),
  args: { onQuantity: fn(), onCheck: () => false, onConfirm: fn() },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('pointMall:confirm.redeem') }));
    await waitFor(() => expect(dialog.getByText(t('pointMall:confirm.problems.address'))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('pointMall:confirm.more') }));
    await expect(args.onQuantity).toHaveBeenCalledWith(2);
    await userEvent.click(dialog.getByRole('button', { name: /300/ }));
    const name = dialog.getByLabelText(new RegExp(t('pointMall:confirm.name')), { selector: 'input' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** PTS-03: before free rounds are redeemed, the question names game, stake, days and what their wins bind. */
export const ConfirmFreeRounds = meta.story({
  render: (args, { globals }) => {
    const reward = sampleSpins(globals);
    const draft = { kind: 'redeem', reward, quantity: 2, points: 760, delivery: noDelivery, problems: [] } as const;
    return <PointMallScreen {...sampleMall(globals)} {...args} draft={draft} />;
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('pointMall:confirm.redeem') }));
    const text = (message: string, values: Record<string, string>) =>
      message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    await waitFor(() => expect(dialog.getByText(t('pointMall:confirm.spins'))).toBeVisible());
    await expect(dialog.getByText(text(t('pointMall:spins.each'), { count: '40', stake: '฿2.00' }))).toBeVisible();
    await expect(dialog.getByText(text(t('pointMall:spins.ofWins'), { times: '1' }))).toBeVisible();
    await expect(dialog.queryByLabelText(t('pointMall:confirm.address'))).toBeNull();
  },
});

/** PTS-03: free rounds are ready at once, and the way to their game is where they were redeemed. */
export const RedeemedFreeRounds = meta.story({
  render: (args, { globals }) => {
    const freeRounds = sampleFreeRounds(globals, { left: 20, won: '0.00' });
    const order = { reference: 'P7M3K9P2QX', status: 'Approved', points: 380, balance: 820, freeRounds } as const;
    const redeem = flowIn<RedeemInput, typeof order>({ status: 'done', value: order }, { acted: true });
    return <PointMallScreen {...sampleMall(globals)} {...args} redeem={redeem} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('link', { name: t('pointMall:spins.play') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('pointMall:done.redeemed') })).toHaveFocus();
  },
});

/** An answer was lost: nothing else can be spent until it is checked. */
export const UnknownOutcome = meta.story({
  args: {
    redeem: flowIn<RedeemInput, never>(
      {
        status: 'unknown',
        input: { rewardId: 'mug', quantity: 1, points: 900, language: 'TH', proof: '' },
        error: { kind: 'timeout', outcomeUnknown: true },
      },
      { repeat: fn() },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('pointMall:unknown.check') }));
    await expect(args.redeem?.repeat).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list', { name: t('pointMall:tabs.shop') })).toBeNull();
  },
});

export const Converted = meta.story({
  args: {
    tab: 'convert',
    convert: flowIn({ status: 'done', value: { reference: 'C1', points: 100, amount: '10.00', balance: 1_100 } }),
  },
});

export const Refused = meta.story({
  args: {
    redeem: flowIn({
      status: 'refused',
      error: { kind: 'refused', code: 'out_of_stock', message: '', detail: { left: 0 } },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('pointMall:refused.out_of_stock'))).toBeVisible();
  },
});

const onPlatform = platformStories(Wired, { path: '/pointMall' });

/** ROL-04: a trial account sees the shop and is told that it has no points. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect((await canvas.findAllByText(t('pointMall:enter.trial')))[0]).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: t('pointMall:enter.register') })[0]).toBeEnabled();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
