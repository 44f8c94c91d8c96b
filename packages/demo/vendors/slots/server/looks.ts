import type { Motif } from '../../../art/motifs.ts';

/** The symbols that the slot page draws itself. */
export const commonSymbols = ['naga', 'tiger', 'gem', 'lantern', 'lotus', 'fish', 'star', 'coin'] as const;
export type CommonSymbol = (typeof commonSymbols)[number];
/** A symbol on the reels: a common one, or the wild one, which is what the game's cover is of. */
export type SlotSymbol = CommonSymbol | 'wild';

/** The common symbol that is most like a motif. It is not on the reels of such games, where the two could be taken for each other. */
const alike: Readonly<Record<Motif, CommonSymbol>> = {
  dragon: 'naga',
  fruit: 'lantern',
  temple: 'lantern',
  sea: 'fish',
  stars: 'star',
  gems: 'gem',
  tiger: 'tiger',
  lotus: 'lotus',
  boxing: 'tiger',
  football: 'star',
  elephant: 'lotus',
  naga: 'naga',
  moon: 'star',
  gold: 'coin',
  fire: 'lantern',
  garden: 'lotus',
};

/** A game's symbols by rank, rarest first: the wild one, then the common ones in their usual order. */
export const symbolsFor = (motif: Motif): readonly ['wild', ...CommonSymbol[]] => [
  'wild',
  ...commonSymbols.filter((symbol) => symbol !== alike[motif]),
];
