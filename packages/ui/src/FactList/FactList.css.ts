import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const list = kitStyle({ display: 'grid', margin: 0, minInlineSize: 0 });

export const fact = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const name = kitStyle({
  // What is in it, such as the bar of a progress, is as wide as the line leaves room.
  flexGrow: 1,
  color: ink.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});

export const value = kitStyle({
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
