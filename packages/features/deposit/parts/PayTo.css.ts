import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const pay = screenStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });
export const sum = screenStyle({ display: 'grid', justifyItems: 'center', gap: vars.space.xxs, textAlign: 'center' });
/** The code above its words, or beside them where there is room. */
export const code = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  alignItems: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
});
export const lines = screenStyle({ display: 'grid', margin: 0, minInlineSize: 0 });
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const label = screenStyle({
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const value = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.sm,
  margin: 0,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
