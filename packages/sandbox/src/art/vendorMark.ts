import type { Palette } from './palettes.ts';

export function drawVendorMark(input: {
  seed: number;
  name: string;
  palette: Palette;
  shape?: 'square' | 'wide';
}): string {
  const { palette, shape } = input;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shape === 'wide' ? 240 : 96} 96"><path d="M0 0h240v96H0z" fill="${palette.deep}"/></svg>`;
}
