import type { Random } from './random.ts';

/** The colours of one picture by role. Derived from a palette by `chooseTones`. */
export type Tones = {
  /** The backdrop gradient: top and bottom. */
  readonly high: string;
  readonly low: string;
  /** The sun, halo or medallion behind the focal drawing. */
  readonly disc: string;
  /** Scenery colours: far layers are closer to the backdrop than near ones. */
  readonly far: string;
  readonly near: string;
  /** The focal drawing, lit from the upper left: lit side, shaded side, highlight. */
  readonly body: string;
  readonly shade: string;
  readonly glow: string;
  /** Ornaments; another hue than `body`. */
  readonly trim: string;
  /** Lines and dark features. */
  readonly line: string;
};

/** The input of a drawing: colours, a random source and a namespace for ids. */
export type Brush = {
  readonly tones: Tones;
  readonly random: Random;
  /** A document-wide unique id for a part of the picture. */
  id(part: string): string;
};

/**
 * Draws one motif as SVG text in the square from -100 to 100, centred and lit from the upper left. The result must stay
 * under about 1,100 bytes.
 */
export type Drawing = (brush: Brush) => string;
