import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/**
 * Banners are designed at 1280 × 400. On phones and in low, wide windows they are cropped at top and bottom by up to half of
 * their height, so that the content of the page starts higher; their text is in the middle.
 */
export const shape = {
  aspectRatio: '4 / 1',
  inlineSize: '100%',
  '@media': {
    [from('tablet')]: { aspectRatio: '16 / 5', maxBlockSize: 'max(12rem, 24svh)' },
    [from('huge')]: { maxBlockSize: 'max(18rem, 24svh)' },
  },
};

export const slide = screenStyle({
  display: 'grid',
  ...shape,
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
/** The focus ring is drawn inside, because the box clips its content. */
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
export const fallback = screenStyle({
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
