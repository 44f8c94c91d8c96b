/** The targets of the fishing game, easiest first. */
export const fishKinds = ['minnow', 'clown', 'puffer', 'turtle', 'shark', 'dragon'] as const;
export type FishKind = (typeof fishKinds)[number];

/** The prize of a catch as a multiple of the stake. Every prize exceeds the stake. */
export const prizes: Readonly<Record<FishKind, number>> = {
  minnow: 2,
  clown: 4,
  puffer: 8,
  turtle: 15,
  shark: 40,
  dragon: 100,
};

/** The share of stakes that is returned on average, for every target. */
export const returnRate = 0.96;

/** The probability that a shot at this target is a catch. */
export const catchRate = (kind: FishKind): number => returnRate / prizes[kind];
