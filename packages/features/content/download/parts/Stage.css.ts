import { from } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const stage = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  ...cardEdge,
});
export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 });
/** The mark as the icon on a home screen. */
export const icon = screenStyle({
  display: 'grid',
  flex: 'none',
  // The name wraps out of view.
  gridTemplateColumns: '2.25rem',
  placeContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});
export const names = screenStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = screenStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.text.lg,
});
/** Both lie in one cell, which is as high as the higher one. */
export const place = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const sizer = screenStyle({ gridArea: '1 / 1', visibility: 'hidden' });
export const content = screenStyle({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.sm,
  // The code, and the button below it.
  '@media': { [from('tablet')]: { alignContent: 'start', minBlockSize: '20.5rem' } },
});
/** A button that is not known yet. */
export const room = screenStyle({
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
});
