import { from } from '#ui/theme/breakpoints.ts';
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

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space.xs,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs },
  },
});

export const entry = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  blockSize: '100%',
  minBlockSize: '5rem',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.onSunken,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  '@media': {
    [from('tablet')]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      minBlockSize: vars.size.touch,
      paddingBlock: 0,
      paddingInline: vars.space.sm,
      borderRadius: vars.radius.control,
      backgroundColor: 'transparent',
      color: 'inherit',
      textAlign: 'start',
      selectors: {
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
