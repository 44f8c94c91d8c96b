import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const frame = kitStyle({
  position: 'relative',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

const arrow = (edge: StyleRule): StyleRule => ({
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.space.xxs})`,
  inlineSize: vars.space.xs,
  blockSize: vars.space.xs,
  borderBlockStart: '2px solid',
  borderInlineEnd: '2px solid',
  color: ink.muted,
  pointerEvents: 'none',
  ...edge,
});
const previous = { '&::before': arrow({ insetInlineStart: vars.space.xxs, rotate: '-135deg' }) };
const next = { '&::after': arrow({ insetInlineEnd: vars.space.xxs, rotate: '45deg' }) };
/** Points to where there are more tabs. */
export const more = styleVariants({
  previous: inKit({ selectors: previous }),
  next: inKit({ selectors: next }),
  both: inKit({ selectors: { ...previous, ...next } }),
});

export const list = kitStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
});

export const tab = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.layout.tabRadius,
  color: ink.muted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.layout.tabFill, color: vars.layout.tabInk },
    // A border, since forced-colors mode removes backgrounds.
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.xs,
      insetBlockEnd: 0,
      borderBlockEnd: `${vars.layout.tabLine} solid currentColor`,
      borderStartStartRadius: vars.radius.pill,
      borderStartEndRadius: vars.radius.pill,
    },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    // Inside the tab: the scrolling list would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    // A brand's fill is removed in this mode, and it may have no line.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
    [canHover]: { selectors: { '&:hover:not([aria-selected="true"]):not(:disabled)': { color: 'inherit' } } },
  },
});

export const panel = kitStyle({ paddingBlockStart: vars.space.md, borderRadius: vars.radius.control });
