import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

/** The parts of the money side by side. Repeats the list below it, so it is no information of its own. */
export const bar = screenStyle({
  display: 'flex',
  gap: vars.space.xxs,
  blockSize: '0.875rem',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
});
/** Grows by its share (`flex-grow`). */
export const segment = screenStyle({
  flexBasis: 0,
  minInlineSize: vars.space.xxs,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});
export const swatch = screenStyle({
  display: 'inline-block',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  marginInlineEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
});
export const fills = styleVariants({
  free: inScreen({ backgroundColor: vars.color.accent }),
  inPlay: inScreen({ backgroundColor: vars.color.warning }),
  bonus: inScreen({ backgroundColor: vars.color.positive }),
  held: inScreen({ backgroundColor: vars.color.onSurfaceMuted }),
});
export const label = screenStyle({ display: 'grid', justifyItems: 'start' });
