import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const figure = kitStyle({ display: 'grid', gap: vars.space.xxs, margin: 0, minInlineSize: 0 });

export const drawing = kitStyle({ display: 'block', inlineSize: '100%', blockSize: '8rem', overflow: 'visible' });

const inForced = (color: string) => ({ '@media': { '(forced-colors: active)': { fill: color } } });
/** Whether a bar is a gain, a loss or neither. */
export const tones = styleVariants({
  gain: inKit({ fill: vars.color.positive, ...inForced('CanvasText') }),
  loss: inKit({ fill: vars.color.negative, ...inForced('GrayText') }),
  plain: inKit({ fill: vars.color.accent, ...inForced('CanvasText') }),
});
/** The bars beside the one that is read. */
export const read = kitStyle({ opacity: 0.4 });

/** What a pointer or the arrow keys read. A finger still scrolls the page. */
export const area = kitStyle({ borderRadius: vars.radius.control, touchAction: 'pan-y', cursor: 'default' });

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
  minBlockSize: '1lh',
});

/** The value that is read, in place of the upper end of the scale. */
export const reading = kitStyle({ color: vars.color.onSurface, fontWeight: vars.weight.strong });
