import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
});
export const emblem = screenStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
});
export const text = screenStyle({
  display: 'grid',
  flex: '1 1 9rem',
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
});
export const note = screenStyle({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.onSurfaceMuted,
});
/** Looks like a button; the whole card is the link. */
export const action = screenStyle({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
});
