import { keyframes, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { depth } from '../theme/depth.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Above the bottom bar on phones, in the lower corner on wide screens. Clicks next to the toasts reach the page. */
export const region = kitStyle({
  position: 'fixed',
  zIndex: depth.toast,
  insetInlineStart: `calc(${vars.space.md} + env(safe-area-inset-left))`,
  insetInlineEnd: `calc(${vars.space.md} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.space.section} + ${vars.space.sm} + 2 * ${vars.layout.barInset} + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [from('tablet')]: {
      insetInlineStart: 'auto',
      insetBlockEnd: `calc(${vars.space.lg} + env(safe-area-inset-bottom))`,
      justifyItems: 'end',
    },
  },
});
export const list = kitStyle({ display: 'grid', justifyItems: 'inherit', inlineSize: '100%' });

export const toast = kitStyle({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space.sm,
  inlineSize: 'min(26rem, 100%)',
  marginBlockStart: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xxs,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
});
export const marks = styleVariants(
  {
    neutral: vars.color.accent,
    positive: vars.color.positive,
    warning: vars.color.warning,
    negative: vars.color.negative,
  },
  (color) => inKit({ display: 'inline-flex', color }),
);
/** The text and, beside or below it, the action: so the mark and the closing button stay at its sides. */
export const content = kitStyle({
  flex: '1 1 8em',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
});
export const textColumn = kitStyle({
  flex: '1 1 8em',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
});
