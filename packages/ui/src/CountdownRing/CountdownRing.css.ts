import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

/** How much of the ring is left, in percent. Set on the element, 0 % without. */
export const share = '--ring-share';
const colour = createVar('colour');

export const ring = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.pill,
  // The surface inside, so that the ring can lie on a picture too.
  background: `radial-gradient(closest-side, ${vars.color.surface} 79%, transparent 80%), conic-gradient(${colour} var(${share}, 0%), ${vars.color.line} 0)`,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // Gradients are removed there: the seconds have to do.
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});
export const sizes = styleVariants({
  // In proportion to its text, however large that is.
  medium: inKit({ inlineSize: '2.75rem', blockSize: '2.75rem' }),
  large: inKit({ inlineSize: '3.25rem', blockSize: '3.25rem', fontSize: vars.text.lg }),
});
export const tones = styleVariants({
  soon: inKit({ vars: { [colour]: vars.color.live } }),
  usual: inKit({ vars: { [colour]: vars.color.accent } }),
});
/** Minutes and seconds are longer than seconds alone. */
export const minutes = kitStyle({ fontSize: vars.text.xs, fontWeight: vars.weight.medium });
