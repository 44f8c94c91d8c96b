import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const match = screenStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xxs,
  height: '100%',
  padding: vars.space.sm,
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlSmall,
});
export const competition = screenStyle({
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
  overflowWrap: 'anywhere',
});
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: '1.75rem',
});
export const side = screenStyle({
  flexGrow: 1,
  minWidth: 0,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  selectors: { '&[data-minor]': { fontWeight: vars.weight.regular, color: vars.color.onSurfaceMuted } },
});
export const odds = screenStyle({
  flexShrink: 0,
  minInlineSize: '3.5rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.text,
  textAlign: 'center',
});
export const foot = screenStyle({
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
  overflowWrap: 'anywhere',
});
