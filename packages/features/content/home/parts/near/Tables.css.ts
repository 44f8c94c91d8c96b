import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Cards of one width in a row; on wide screens they share the row. */
export const filled = screenStyle({
  gridAutoColumns: '11.5rem',
  '@media': { [from('desktop')]: { gridAutoColumns: 'minmax(11.5rem, 1fr)' } },
});
export const table = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: '0.625rem',
});
export const top = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const names = screenStyle({ display: 'grid', flex: 1, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
/** One line, whose link leads to the table with its whole name. */
export const name = screenStyle({
  display: 'block',
  overflow: 'hidden',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const limits = screenStyle({
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onSurfaceMuted,
});
export const ring = screenStyle({ flex: 'none', selectors: { '&[data-over]': { visibility: 'hidden' } } });
