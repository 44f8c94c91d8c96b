import { palettes } from './palettes.ts';

export function drawAvatar(seed: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M0 0h96v96H0z" fill="${palettes[seed % palettes.length]?.mid}"/></svg>`;
}
