import type { Motif } from '../../../art/motifs.ts';

/** The symbols that the slot page can draw. */
export const symbols = ['naga', 'tiger', 'gem', 'lantern', 'lotus', 'fish', 'star', 'coin'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** The rarest symbol of a game by its motif. */
const rarestSymbols: Readonly<Record<Motif, SlotSymbol>> = {
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

/** A game's symbols by rank, rarest first: the one of its motif, then the others in their usual order. */
export function symbolsFor(motif: Motif): readonly [SlotSymbol, ...SlotSymbol[]] {
  const rarest = rarestSymbols[motif];
  return [rarest, ...symbols.filter((symbol) => symbol !== rarest)];
}
