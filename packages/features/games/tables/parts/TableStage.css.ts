import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const stage = screenStyle({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      position: 'relative',
      display: 'grid',
      gridColumn: 'span 2',
      gridRow: 'span 2',
      minBlockSize: '18rem',
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.chrome,
      color: vars.color.onChrome,
    },
  },
  selectors: {
    '&:has(a:focus-visible)': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const placeholder = screenStyle({
  '@media': { [from('desktop')]: { backgroundColor: vars.color.placeholder } },
});
export const picture = screenStyle({ position: 'absolute', inset: 0 });
export const clock = screenStyle({
  position: 'absolute',
  insetBlockStart: vars.space.md,
  insetInlineEnd: vars.space.md,
});
/** Covers the picture. */
export const link = screenStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
});
/** On a plain ground, so that the words are legible over every picture. */
export const texts = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  padding: `${vars.space.md} ${vars.space.lg}`,
  backgroundColor: vars.color.chrome,
  fontVariantNumeric: 'tabular-nums',
});
export const name = screenStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});
export const action = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  marginBlockStart: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
});
