import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const filled = screenStyle({
  gridAutoColumns: 'min(15.5rem, 80%)',
  '@media': {
    [from('tablet')]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  },
});
export const promotion = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  paddingBlock: vars.space.sm,
  paddingInline: '0.875rem',
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
});
export const value = screenStyle({
  // As large as the heading of a section on wide screens: 20 px.
  fontSize: `calc((${vars.text.lg} + ${vars.text.xl}) / 2)`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
export const name = screenStyle({ fontSize: vars.text.sm });
export const note = screenStyle({ fontSize: vars.text.xs, color: vars.color.onSurfaceMuted });
