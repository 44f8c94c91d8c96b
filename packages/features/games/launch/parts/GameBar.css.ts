import { globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
/** Visible from tablets up; for screen readers everywhere. */
const visibleFromTablet = {
  ...visuallyHidden,
  '@media': { [from('tablet')]: { position: 'static', inlineSize: 'auto', clipPath: 'none' } },
} as const;

/** The width below which a balance of nine digits needs tighter spacing. */
const narrowest = '(max-width: 22.4rem)';

export const bar = screenStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  paddingBlockStart: `calc(${vars.space.xxs} + env(safe-area-inset-top))`,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  // The cover of the game whose link was pressed becomes the bar (`GameTile`).
  viewTransitionName: 'cover',
  '@media': {
    [narrowest]: { columnGap: 0, paddingInline: vars.space.xxs },
    [from('tablet')]: { flexWrap: 'nowrap', columnGap: vars.space.sm, paddingInline: vars.space.sm },
  },
});
/** The cover keeps its shape while it becomes the bar. */
globalStyle('::view-transition-group(cover), ::view-transition-old(cover), ::view-transition-new(cover)', {
  '@layer': { [screenLayer]: { animationDuration: vars.motion.slow } },
});
globalStyle('::view-transition-old(cover), ::view-transition-new(cover)', {
  '@layer': { [screenLayer]: { blockSize: '100%', objectFit: 'cover', overflow: 'clip' } },
});
export const backLabel = screenStyle(visibleFromTablet);
export const title = screenStyle({
  ...visibleFromTablet,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  '@media': {
    [from('tablet')]: {
      ...visibleFromTablet['@media'][from('tablet')],
      flex: 1,
      minInlineSize: 0,
      paddingBlock: '0.25em',
      textOverflow: 'ellipsis',
    },
  },
});
/** A note in the practice badge. On phones, the way to play for real takes its place. */
export const aside = screenStyle(visibleFromTablet);
/** Between the back link and the tools: the balance, or the practice badge. */
export const middle = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 'min-content',
  '@media': { [from('tablet')]: { flex: 'none' } },
});
export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  '@media': { [narrowest]: { paddingInlineStart: vars.space.xs } },
});
export const sum = screenStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  '@media': { [narrowest]: { fontSize: vars.text.xs } },
});
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
export const tools = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [narrowest]: { gap: 0 } },
});
/** Not on the narrowest phones, which need the place for the balance; the heart in the list stays. */
export const heart = screenStyle({ display: 'none', '@media': { '(min-width: 24rem)': { display: 'contents' } } });
