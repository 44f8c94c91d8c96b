import type { Face } from './faces.ts';
import { inkAttributes, strokeOf, typePath, type Bend } from './lettering.ts';
import type { Setting } from './typesetting.ts';

/** The finishes of letters: one colour, a drop shadow, a bright inline, or an outline. */
export const finishes = ['plain', 'shade', 'inline', 'outline'] as const;
export type Finish = (typeof finishes)[number];

/** The colours of a title: the letters, their shadow or outline, and the background, which also colours the inline. */
export type TitleInk = { readonly fill: string; readonly under: string; readonly ground: string };

/** Draws a typeset title. The letters are defined once and reused for every layer of the finish. */
export function drawType(id: string, setting: Setting, face: Face, finish: Finish, ink: TitleInk, bend?: Bend): string {
  const d = typePath(setting.lines, face, bend);
  const stem = strokeOf(setting.stem, face);
  const letters = `<path id="${id}" d="${d}"/>`;
  const again = (colour: string, width: number, attributes = '') =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"${attributes}/>`;
  const first = (colour: string, width: number, attributes = '') =>
    `<g stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"${attributes}>${letters}</g>`;
  const shift = strokeOf(Math.max(1.6, setting.stem * 0.34), face);
  let body: string;
  switch (finish) {
    case 'plain':
      body = first(ink.fill, stem);
      break;
    case 'shade':
      body =
        first(ink.under, stem, ` transform="translate(${shift} ${Math.round(shift * face.contrast)})"`) +
        again(ink.fill, stem);
      break;
    case 'inline':
      body = first(ink.fill, stem) + again(ink.ground, Math.max(stem * 0.16, strokeOf(0.9, face)));
      break;
    case 'outline':
      body = first(ink.under, stem + strokeOf(6, face)) + again(ink.fill, stem);
      break;
  }
  return `<g ${inkAttributes(face)}>${body}</g>`;
}
