import type { RafflePrize } from '#api/raffle.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import en from '#locales/en/wheel.json';
import th from '#locales/th/wheel.json';
import type { WheelScreenProps, WheelView } from './wheel.types.ts';

type Globals = { readonly language?: unknown };
const isEnglish = ({ language }: Globals): boolean => language === 'en';
export const messagesOf = (globals: Globals) => (isEnglish(globals) ? en : th);

const chances = [
  [5, 3_600],
  [10, 2_700],
  [20, 1_800],
  [50, 1_000],
  [100, 600],
  [500, 250],
  [2_000, 50],
] as const;

/** Seven prizes: one of them points, and the largest three have to be wagered once. */
export const samplePrizes = (globals: Globals): readonly RafflePrize[] =>
  chances.map(([baht, chance]) => {
    const inEnglish = isEnglish(globals);
    if (baht === 20) {
      const name = inEnglish ? '200 points' : '200 คะแนน';
      return { id: 'points-200', name, kind: 'points', amount: null, points: 200, requirement: null, chance };
    }
    return {
      id: `credit-${baht}`,
      name: inEnglish ? `${baht.toLocaleString('en')} baht credit` : `เครดิต ${baht.toLocaleString('en')} บาท`,
      kind: 'money',
      amount: `${baht}.00`,
      points: null,
      requirement: baht >= 100 ? { amount: `${baht}.00`, gameTypes: [] } : null,
      chance,
    };
  });

/** A wheel with two tickets and two turns. */
export const sampleWheel = (globals: Globals, change: Partial<WheelView> = {}): WheelView => {
  const [mission, festival] = isEnglish(globals)
    ? ['Weekly mission', 'Loy Krathong gift']
    : ['ภารกิจประจำสัปดาห์', 'ของขวัญเทศกาลลอยกระทง'];
  const [first, second] = samplePrizes(globals);
  return {
    promotionId: 'lotus-wheel',
    prizes: samplePrizes(globals),
    tickets: [
      { id: 'mission', from: mission, endsAt: '2026-03-06T05:00:00Z' },
      { id: 'festival', from: festival, endsAt: '2026-03-13T05:00:00Z' },
    ],
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
  stop: null,
  turn: flowIn({ status: 'idle' }),
  rewardsHref: '/?centre=rewardCenter',
  missionsHref: '/?centre=missionLeaderboard',
  onTurn: async () => {},
});
