import type { Random } from './random.ts';

/** The colours of one picture, by what they are for. Derived from a palette by `tones.ts`. */
export type Tones = {
  /** Backdrop gradient, top and bottom. */
  readonly high: string;
  readonly low: string;
  /** The sun, halo or medallion behind the focal drawing. */
  readonly disc: string;
  /** Scenery: far layers are paler or closer to the backdrop than near ones. */
  readonly far: string;
  readonly near: string;
  /** The focal drawing, lit from the upper left: its side in light, its side in shadow, its bright edge. */
  readonly body: string;
  readonly shade: string;
  readonly glow: string;
  /** Ornament: contrasts with body in hue. */
  readonly trim: string;
  /** Drawn lines and dark features. */
  readonly line: string;
};

/** What a drawing gets: colours, choices and a name space for ids. */
export type Brush = {
  readonly tones: Tones;
  readonly random: Random;
  /** A document-wide unique id for a part of this picture. */
  id(part: string): string;
};

/**
 * One drawing of a motif, made for the square from -100 to 100 with its weight at the centre,
 * lit from the upper left. Must stay under about 1,100 bytes.
 */
export type Drawing = (brush: Brush) => string;
