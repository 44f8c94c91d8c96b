import type { Motif } from '../art/motifs.ts';

/** Everything that the game's page can draw. */
export const symbols = ['naga', 'tiger', 'gem', 'lantern', 'lotus', 'fish', 'star', 'coin'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** The symbol that a game about this stands for; it becomes the rarest one. */
const leads: Readonly<Record<Motif, SlotSymbol>> = {
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

/** The game's symbols by rank: its own motif first, the others in their usual order. */
export function symbolsFor(motif: Motif): readonly [SlotSymbol, ...SlotSymbol[]] {
  const lead = leads[motif];
  return [lead, ...symbols.filter((symbol) => symbol !== lead)];
}
