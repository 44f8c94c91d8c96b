import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const strip = kitStyle({ position: 'relative', minWidth: 0 });

/** Padding for the focus ring of the items. A negative margin compensates for it. */
const ring = '5px';

export const scroller = kitStyle({
  display: 'flex',
  gap: vars.space.xs,
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  // The area under the arrows and the fade does not count as visible.
  scrollPaddingInline: vars.space.xxl,
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const cell = kitStyle({ display: 'flex', flexShrink: 0, scrollSnapAlign: 'start' });

const chosen = '&[aria-current], &[aria-checked="true"]';
const hover = (rule: object) => ({
  [canHover]: { selectors: { '&:hover:not([aria-current]):not([aria-checked="true"])': rule } },
});

export const item = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  whiteSpace: 'nowrap',
  '@media': {
    '(forced-colors: active)': {
      // The doubled selector overrides `looks`.
      selectors: {
        '&&[aria-current], &&[aria-checked="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
});
export const looks = styleVariants({
  pill: inKit({
    paddingInline: vars.space.md,
    border: `${vars.border.control} solid ${vars.color.line}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    color: vars.color.onSurface,
    selectors: {
      [chosen]: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    '@media': hover({ borderColor: vars.color.lineStrong }),
  }),
  tile: inKit({
    maxInlineSize: '14rem',
    paddingBlock: vars.space.xxs,
    paddingInline: `${vars.space.xs} ${vars.space.sm}`,
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.sm,
    selectors: {
      [chosen]: {
        borderColor: 'currentColor',
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
      },
    },
    '@media': hover({ backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' }),
  }),
  line: inKit({
    paddingInline: vars.space.sm,
    borderRadius: vars.layout.tabRadius,
    color: ink.muted,
    selectors: {
      [chosen]: { backgroundColor: vars.layout.tabFill, color: vars.layout.tabInk },
      '&[aria-current]::after, &[aria-checked="true"]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.sm,
        insetBlockEnd: 0,
        borderBlockEnd: `${vars.layout.tabLine} solid currentColor`,
        borderRadius: vars.radius.pill,
      },
    },
    '@media': hover({ color: 'inherit' }),
  }),
});

/** One line. The padding keeps Thai vowels and tone marks from being clipped. */
export const tileLabel = kitStyle({
  minInlineSize: 0,
  paddingBlock: '0.1em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const arrow = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
} as const;

export const arrows = styleVariants({
  previous: inKit({ ...arrow, insetInlineStart: 0 }),
  next: inKit({ ...arrow, insetInlineEnd: 0 }),
});
/** Hides the arrow when there are no more items on its side. */
export const atEnd = kitStyle({ opacity: 0, pointerEvents: 'none', visibility: 'hidden' });
