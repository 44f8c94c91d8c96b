import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A sheet of paper whose size does not depend on how much is on it. */
export const map = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
});
export const first = screenStyle({ fill: 'none', stroke: vars.color.negative, strokeWidth: 2 });
export const second = screenStyle({ fill: vars.color.accent, stroke: vars.color.accent, strokeWidth: 2 });
export const third = screenStyle({ fill: 'none', stroke: vars.color.positive, strokeWidth: 2, strokeLinecap: 'round' });
export const totals = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onSurfaceMuted,
});
export const count = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
