import { ink } from '../Box/surfaces.css.ts';
import { canHover, reducedMotion } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const tile = kitStyle({ position: 'relative', minWidth: 0, containerType: 'inline-size' });

export const link = kitStyle({
  display: 'block',
  borderRadius: vars.radius.card,
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
});

export const cover = kitStyle({
  display: 'block',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { [`${link}:hover &`]: { transform: `translateY(calc(-1 * ${vars.space.xxs}))` } },
    },
    [reducedMotion]: { selectors: { [`${link}:hover &`]: { transform: 'none' } } },
  },
  selectors: { [`${link}:active &`]: { transform: 'scale(0.985)' } },
});

/** As tall as a name of two lines and a vendor, so that all tiles and skeletons have the same height. */
export const textColumn = kitStyle({
  display: 'block',
  minBlockSize: `calc(${vars.text.sm} * ${vars.leading.control} * 2 + ${vars.text.xs} * ${vars.leading.text})`,
  marginBlockStart: vars.space.xs,
  paddingInline: vars.space.xxs,
});
/** The line height leaves space for Thai vowels and tone marks above and below the letters. */
export const name = kitStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.leading.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  // Large text: two lines would hold half of a name.
  '@container': { '(max-width: 6rem)': { WebkitLineClamp: 4 } },
});
export const vendor = kitStyle({
  display: 'block',
  overflow: 'hidden',
  lineHeight: vars.leading.text,
  fontSize: vars.text.xs,
  color: ink.muted,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const hot = kitStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxWidth: `calc(100% - ${vars.size.touch} - ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  pointerEvents: 'none',
});
export const flame = kitStyle({ flex: 'none', width: '1em', height: '1em', color: vars.color.negative });

/** A full-size touch target around the smaller visible circle. */
export const heart = kitStyle({
  position: 'absolute',
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
  width: '2rem',
  height: '2rem',
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
  width: '1.125rem',
  height: '1.125rem',
  fill: 'none',
  selectors: { [`${heart}[aria-pressed="true"] &`]: { fill: 'currentColor' } },
});
