import { ink } from '../Box/surfaces.css.ts';
import { canHover } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const list = kitStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const tab = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  color: ink.muted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  selectors: {
    '&[aria-selected="true"]': { color: ink.link },
    // A border, since forced-colors mode removes backgrounds.
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.xs,
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid currentColor',
      borderStartStartRadius: vars.radius.pill,
      borderStartEndRadius: vars.radius.pill,
    },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    // Inside the tab: the scrolling list would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.control },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-selected="true"]):not(:disabled)': { color: 'inherit' } } },
  },
});

export const panel = kitStyle({ paddingBlockStart: vars.space.md, borderRadius: vars.radius.control });
