import type { WalletBalanceValue } from '#api/member.ts';
import type { TurnoverRequirement } from '#api/turnover.ts';
import { promotionTexts } from '#sandbox/seed/promotionTexts.ts';
import { type Globals, codeOf, sampleNoon } from '#storybook/sampleOf.ts';
import { ready } from '../../data/remote.ts';
import type { MoneyPositionView } from './MoneyPosition.tsx';
import { type PositionParts, positionOf } from './position.ts';

/** A balance of which a part is bound, with money in open bets and on its way out. */
export const sampleMoney: WalletBalanceValue = {
  sumBalance: '7250.50',
  withdrawable: '0.00',
  bound: [{ requirementId: 'r1', amount: '7250.50' }],
  inPlay: '450.00',
  held: '1000.00',
};

const at = (days: number): string => new Date(sampleNoon + days * 86_400_000).toISOString();

/** A bonus of which less than half is wagered. */
export const sampleRequirement = (
  globals: Globals,
  change: Partial<TurnoverRequirement> = {},
): TurnoverRequirement => ({
  id: 'r1',
  source: 'reward',
  reference: 'BK7M3P',
  name: promotionTexts.firstDeposit.title[codeOf(globals)],
  required: '3000.00',
  done: '1200.00',
  missing: '1800.00',
  countsFor: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'LIVE', percent: 20 },
  ],
  createdAt: at(-2),
  expiresAt: at(12),
  status: 'open',
  ended: null,
  ...change,
});

/** Props of `MoneyPosition`. */
export const samplePosition = (globals: Globals, change: Partial<PositionParts> = {}): MoneyPositionView => ({
  lines: ready(
    positionOf({
      ...{ balance: sampleMoney, wallets: null, orders: [], points: 1_800 },
      ...{ requirements: [sampleRequirement(globals)], bonuses: [] },
      ...change,
    }),
    false,
    sampleNoon,
  ),
  ways: {
    free: '/?centre=withdraw',
    bound: '/?centre=withdraw',
    inPlay: '/?centre=personalHistoryCopy',
    held: '/?centre=withdraw',
    envelopes: '/?agent=givenEnvelopes',
    vendor: '/?centre=transferFund',
    bonus: '/?centre=bonusDetails',
    points: '/pointMall',
  },
  orderHref: (reference) => `/?centre=withdraw&ref=${reference}`,
});
