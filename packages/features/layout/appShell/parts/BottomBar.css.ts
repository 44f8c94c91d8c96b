import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const bar = screenStyle({
  position: 'fixed',
  zIndex: 15,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInlineStart: 'env(safe-area-inset-left)',
  // The support button stands at the end of the bar, with space before it; see Corner.css.ts.
  paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs} + ${vars.space.xxs} + env(safe-area-inset-right))`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurfaceMuted,
  boxShadow: vars.shadow.overlay,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const entry = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  color: 'inherit',
  selectors: { '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.strong } },
});
