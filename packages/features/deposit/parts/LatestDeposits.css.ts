import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const latest = screenStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });
export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** A long sum goes below the words. */
export const deposit = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const words = screenStyle({
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
