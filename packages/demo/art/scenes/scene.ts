import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import type { Motif } from '../motifs.ts';
import type { Palette } from '../palettes.ts';

/** What a category's picture shows. */
export const sceneKinds = [
  'football',
  'basketball',
  'badminton',
  'tennis',
  'boxing',
  'esports',
  'live',
  'cockfight',
  'lottery',
  'fishing',
  'cards',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** The size of a picture, and where its focal drawing stands, in units. */
export interface Place {
  readonly width: number;
  readonly height: number;
  /** The middle of the focal drawing: 74 % of the width, or half of it where there is no plain side. */
  readonly x: number;
  /** Where ground and background meet: 55 % of the height. */
  readonly horizon: number;
}

export interface SceneInput {
  readonly place: Place;
  readonly palette: Palette;
  readonly brush: Brush;
}

/** Draws what a scene shows, without the plain side and the light from above. */
export type SceneDrawing = (input: SceneInput) => { readonly defs?: string; readonly art: string };

/** A colour of the vendor in a hall by night. */
export const byNight = (palette: Palette, colour: string, amount = 0.62): string => mix(colour, palette.ink, amount);

/** Copies of something that is drawn once, at points. */
export function copies(id: string, content: string, points: readonly (readonly [number, number])[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  return (
    `<g transform="translate(${first.map(Math.round).join(' ')})"><g id="${id}">${content}</g></g>` +
    others.map(([x, y]) => `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`).join('')
  );
}

/** The motif whose drawing is the subject of a scene; undefined where the scene draws its own. */
export const motifOfScene: Partial<Readonly<Record<SceneKind, Motif>>> = { boxing: 'boxing', fishing: 'sea' };
