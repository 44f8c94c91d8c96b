import { type RafflePrize, raffleInfo } from '#api/raffle.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { type Globals, sampleOf } from '#storybook/sampleOf.ts';
import type { WheelScreenProps, WheelView } from './wheel.types.ts';

const wheelOf = (globals: Globals): WheelView => sampleOf(raffleInfo, {}, globals, { scenario: 'played' });

/** Seven prizes: one of them points, and the largest three have to be wagered once. */
export const samplePrizes = (globals: Globals): readonly RafflePrize[] => wheelOf(globals).prizes;

/** A wheel with two tickets and two turns. */
export const sampleWheel = (globals: Globals, change: Partial<WheelView> = {}): WheelView => {
  const [first, second] = samplePrizes(globals);
  return {
    ...wheelOf(globals),
    history: [
      {
        ...{ ticketId: 'b', prizeId: 'credit-10', prize: second?.name ?? '', reference: 'L23456789' },
        ...{ at: '2026-03-02T07:20:00Z', rewardId: 'wheel-L23456789' },
      },
      {
        ...{ ticketId: 'a', prizeId: 'credit-5', prize: first?.name ?? '', reference: 'L98765432' },
        ...{ at: '2026-02-23T12:05:00Z', rewardId: 'wheel-L98765432' },
      },
    ],
    ...change,
  };
};

/** Props of the screen with two tickets. */
export const sampleScreen = (globals: Globals): WheelScreenProps => ({
  wheel: ready(sampleWheel(globals)),
  turn: flowIn({ status: 'idle' }),
  rewardsHref: '/?centre=rewardCenter',
  missionsHref: '/?centre=missionLeaderboard',
  onTurn: async () => {},
});
