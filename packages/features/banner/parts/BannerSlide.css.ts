import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/**
 * Banners are drawn 1280 by 400. In a low and wide window they give up to two fifths of their height, half above and half
 * below, so that what the page is for begins sooner; their words stand in the middle.
 */
export const shape = { aspectRatio: '16 / 5', inlineSize: '100%', maxBlockSize: 'max(14rem, 34svh)' };

export const slide = screenStyle({
  display: 'grid',
  ...shape,
  overflow: 'clip',
  backgroundColor: vars.color.placeholder,
});
/** The ring of the focus lies inside: the box cuts off what stands out of it. */
export const link = screenStyle({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  borderRadius: vars.radius.card,
});
export const picture = screenStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
});
export const words = screenStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.xs,
  backgroundImage: `linear-gradient(100deg, ${vars.color.accentSoft}, color-mix(in srgb, ${vars.color.accentSoft} 60%, ${vars.color.surface}))`,
  color: vars.color.onAccentSoft,
  fontFamily: vars.font.display,
  fontSize: `clamp(${vars.text.md}, 3vw, ${vars.text.xxl})`,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
