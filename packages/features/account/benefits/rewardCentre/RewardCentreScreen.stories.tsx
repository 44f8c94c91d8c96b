import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import type { Globals } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleFreeRounds, sampleSpins } from '../pointMall/pointMall.samples.ts';
import { sampleCounts, sampleReward, sampleRewardCentre } from './rewardCentre.samples.ts';
import type { RewardCentreScreenProps } from './rewardCentre.types.ts';
import { RewardCentreScreen } from './RewardCentreScreen.tsx';
import { useRewardCentreScreen } from './useRewardCentreScreen.ts';

const meta = preview.type<{ args: Partial<RewardCentreScreenProps> }>().meta({
  title: 'Screens/Member centre/Reward centre',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <RewardCentreScreen {...sampleRewardCentre(globals)} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <RewardCentreScreen {...useRewardCentreScreen()} />
  </div>
);

/** Free spins wait beside other rewards. One that binds nothing is taken with one tap, and is then among those that were taken. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'demonstration' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const take = await canvas.findByRole('button', { name: t('rewardCentre:takeAmount', { amount: '฿50.00' }) });
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t('rewardCentre:goTo.spins')}`) })).toBeVisible();
    await userEvent.click(take);
    const done = t('rewardCentre:done.titleAmount', { amount: '฿50.00' });
    await expect(await canvas.findByRole('heading', { name: done })).toBeVisible();
    await waitFor(() => expect(take).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t('rewardCentre:tabs.taken')) }));
    await expect((await canvas.findAllByText(t('rewardCentre:kinds.gift')))[0]).toBeVisible();
  },
});

/** What a reward binds stands before it is taken; those that bind nothing can be taken together. */
export const Ready = meta.story({
  args: { onClaim: fn(async () => {}), onTab: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByText(t('rewardCentre:bindsNothing'))).toHaveLength(2);
    await expect(canvas.getByText(/฿500\.00.*BINGO/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('rewardCentre:takeFree', { count: '2' }) }));
    await expect(args.onClaim).toHaveBeenCalledWith(['free', 'mission']);
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t('rewardCentre:tabs.active')) }));
    await expect(args.onTab).toHaveBeenCalledWith('active');
  },
});

/** A reward that binds something is taken only after a question, which offers to leave it. */
export const Confirm = meta.story({
  args: { onClaim: fn(async () => {}) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const take = t('rewardCentre:takeAmount', { amount: '฿100.00' });
    await userEvent.click(canvas.getByRole('button', { name: take }));
    let dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/฿500\.00/)).toBeInTheDocument();
    await expect(dialog.getByText(t('rewardCentre:confirm.giveUp'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: t('rewardCentre:confirm.decline') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: take }));
    dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: take }));
    await expect(args.onClaim).toHaveBeenCalledWith(['bound']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const rewardsOf = (list: readonly ReturnType<typeof sampleReward>[]) =>
  ready({ list, totalPages: 1, counts: sampleCounts });

/** A mission on its way, and a bonus that is still to be wagered. */
export const UnderWay = meta.story({
  args: {
    tab: 'active',
    rewards: rewardsOf([
      sampleReward({
        id: 'mission',
        kind: 'mission',
        state: 'active',
        progress: { done: '400.00', required: '1000.00' },
        href: '/?centre=missionLeaderboard',
      }),
      sampleReward({
        id: 'bound',
        state: 'active',
        requirement: { amount: '500.00', gameTypes: [] },
        progress: { done: '200.00', required: '500.00' },
        takenAt: '2026-03-03T05:00:00Z',
        reference: 'R12345',
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['40', '40']);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(/R12345/)).toBeVisible();
  },
});

/** Taken and missed rewards have nothing to press, and say why they were missed. A kind that the site does not know has the platform's word. */
export const Missed = meta.story({
  args: {
    tab: 'missed',
    rewards: rewardsOf([
      sampleReward({ id: 'lucky', state: 'missed', kind: { other: 'LUCKY' } }),
      sampleReward({ id: 'e', kind: 'redEnvelope', state: 'missed', amount: null, reason: 'มีผู้เปิดครบทุกซองแล้ว' }),
    ]),
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText('LUCKY')).toBeVisible();
    await expect(canvas.getByText('มีผู้เปิดครบทุกซองแล้ว')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(
      canvas.getAllByText(new RegExp(translatorOf(sandbox)('rewardCentre:endedAt').split('{')[0] ?? '')),
    ).toHaveLength(2);
  },
});

/** A red envelope and a ticket of the wheel tell no sum here, and a rebate grows: they lead to where they are taken, and are in no take-all. */
export const TakenElsewhere = meta.story({
  args: {
    rewards: rewardsOf([
      sampleReward({ id: 'gift' }),
      sampleReward({ id: 'e', kind: 'redEnvelope', amount: null, claim: 'atLink', href: '/?centre=redEnvelope&ref=e' }),
      sampleReward({ id: 't', kind: 'wheel', amount: null, claim: 'atLink', href: '/?centre=wheel' }),
      sampleReward({ id: 'r', kind: 'rebate', amount: '12.40', claim: 'atLink', href: '/?centre=manualRebate' }),
    ]),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const envelope = canvas.getByRole('link', { name: t('rewardCentre:goTo.redEnvelope') });
    await expect(envelope).toHaveAttribute('href', '/?centre=redEnvelope&ref=e');
    await expect(canvas.getByRole('link', { name: t('rewardCentre:goTo.wheel') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('rewardCentre:goTo.rebate') })).toHaveAttribute(
      'href',
      '/?centre=manualRebate',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getAllByText(t('rewardCentre:bindsNothing'))).toHaveLength(1);
  },
});

const spinsOf = (globals: Globals, change: Partial<ReturnType<typeof sampleReward>> = {}) =>
  sampleReward({
    ...{ id: 'spins', kind: 'spins', name: sampleSpins(globals).name, amount: null, claim: 'atLink' },
    ...{ freeRounds: sampleFreeRounds(globals), href: '/game?vassalage=CHDA&gameType=RNG&nodeId=104777' },
    ...change,
  });

/** Free rounds that wait say how many are left, of which game, what wins bind and until when, and open the game. */
export const FreeRounds = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <RewardCentreScreen
        {...sampleRewardCentre(globals)}
        rewards={rewardsOf([
          sampleReward(),
          spinsOf(globals),
          spinsOf(globals, {
            ...{ id: 'unknown', href: null },
            freeRounds: sampleFreeRounds(globals, {
              gameType: { other: 'BINGO' },
              left: 20,
              won: '0.00',
              turnoverPercent: 0,
            }),
          }),
        ])}
        {...args}
      />
    </div>
  ),
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const { gameName } = sampleFreeRounds(globals);
    for (const left of [12, 20]) {
      await expect(canvas.getByText(t('rewardCentre:spins.left', { rounds: 20, left }))).toBeVisible();
    }
    await expect(canvas.getAllByText(new RegExp(gameName))).toHaveLength(3);
    await expect(canvas.getAllByText(t('rewardCentre:spins.won', { amount: '฿34.00' }))).toHaveLength(1);
    // In the words that the points mall has before points are spent.
    await expect(canvas.getByText(t('pointMall:spins.turnover', { times: '1' }))).toBeVisible();
    await expect(canvas.getAllByText(t('rewardCentre:bindsNothing'))).toHaveLength(2);
    await expect(canvas.getAllByText(new RegExp(t('rewardCentre:spins.until').split('{')[0] ?? ''))).toHaveLength(2);
    // A game that the site cannot open has no link.
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName(`${t('rewardCentre:goTo.spins')} ${gameName}`);
    await expect(links[0]).toHaveAttribute('href', '/game?vassalage=CHDA&gameType=RNG&nodeId=104777');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

const claimed = {
  id: 'free',
  reference: 'R123456789',
  claimedAt: '2026-03-04T05:00:00Z',
  points: null,
  requirement: null,
};

export const Done = meta.story({
  args: { claim: flowIn({ status: 'done', value: { ...claimed, amount: '50.00' } }), balance: '1550.00' },
  play: async ({ canvas, sandbox }) => {
    await expect(
      canvas.getByRole('heading', {
        name: translatorOf(sandbox)('rewardCentre:done.titleAmount', { amount: '฿50.00' }),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/฿1,550\.00/)).toBeVisible();
  },
});

/** Taken in another tab: says so, and that nothing has moved. */
export const Refused = meta.story({
  args: {
    claim: flowIn({ status: 'refused', error: { kind: 'refused', code: 'reward_taken', message: '', detail: {} } }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('rewardCentre:refused.reward_taken'))).toBeVisible();
    await expect(canvas.getByText(t('rewardCentre:refused.safe'))).toBeVisible();
  },
});

/** A gift of points says so instead of a sum, and where they are afterwards. */
export const Points = meta.story({
  args: {
    rewards: rewardsOf([sampleReward({ kind: 'points', amount: null, points: 1200 })]),
    claim: flowIn({ status: 'done', value: { ...claimed, amount: null, points: 1200 } }),
    balance: '1550.00',
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const worth = t('rewardCentre:points', { count: '1,200' });
    await expect(canvas.getByText(worth)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('rewardCentre:takeAmount', { amount: worth }) })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: t('rewardCentre:done.titleAmount', { amount: worth }) }),
    ).toBeVisible();
    await expect(canvas.getByText(t('rewardCentre:done.points'))).toBeVisible();
    await expect(canvas.queryByText(/฿/)).toBeNull();
  },
});

/** Another bonus is open: says what to do, and leads to it. */
export const BonusActive = meta.story({
  args: {
    claim: flowIn({ status: 'refused', error: { kind: 'refused', code: 'bonus_active', message: '', detail: {} } }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('rewardCentre:refused.bonus_active'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('rewardCentre:bonuses') })).toHaveAttribute(
      'href',
      '/?centre=bonusDetails',
    );
  },
});

/** A bonus says before it is taken until when it has to be wagered, what happens then, and which stakes count. Without the page of bonuses none is promised to end there. */
export const WithAnEnd = meta.story({
  args: {
    bonusesHref: null,
    rewards: rewardsOf([
      sampleReward({ requirement: { amount: '500.00', gameTypes: [], days: 14, mostStake: '200.00' } }),
    ]),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const line = t('rewardCentre:within', { days: '14' });
    await expect(canvas.getByText(line)).toBeVisible();
    const cap = t('rewardCentre:mostStake', { amount: '฿200.00' });
    await expect(canvas.getByText(cap)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('rewardCentre:takeAmount', { amount: '฿50.00' }) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(line)).toBeVisible());
    await expect(dialog.getByText(cap)).toBeVisible();
    await expect(dialog.queryByText(t('rewardCentre:confirm.giveUp'))).toBeNull();
  },
});

/** A lost answer is no success: nothing else can be taken until the check. */
export const Unknown = meta.story({
  args: {
    claim: flowIn(
      { status: 'unknown', error: { kind: 'timeout', outcomeUnknown: true }, input: { id: 'free' } },
      { repeat: fn(async () => undefined) },
    ),
    onClaim: fn(async () => {}),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('rewardCentre:takeFree', { count: '2' }) }));
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('rewardCentre:unknown.check') }));
    await expect(args.claim?.repeat).toHaveBeenCalledOnce();
  },
});

/** A long name and long sums keep their place on the smallest phone. */
export const TooLong = meta.story({
  args: {
    rewards: rewardsOf([
      sampleReward({
        name: 'ของขวัญต้อนรับเทศกาลลอยกระทงสำหรับสมาชิกทุกระดับทั่วประเทศ',
        text: 'ขอบคุณที่เล่นด้วยกันตลอดทั้งปี ขอให้โชคดีกับทุกเกมที่เลือกเล่นในเทศกาลนี้',
        amount: '12345678.90',
        requirement: { amount: '123456789.00', gameTypes: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT'] },
      }),
      spinsOf(
        {},
        {
          name: 'ฟรีสปินต้อนรับเทศกาลลอยกระทงสำหรับสมาชิกทุกระดับ 12,000 รอบ',
          freeRounds: sampleFreeRounds(
            {},
            {
              gameName: 'ตำนานเมืองแก้วพญานาคกับขุมทรัพย์ใต้บาดาลภาคพิเศษ',
              ...{ rounds: 12_000, left: 11_999, stake: '1234.50', won: '98765432.10' },
            },
          ),
        },
      ),
    ]),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { rewards: loading } });

export const Empty = meta.story({
  args: { rewards: ready({ list: [], totalPages: 0, counts: { claimable: 0, active: 0, taken: 0, missed: 0 } }) },
  play: async ({ canvas, sandbox }) => {
    await expect(
      canvas.getByRole('heading', { name: translatorOf(sandbox)('rewardCentre:empty.claimable') }),
    ).toBeVisible();
  },
});

const retry = fn();
export const Failed = meta.story({
  args: { rewards: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('rewardCentre:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
