import { createVar, globalStyle } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { canHover, from, reducedMotion } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { proportional } from '../theme/largeText.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

const clamped = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }) as const;

/** 1 where the brand puts names on covers, 0 where they are below. */
const onCover = `(2 - ${vars.layout.captionRow})`;

export const tile = kitStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  minWidth: 0,
  containerType: 'inline-size',
});
/** Two columns and two rows of the grid: the first game of a list. */
export const large = kitStyle({ gridArea: 'span 2 / span 2' });

/** Its place is the whole tile, so that the cover and the name are one target. */
export const link = kitStyle({
  flex: '1',
  // Names of one line and of two begin on one line.
  alignSelf: 'start',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '2px' },
  },
});

/** As high as the brand's covers, and higher where a large tile has the height of two rows. */
export const cover = kitStyle({
  position: 'relative',
  gridArea: '1 / 1',
  placeSelf: 'stretch',
  aspectRatio: vars.ratio.tile,
  minBlockSize: 0,
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { [`${tile}:hover > &`]: { transform: `translateY(calc(-1 * ${vars.space.xxs}))` } },
    },
    [reducedMotion]: { selectors: { [`${tile}:hover > &`]: { transform: 'none' } } },
  },
  selectors: {
    [`${tile}:has(> * > a:active) > &`]: { transform: 'scale(0.985)' },
    // Where a page change is a view transition, the page of the game can give the same name to what the cover becomes.
    [`${tile}:has(> * > a:focus) > &`]: { viewTransitionName: 'cover' },
  },
});
globalStyle(`${cover}${cover} > *`, {
  '@layer': { [kitLayer]: { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' } },
});

/** Lines of a name: one on phones, two where there is room below every cover. */
const lines = createVar('lines');
/** Below a cover it is as tall as the lines, so that all tiles and placeholders have the same height. */
export const caption = kitStyle({
  vars: { [lines]: '1' },
  // Over the cover, also where a name stands on it.
  zIndex: 1,
  gridRow: vars.layout.captionRow,
  gridColumn: '1',
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: `calc((${vars.text.sm} * ${vars.leading.control} * ${lines} + ${vars.text.xs} * ${vars.leading.text} + ${vars.space.xxs}) * (${vars.layout.captionRow} - 1))`,
  paddingBlock: `calc(${vars.space.xxs} + 1.125rem * ${onCover}) calc(${vars.space.xs} * ${onCover})`,
  paddingInline: `calc(0.125rem + 0.375rem * ${onCover})`,
  borderRadius: `0 0 calc(${vars.radius.card} * ${onCover}) calc(${vars.radius.card} * ${onCover})`,
  backgroundImage: `linear-gradient(transparent, ${vars.layout.captionShade} 62%)`,
  color: vars.layout.captionInk,
  '@media': { [from('desktop')]: { vars: { [lines]: '2' } } },
});

/** The line height leaves space for Thai vowels and tone marks above and below the letters. */
export const name = kitStyle({
  display: 'block',
  overflow: 'hidden',
  lineHeight: vars.leading.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [from('desktop')]: clamped(2) },
  // Large text: one line would hold a few letters of a name.
  '@container': { '(max-width: 6rem)': clamped(4) },
});
export const vendor = kitStyle({
  display: 'block',
  overflow: 'hidden',
  lineHeight: vars.leading.text,
  fontSize: vars.text.xs,
  // On a cover that of the name: a muted one is for pages.
  color: `color-mix(in srgb, ${vars.layout.captionInk} calc(100% * ${onCover}), ${ink.muted})`,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
/** Over the link. */
export const action = kitStyle({ position: 'relative', flex: 'none' });

export const hot = kitStyle({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineStart: '0.375rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxWidth: `calc(100% - ${vars.size.touch} - 0.375rem)`,
  blockSize: '1.375rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.festive,
  color: vars.color.onFestive,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
});
export const flame = kitStyle({ flex: 'none', width: '1em', height: '1em' });

/** A full-size touch target around the smaller visible circle. */
export const heart = kitStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
});
export const round = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: proportional('2rem'),
  height: proportional('2rem'),
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurfaceMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    [`${heart}:hover &`]: { color: vars.color.accent },
    [`${heart}:active &`]: { transform: 'scale(0.9)' },
    [`${heart}[aria-pressed="true"] &`]: { color: vars.color.accent },
    [`${heart}[aria-busy="true"] &`]: { opacity: 0.7 },
  },
});
export const heartShape = kitStyle({
  width: proportional('1.125rem'),
  height: proportional('1.125rem'),
  fill: 'none',
  selectors: { [`${heart}[aria-pressed="true"] &`]: { fill: 'currentColor' } },
});
