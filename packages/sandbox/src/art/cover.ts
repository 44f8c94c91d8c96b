import type { Motif } from './motifs.ts';
import type { Palette } from './palettes.ts';

export function drawCover(input: {
  seed: number;
  title: string;
  motif: Motif;
  palette: Palette;
  hot?: boolean;
}): string {
  const { palette, seed } = input;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><path d="M0 0h300v400H0z" fill="${palette.sky}"/><circle cx="${seed % 300}" cy="150" r="${seed % 89}" fill="${palette.accent}"/></svg>`;
}
