import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** A long amount wraps below the text. */
export const entry = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const textColumn = screenStyle({
  display: 'grid',
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const side = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
});
