import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const band = screenStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: 'inherit',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
  '@media': { [from('tablet')]: { paddingInline: vars.space.xxl, paddingBlock: vars.space.xl } },
});

/** Rises from the lower edge, half out of sight, and never takes room from the words. */
export const ornament = screenStyle({
  position: 'absolute',
  insetInlineEnd: '-4rem',
  insetBlockEnd: '-0.5rem',
  width: '18rem',
  aspectRatio: '460 / 240',
  opacity: 0.6,
  '@media': { [from('tablet')]: { insetInlineEnd: vars.space.xl, width: '22rem', opacity: 1 } },
});

export const words = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('tablet')]: { maxWidth: '34rem' } },
});
export const action = screenStyle({ marginBlockStart: vars.space.sm });
