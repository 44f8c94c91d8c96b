import { type Motif, motifs } from '../motifs.ts';
import { type Palette, palettes } from '../palettes.ts';

const first = [
  'Golden',
  'Jade',
  'Wild',
  'Royal',
  'Lucky',
  'Mystic',
  'Crimson',
  'Sunken',
  'Thousand',
  'Midnight',
  'Little',
  'Iron',
];
const second = [
  'Dragon',
  'Orchard',
  'Temple',
  'Tide',
  'Comet',
  'Crystal',
  'Tiger',
  'Lotus',
  'Elbow',
  'Striker',
  'Parade',
  'Serpent',
];
const third = ['', '', ' Rush', ' Legends', ' of Siam', ' 88', ' Deluxe', ' & Co', ' Quest'];

/** A realistic cover input for a number. Titles have 8 to 25 characters; all motifs and palettes occur. */
export function sampleCover(number: number): { seed: number; title: string; motif: Motif; palette: Palette } {
  const title =
    `${first[number % first.length] ?? ''} ${second[Math.floor(number / 5) % second.length] ?? ''}` +
    (third[Math.floor(number / 3) % third.length] ?? '');
  return {
    seed: number,
    title,
    motif: motifs[(number * 7) % motifs.length] ?? 'dragon',
    palette: palettes[(number * 11) % palettes.length] as Palette,
  };
}
