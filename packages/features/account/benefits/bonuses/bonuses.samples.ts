import { type Bonus, bonusList } from '#api/bonuses.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { BonusesScreenProps } from './bonuses.types.ts';

/** ฿200, of which half is wagered. */
export const sampleBonus = (globals: Globals, change: Partial<Bonus> = {}): Bonus => ({
  ...given(sampleOf(bonusList, { pageNo: 1, pageSize: 1 }, globals, { scenario: 'bonusPlayer' }).list[0]),
  ...{ id: 'b1', gameTypes: ['RNG', { other: 'BINGO' }] },
  ...change,
});

/** A bonus of each status. */
export const sampleBonuses = (globals: Globals): readonly Bonus[] => [
  sampleBonus(globals, { cashOutBy: '2026-12-26T05:00:00Z' }),
  sampleBonus(globals, {
    id: 'b2',
    status: 'met',
    done: '1000.00',
    gameTypes: [],
    mostStake: '200.00',
    cashOutBy: null,
  }),
  sampleBonus(globals, { id: 'b3', status: 'expired', kind: 'promotion', done: '120.00' }),
  sampleBonus(globals, { id: 'b4', status: 'cancelled', done: '0.00', endsAt: null }),
];

/** Props of the screen with a bonus of each status. */
export const sampleScreen = (globals: Globals): BonusesScreenProps => ({
  bonuses: ready({ list: sampleBonuses(globals), totalPages: 1 }),
  pageNo: 1,
  cancelling: null,
  preview: loading,
  cancel: flowIn({ status: 'idle' }),
  rewardsHref: '/?centre=rewardCenter',
  Position: () => null,
  CountedBets: () => null,
  onPage: () => {},
  onAsk: () => {},
  onCancel: async () => true,
  onSupport: () => {},
});
