/** A typeface: one way to draw the glyphs of `glyphs.ts`. */
export type Face = {
  readonly name: string;
  /** Stem thickness as a fraction of the cap height. */
  readonly weight: number;
  /** The ratio of stem to bar thickness: above 1 for high-contrast faces, below 1 for reversed ones. */
  readonly contrast: number;
  /** The preferred letter width (1 is the drawn width). `narrowest` and `widest` limit the fitting of a line. */
  readonly width: number;
  readonly narrowest: number;
  readonly widest: number;
  /** The height of the middle bars: 0 is the top, 1 the baseline. */
  readonly waist: number;
  /** Extra space between letters as a fraction of the cap height. */
  readonly tracking: number;
  readonly ending: 'square' | 'round' | 'slab';
  readonly corner: 'round' | 'cut' | 'sharp';
};

// All faces are defined as differences from this one.
const plain: Face = {
  name: 'poster',
  weight: 0.2,
  contrast: 1.15,
  width: 0.62,
  narrowest: 0.4,
  widest: 0.95,
  waist: 0.5,
  tracking: 0.045,
  ending: 'square',
  corner: 'round',
};

/** All faces. They are designed for cap heights between 20 and 70 units. */
export const faces: readonly Face[] = [
  plain,
  { ...plain, name: 'deco', weight: 0.12, contrast: 1.2, width: 0.8, waist: 0.64, tracking: 0.1 },
  { ...plain, name: 'marquee', weight: 0.13, contrast: 1, width: 0.66, waist: 0.37, tracking: 0.08, ending: 'round' },
  { ...plain, name: 'didone', weight: 0.19, contrast: 3, width: 0.74, widest: 1, tracking: 0.1, ending: 'slab' },
  { ...plain, name: 'circus', weight: 0.13, contrast: 0.62, width: 0.6, tracking: 0.1, ending: 'slab' },
  { ...plain, name: 'rounded', weight: 0.21, contrast: 1.05, width: 0.74, ending: 'round', tracking: 0.04 },
  { ...plain, name: 'cut', weight: 0.19, contrast: 1.2, width: 0.68, corner: 'cut', tracking: 0.05 },
  { ...plain, name: 'wide', weight: 0.17, contrast: 1.35, width: 0.95, widest: 1.2, corner: 'sharp', tracking: 0.06 },
  {
    ...plain,
    name: 'stencil line',
    weight: 0.11,
    contrast: 1,
    width: 0.85,
    waist: 0.42,
    tracking: 0.13,
    ending: 'square',
  },
  {
    ...plain,
    name: 'fat slab',
    weight: 0.23,
    contrast: 1.9,
    width: 0.72,
    tracking: 0.1,
    ending: 'slab',
    corner: 'cut',
  },
];
