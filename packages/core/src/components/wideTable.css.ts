import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Around a table: scrolls sideways where the table is wider than the screen. */
export const frame = screenStyle({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
export const table = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const head = screenStyle({
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: vars.weight.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.onSunken,
});
export const cell = screenStyle({
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
/** A column of numbers, beside `head` or `cell`. */
export const number = screenStyle({ textAlign: 'end' });
