import type { Motif } from './motifs.ts';
import type { Palette } from './palettes.ts';

export function drawBanner(input: {
  seed: number;
  title: string;
  palette: Palette;
  motif: Motif;
  layout?: 'wide' | 'tall';
}): string {
  const { palette, layout } = input;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout === 'tall' ? '720 480' : '1280 400'}"><path d="M0 0h1280v480H0z" fill="${palette.sky}"/></svg>`;
}
