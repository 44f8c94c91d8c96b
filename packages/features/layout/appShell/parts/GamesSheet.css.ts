import { globalStyle } from '@vanilla-extract/css';
import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Looks like the field that it opens. */
export const field = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurfaceMuted,
  lineHeight: vars.leading.control,
  textAlign: 'start',
});
/** Three in a row; with large text two, or one. */
export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.25rem, 30%), 1fr))',
  gap: vars.space.xs,
});
export const tile = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  blockSize: '100%',
  minBlockSize: '6.1875rem',
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  '@media': { [canHover]: { selectors: { 'a&:hover': { backgroundColor: vars.color.sunken } } } },
});
globalStyle(`${tile} > svg`, { '@layer': { [screenLayer]: { color: vars.color.accent } } });
export const fact = screenStyle({
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
/** What runs now. */
export const live = screenStyle({ color: vars.color.live, fontWeight: vars.weight.strong });
export const failed = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
