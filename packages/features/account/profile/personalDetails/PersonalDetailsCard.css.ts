import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** The button wraps below a long value. */
export const entry = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const textColumn = screenStyle({
  display: 'grid',
  flex: '1 1 12rem',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
