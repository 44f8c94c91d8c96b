import { from } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** No heading of its own: those of the page would come after them. The lists are named by it. */
export const groupName = screenStyle({
  marginBlock: `${vars.space.lg} ${vars.space.xs}`,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  '@media': {
    [from('tablet')]: { marginBlock: `${vars.space.md} ${vars.space.xxs}`, paddingInline: vars.space.sm },
  },
});

/** On phones one card with a line between its rows, elsewhere a plain list. */
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  ...cardEdge,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  '@media': {
    [from('tablet')]: {
      gap: vars.space.xxs,
      overflow: 'visible',
      border: 'none',
      borderRadius: 0,
      backgroundColor: 'transparent',
      color: 'inherit',
    },
  },
});

export const entry = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.rowDense,
  paddingInline: vars.space.sm,
  lineHeight: vars.leading.control,
  selectors: {
    'li + li > &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
    // The card cuts what is outside of it.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
  '@media': {
    [from('tablet')]: {
      minBlockSize: vars.size.touch,
      borderRadius: vars.radius.control,
      selectors: {
        'li + li > &': { borderBlockStart: 'none' },
        '&:focus-visible': { outlineOffset: '2px' },
        '&[aria-current]': {
          backgroundColor: vars.color.accentSoft,
          color: vars.color.onAccentSoft,
          fontWeight: vars.weight.strong,
        },
        '&:hover:not([aria-current])': { backgroundColor: vars.color.sunken, color: vars.color.onSunken },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
/** The name, and at the end of the row what waits there and where it leads. */
export const words = screenStyle({ flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' });
export const chevron = screenStyle({
  display: 'flex',
  color: vars.color.onSurfaceMuted,
  '@media': { [from('tablet')]: { display: 'none' } },
});
