import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const ways = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });
export const steps = screenStyle({ display: 'grid', gap: vars.space.sm });
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const number = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const place = screenStyle({
  blockSize: vars.size.rowDense,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
