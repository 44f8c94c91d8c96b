import { type VipLevel, type VipLevelsValue, vipLevels } from '#api/vip.ts';
import { ready } from '#core/data/remote.ts';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { VipScreenProps } from './vip.types.ts';

const levelsOf = (globals: Globals): VipLevelsValue => sampleOf(vipLevels, {}, globals, { scenario: 'played' });

export const sampleLevels = (globals: Globals): readonly VipLevel[] => levelsOf(globals).levels;

type Own = NonNullable<VipLevelsValue['own']>;

/** A member at the third of six levels, who was at two before. */
export const sampleOwn = (change: Partial<Own> = {}): Own => ({
  ...given(levelsOf({}).own),
  rank: 2,
  deposit: '5200.00',
  validBet: '37600.00',
  toNext: { rank: 3, deposit: '0.00', validBet: '12400.00' },
  history: [
    { rank: 1, at: '2026-05-31T17:00:00.000Z' },
    { rank: 0, at: '2026-03-10T04:00:00.000Z' },
  ],
  ...change,
});

/** The answer of the platform for that member. */
export const sampleValue = (globals: Globals, own: Partial<Own> = {}): VipLevelsValue => ({
  ...levelsOf(globals),
  own: sampleOwn(own),
});

/** Twelve levels with long names and sums, and a member in the middle. */
export function manyLevels(globals: Globals): VipLevelsValue {
  const value = sampleValue(globals, { rank: 7, toNext: { rank: 8, deposit: '0.00', validBet: '123456789012.34' } });
  const most = value.levels.at(-1);
  const levels = Array.from({ length: 12 }, (_, rank) => ({
    ...given(most),
    rank,
    name: `${given(most).name} ${given(most).name} ${rank + 1}`,
    needs: rank === 0 ? null : { deposit: '9876543210.00', validBet: '987654321098.76' },
  }));
  return { ...value, levels };
}

const ignore = (): void => {};

/** Story props: a member at the third of six levels. */
export const sampleVip = (globals: Globals, own: Partial<Own> = {}): VipScreenProps => ({
  closed: null,
  role: 'member',
  vip: ready(sampleValue(globals, own)),
  stop: null,
  homeHref: '/',
  limitsHref: '/vip?centre=limits',
  onEnter: ignore,
  onService: undefined,
});
