import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const drawing = kitStyle({ display: 'block', inlineSize: '100%', blockSize: '4rem', overflow: 'visible' });

// The drawing is stretched to its place; its lines keep their width.
const drawn = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const line = kitStyle({
  ...drawn,
  stroke: vars.color.accent,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** The value that is read, or the last one: a line of no length, which its round end makes a dot. */
export const dot = kitStyle({
  ...drawn,
  stroke: vars.color.accent,
  strokeWidth: 8,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
