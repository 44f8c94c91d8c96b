import { below, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const navigation = screenStyle({
  display: 'none',
  position: 'relative',
  zIndex: 10,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
  '@media': { [from('desktop')]: { display: 'block' } },
});

/** Keeps the place of the support button, which stands at its end where the page has no bars at its sides. */
export const line = screenStyle({
  '@media': {
    [`${from('desktop')} and ${below('full')}`]: { paddingInlineEnd: vars.space.section },
  },
});

export const list = screenStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  // Aligns the first icon with the logo above.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});

export const link = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '3.25rem',
  paddingInline: vars.space.xs,
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  // The narrowest windows with this line have one row for it, too.
  '@media': { '(max-width: 73em)': { paddingInline: vars.space.xxs } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[aria-current]': { color: vars.color.accent },
    // As wide as the label.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.xs,
      insetBlockEnd: 0,
      borderBlockEnd: `3px solid ${vars.color.accent}`,
    },
    '&[aria-current]:hover': { color: vars.color.onAccentSoft },
  },
});

export const skeletonItem = screenStyle({
  alignSelf: 'center',
  inlineSize: '6rem',
  paddingInline: vars.space.sm,
});

export const failure = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
});
