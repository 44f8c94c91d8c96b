import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A sheet of paper whose size does not depend on how much is on it. */
export const map = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.space.xxs,
  backgroundColor: vars.color.field,
});
const line = { fill: 'none', strokeWidth: 2 };
export const grid = screenStyle({ ...line, stroke: vars.color.line, strokeWidth: 0.8 });
export const red = screenStyle({ ...line, stroke: vars.color.sideRed });
export const blue = screenStyle({ ...line, fill: vars.color.sideBlue, stroke: vars.color.sideBlue });
export const tie = screenStyle({ ...line, stroke: vars.color.positive, strokeWidth: 2.4, strokeLinecap: 'round' });
export const results = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const count = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
export const key = screenStyle({
  flex: 'none',
  inlineSize: proportional('0.75rem'),
  blockSize: proportional('0.75rem'),
});
