import type { Brush } from '../brush.ts';
import type { Palette } from '../palettes.ts';
import type { TitleInk } from '../titleInk.ts';
import type { Box } from '../typesetting.ts';

/** The input of a composition. Covers are 300 by 400 units. */
export type Scene = {
  readonly brush: Brush;
  readonly palette: Palette;
  /** Places the focal drawing with its centre at x, y. At `scale` 1 it is 200 units wide; `turn` is in degrees. */
  place(x: number, y: number, scale: number, turn?: number): string;
};

/** A picture without its title. */
export type Stage = {
  readonly defs: string;
  /** The layers, back to front. A spare layer is omitted when the picture would exceed its size limit. */
  readonly layers: readonly Layer[];
  /** Plates and frames, drawn over the layers and never mirrored. */
  readonly plate: string;
  readonly box: Box;
  readonly ink: TitleInk;
  readonly align?: 'start' | 'middle';
  /** How far the title's baseline rises in the middle, in units. @default 0 */
  readonly arch?: number;
};

/** SVG text of a layer. A `spare` layer is optional. */
export type Layer = string | { readonly spare: string };

/** Composes a cover from a scene. */
export type Composition = (scene: Scene) => Stage;
