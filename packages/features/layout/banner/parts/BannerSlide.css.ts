import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords, proportional } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The windows that show the wide picture of a scene. The document asks for the picture under the same condition. */
export const sceneMedia = from('tablet');

/** The height on phones, and the most on wider windows. */
export const onPhones = createVar();
export const most = createVar();
/** In a `BannerBox` above a list, which is to begin in view: as much as the title needs. */
const compact = '[data-compact] &';

const { space, text, leading } = vars;
/** What a scene says at most: a title of two lines, in the size that a brand gives it, above its note and the action. */
const allWords = `calc(${text.xl} * ${leading.heading} * 2 + 5.75rem)`;

/**
 * Wide pictures are designed at 1280 × 400, those for phones at 720 × 480. All are cropped to one shape per window, which has
 * its size before it is known what it shows. Images with their own text lose their right side on phones, where it rarely is.
 */
export const shape = {
  blockSize: fallbackVar(onPhones, `max(9.75rem, ${allWords})`),
  inlineSize: '100%',
  '@media': {
    [from('tablet')]: {
      blockSize: 'auto',
      aspectRatio: '16 / 5',
      maxBlockSize: fallbackVar(most, 'max(12rem, 24svh)'),
    },
    [from('huge')]: { maxBlockSize: 'max(18rem, 24svh)' },
  },
};

export const slide = screenStyle({
  position: 'relative',
  display: 'grid',
  ...shape,
  containerType: 'inline-size',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
/** The focus ring is drawn inside, because the box clips its content. */
export const link = screenStyle({
  gridTemplateRows: 'minmax(0, 1fr)',
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
  objectPosition: 'left center',
});
/** The picture of a scene, whose subject is on the right. */
export const sceneFrame = screenStyle({ position: 'absolute', inset: 0 });
globalStyle(`${sceneFrame} > img`, { '@layer': { [screenLayer]: { objectPosition: '82% center' } } });
/** Over the plain side, in the colours of the bar, whose contrast every brand and theme keeps; large text takes more of it. */
export const words = screenStyle({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: `${space.xs} 38% ${space.xs} ${space.md}`,
  backgroundImage: `linear-gradient(to right, ${vars.color.chrome} 42%, color-mix(in srgb, ${vars.color.chrome} 60%, transparent) 56%, transparent 72%)`,
  color: vars.color.onChrome,
  '@media': { [from('tablet')]: { padding: `${vars.space.sm} 54% ${vars.space.sm} ${vars.space.xl}` } },
  '@container': {
    [fewWords]: {
      paddingInlineEnd: vars.space.md,
      backgroundImage: `linear-gradient(to right, ${vars.color.chrome} 70%, color-mix(in srgb, ${vars.color.chrome} 80%, transparent))`,
    },
  },
});
export const sceneTitle = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '14rem',
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  selectors: { [compact]: { fontSize: vars.text.md } },
  '@media': {
    [from('tablet')]: { selectors: { [compact]: { fontSize: vars.text.xl } } },
    [from('desktop')]: { maxInlineSize: '22rem', fontSize: '2rem', selectors: { [compact]: { fontSize: '2rem' } } },
  },
  '@container': { [fewWords]: { WebkitLineClamp: 3, selectors: { [compact]: { WebkitLineClamp: 2 } } } },
});
export const sceneNote = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  selectors: { [compact]: { display: 'none' } },
  '@media': {
    '(max-width: 22.4375em)': { display: 'none' },
    [from('tablet')]: { selectors: { [compact]: { display: '-webkit-box' } } },
    [from('desktop')]: { fontSize: vars.text.md },
  },
  '@container': { [fewWords]: { WebkitLineClamp: 2 } },
});
/** Looks like a button: the whole banner is the link. */
export const sceneAction = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: proportional('2.5rem'),
  marginBlockStart: vars.space.xxs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.onChrome,
  color: vars.color.chrome,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  selectors: { [compact]: { display: 'none' } },
  '@media': { [from('tablet')]: { selectors: { [compact]: { display: 'grid' } } } },
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
