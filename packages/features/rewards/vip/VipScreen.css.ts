import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const screen = screenStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
export const wide = screenStyle({ minInlineSize: '66rem' });
/** The first column, beside which the others scroll. */
export const fixed = screenStyle({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: '7rem',
  maxInlineSize: '10rem',
  boxShadow: `inset calc(-1 * ${vars.border.hairline}) 0 ${vars.color.line}`,
});
/** Covers what scrolls below it. */
export const fixedCell = screenStyle({ background: vars.color.surface });
/** The member's own level. */
export const ownRow = screenStyle({ background: vars.color.accentSoft, color: vars.color.onAccentSoft });
export const name = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
});
