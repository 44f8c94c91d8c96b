import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Cards of one width in a row; on wide screens they share the row. */
export const filled = screenStyle({
  gridAutoColumns: '9.75rem',
  '@media': { [from('desktop')]: { gridAutoColumns: 'minmax(9.75rem, 1fr)' } },
});
export const draw = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  paddingBlock: '0.625rem',
  paddingInline: vars.space.sm,
});
export const drawTop = screenStyle({
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const mark = screenStyle({ inlineSize: '2.25rem' });
export const name = screenStyle({
  overflow: 'hidden',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const balls = screenStyle({ display: 'flex', gap: '0.125rem' });
export const ball = screenStyle({
  display: 'grid',
  placeItems: 'center',
  // Six of them share the width of a card.
  flex: '0 1 1.625rem',
  minInlineSize: 0,
  aspectRatio: '1',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});
