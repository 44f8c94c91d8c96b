/** What swims by, the commonest first. */
export const fishKinds = ['minnow', 'clown', 'puffer', 'turtle', 'shark', 'dragon'] as const;
export type FishKind = (typeof fishKinds)[number];

/** What a catch gives, in shots. A catch is always worth more than the shot. */
export const prizes: Readonly<Record<FishKind, number>> = {
  minnow: 2,
  clown: 4,
  puffer: 8,
  turtle: 15,
  shark: 40,
  dragon: 100,
};

/** Of a hundred that are staked come back on average, whatever is shot at. */
export const returnRate = 0.96;

/** How often a shot at it is a catch. */
export const catchRate = (kind: FishKind): number => returnRate / prizes[kind];
