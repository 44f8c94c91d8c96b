import { type VipLevel, type VipLevelsValue, vipLevels } from '#api/vip.ts';
import { ready } from '#core/data/remote.ts';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { VipScreenProps } from './vip.types.ts';

const levelsOf = (globals: Globals): VipLevelsValue => sampleOf(vipLevels, {}, globals, { scenario: 'played' });

export const sampleLevels = (globals: Globals): readonly VipLevel[] => levelsOf(globals).levels;

type Own = NonNullable<VipLevelsValue['own']>;

/** A member at the third of five levels, who was at two before. */
export const sampleOwn = (change: Partial<Own> = {}): Own => ({
  ...given(levelsOf({}).own),
  history: [
    { rank: 2, at: '2026-05-31T17:00:00.000Z' },
    { rank: 1, at: '2026-03-10T04:00:00.000Z' },
  ],
  ...change,
});

const ignore = (): void => {};

/** Story props: a member at the third of five levels. */
export const sampleVip = (globals: Globals, own: Partial<Own> = {}): VipScreenProps => ({
  closed: null,
  role: 'member',
  vip: ready({ ...levelsOf(globals), own: sampleOwn(own) }),
  stop: null,
  homeHref: '/',
  limitsHref: '/vip?centre=limits',
  onEnter: ignore,
  onService: undefined,
});
