import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const figure = kitStyle({ display: 'grid', gap: vars.space.xxs, margin: 0, minInlineSize: 0 });

export const drawing = kitStyle({ display: 'block', inlineSize: '100%', blockSize: '8rem', overflow: 'visible' });

export const above = kitStyle({
  fill: vars.color.positive,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const below = kitStyle({
  fill: vars.color.negative,
  '@media': { '(forced-colors: active)': { fill: 'GrayText' } },
});

export const zeroLine = kitStyle({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

/** The first and the last bar, and the ends of the scale. */
export const ends = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  color: ink.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});
