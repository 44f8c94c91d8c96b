import { globalStyle } from '@vanilla-extract/css';
import { canHover, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The largest win and the board: side by side, or stacked on phones. */
export const both = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: vars.space.lg },
  },
});

/** The largest win: cover beside the text, or above it when the card is beside the board. */
export const top = screenStyle({
  position: 'relative',
  display: 'flex',
  // With large text the cover has a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  height: '100%',
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      justifyItems: 'center',
      gap: vars.space.lg,
      textAlign: 'center',
    },
  },
});
export const cover = screenStyle({
  flex: 'none',
  width: 'clamp(5rem, 26%, 6.5rem)',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  '@media': { [from('desktop')]: { width: '9.25rem' } },
});
export const details = screenStyle({
  display: 'grid',
  flex: '1 1 9rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from('desktop')]: { justifyItems: 'center' } },
});

export const row = screenStyle({
  display: 'flex',
  // With large text the amount has a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});
globalStyle(`${row} > :first-child`, {
  '@layer': { [screenLayer]: { flex: 'none', inlineSize: vars.size.touch } },
});
const line = {
  display: 'block',
  overflow: 'hidden',
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
export const names = screenStyle({ flex: '1 1 3rem', minWidth: 0 });
export const who = screenStyle({ ...line, fontSize: vars.text.sm, fontWeight: vars.weight.medium });
export const game = screenStyle({ ...line, fontSize: vars.text.xs, color: vars.color.onSurfaceMuted });

/** The gold pill that marks amounts of money. */
const gold = {
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  lineHeight: vars.leading.control,
} as const;
export const amount = screenStyle({
  ...gold,
  marginInlineStart: 'auto',
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.sm,
});
export const sum = screenStyle({
  ...gold,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  marginBlock: vars.space.xxs,
  fontSize: vars.text.lg,
  '@media': { [from('tablet')]: { paddingInline: vars.space.md, fontSize: vars.text.xl } },
});

/** Placeholder with the height of the board and its control. */
export const placeholder = screenStyle({
  display: 'grid',
  alignContent: 'space-between',
  minHeight: `calc(${rowsHigh()} + ${vars.size.controlSmall} + ${vars.space.xs})`,
});

function rowsHigh(): string {
  return `6 * (${vars.size.touch} + ${vars.space.sm})`;
}
