import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Too low for a menu that stays: everything scrolls together, as the dialog itself then does. */
const low = 'screen and (max-height: 30rem)';
/** Room for the ring of a link that has the focus, where the strip cuts it off. */
const ring = '5px';

export const layout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  minBlockSize: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: vars.space.lg,
    },
    [low]: { gridTemplateRows: 'auto' },
  },
});

export const menu = screenStyle({
  minInlineSize: 0,
  // A phone's strip reaches both edges of the screen.
  marginInline: `calc(-1 * ${vars.space.lg})`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [from('tablet')]: {
      margin: `calc(-1 * ${ring}) 0 0 calc(-1 * ${ring})`,
      paddingInlineEnd: vars.space.sm,
      paddingBlockEnd: vars.space.lg,
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    },
    [low]: { overflowY: 'visible' },
  },
});

export const list = screenStyle({
  display: 'flex',
  gap: vars.space.xxs,
  padding: `${ring} ${vars.space.lg} ${vars.space.xs}`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [from('tablet')]: { flexDirection: 'column', padding: ring, overflowX: 'visible' },
  },
});

export const entry = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.control,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      fontWeight: vars.weight.strong,
    },
    '&:hover:not([aria-current])': { backgroundColor: vars.color.sunken, color: vars.color.onSunken },
  },
  '@media': {
    [from('tablet')]: { whiteSpace: 'normal' },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** Scrolls to the edge of the dialog, beside which its bar belongs. */
export const content = screenStyle({
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.space.lg})`,
  paddingInline: vars.space.lg,
  paddingBlock: `${vars.space.xs} max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.lg,
  '@media': {
    [from('tablet')]: { marginInlineStart: 0, paddingInlineStart: ring },
    [low]: { overflowY: 'visible' },
  },
});
