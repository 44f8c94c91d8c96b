import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const order = screenStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.sm,
});
/** Reserves one line, so that a message does not move the layout. */
export const checkResult = screenStyle({
  minBlockSize: `calc(${vars.text.sm} * ${vars.leading.text})`,
  marginBlockStart: `calc(-1 * ${vars.space.sm})`,
});
export const timer = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const digits = screenStyle({
  minInlineSize: '3.2em',
  fontFamily: vars.font.numeric,
  fontSize: vars.text.lg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});
