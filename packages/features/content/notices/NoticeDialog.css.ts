import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const head = screenStyle({ display: 'grid', gap: vars.space.xxs, minWidth: 0, overflowWrap: 'anywhere' });

/** Spans the action bar: the checkbox above, the buttons below. */
export const foot = screenStyle({ gridColumn: '1 / -1', flex: 1, display: 'grid', gap: vars.space.xs, minWidth: 0 });
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});
export const pager = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineEnd: 'auto',
});
export const position = screenStyle({
  minInlineSize: '4rem',
  textAlign: 'center',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});
