import type { Brush } from '../brush.ts';
import type { Palette } from '../palettes.ts';
import type { TitleInk } from '../titleInk.ts';
import type { Box } from '../typesetting.ts';

/** What a composition is given. Covers are 300 by 400 units. */
export type Scene = {
  readonly brush: Brush;
  readonly palette: Palette;
  /** The focal drawing, its centre at x, y; `scale` 1 makes it 200 units wide, `turn` is in degrees. */
  place(x: number, y: number, scale: number, turn?: number): string;
};

/** A finished picture except for its title. */
export type Stage = {
  readonly defs: string;
  /** The art, back to front. A layer marked spare is left out when the picture would grow too heavy. */
  readonly layers: readonly Layer[];
  /** Drawn over the art and never mirrored: plates and frames. */
  readonly plate: string;
  readonly box: Box;
  readonly ink: TitleInk;
  readonly align?: 'start' | 'middle';
  /** How far the title's baseline rises in the middle, in units; 0 or absent is straight. */
  readonly arch?: number;
};

export type Layer = string | { readonly spare: string };

/** Arranges a scene. */
export type Composition = (scene: Scene) => Stage;
