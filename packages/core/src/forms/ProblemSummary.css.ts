import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { color, space } = vars;

export const summary = screenStyle({
  display: 'flex',
  gap: space.sm,
  padding: space.md,
  borderRadius: vars.radius.card,
  backgroundColor: color.negativeSoft,
  color: color.onNegativeSoft,
  scrollMarginBlockStart: space.xl,
});
export const textColumn = screenStyle({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
/** Padded for touch. */
export const line = screenStyle({ paddingBlock: space.xxs, overflowWrap: 'anywhere' });
