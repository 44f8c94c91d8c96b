import { keyframes } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { depth } from '#ui/theme/depth.ts';
import { fewWords, proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

const inColumn = from('desktop');
const { space: gap, layout } = vars;
/** As high as the slips of vendors need at least. */
const leastHeight = '26.25rem';
/** Above the bottom bar, which phones give more room at their lower edge. */
const aboveBar = `calc(${proportional('3.5rem')} + max(${layout.barInset}, env(safe-area-inset-bottom)) + ${gap.xs})`;
const dockHeight = proportional('3.5rem');
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

export const column = screenStyle({ minInlineSize: 0, outline: 'none' });

/** A sheet of narrow windows while it is open, and always there in a column. */
export const panel = screenStyle({
  padding: 0,
  border: 0,
  color: vars.color.onSurface,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[open]': { animation: `${rise} ${vars.motion.fast} ${vars.motion.easeOut}` },
    '&::backdrop': { backgroundColor: vars.color.scrim },
  },
  '@media': {
    [`not all and ${inColumn.replace('screen and ', '')}`]: {
      position: 'fixed',
      zIndex: depth.dialog,
      inset: 'auto 0 0',
      inlineSize: 'min(100%, 30rem)',
      maxInlineSize: '100%',
      maxBlockSize: `calc(100dvh - max(2rem, env(safe-area-inset-top)))`,
      marginInline: 'auto',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderStartStartRadius: vars.radius.sheet,
      borderStartEndRadius: vars.radius.sheet,
      boxShadow: vars.shadow.overlay,
      outline: '1px solid transparent',
    },
    [inColumn]: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      margin: 0,
      overflow: 'clip',
      ...cardEdge,
    },
  },
});
export const inner = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
/** In a column as high as the tabs of the board beside it, with the frame of the panel. */
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: gap.xs,
  minBlockSize: `calc(${vars.size.touch} + 2 * ${gap.xxs} - ${vars.border.hairline})`,
  paddingInline: `${gap.sm} ${gap.xs}`,
  '@media': { [inColumn]: { paddingInlineEnd: gap.sm } },
});
export const vendorName = screenStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  textAlign: 'end',
  color: vars.color.onSurfaceMuted,
});
export const close = screenStyle({
  marginInlineStart: 'auto',
  '@media': { [inColumn]: { display: 'none' } },
});
/** The vendor draws what is in it. */
export const frame = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: `max(12rem, min(34rem, 100dvh - 8rem))`,
  border: 0,
  '@media': { [inColumn]: { blockSize: `max(${leastHeight}, min(38rem, 100dvh - 11rem))` } },
});
export const waiting = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: gap.md,
  minBlockSize: leastHeight,
  padding: gap.sm,
});
export const inset = screenStyle({
  display: 'grid',
  gap: gap.xs,
  padding: `0 ${gap.sm} ${gap.sm}`,
});

export const pickRows = screenStyle({ display: 'grid', gap: gap.xs });
export const pickRow = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: gap.xs,
  paddingInlineStart: gap.sm,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const pickName = screenStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', fontSize: vars.text.sm });
export const pickPrice = screenStyle({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

/** Leaves the end of the page free of the bar that lies over it. */
export const space = screenStyle({
  blockSize: `calc(${dockHeight} + ${gap.md})`,
  '@media': { [inColumn]: { display: 'none' } },
});
export const dock = screenStyle({
  containerType: 'inline-size',
  position: 'fixed',
  zIndex: 14,
  insetBlockEnd: aboveBar,
  insetInline: `max(${gap.xs}, env(safe-area-inset-left)) max(${gap.xs}, env(safe-area-inset-right))`,
  maxInlineSize: '40rem',
  maxBlockSize: '50dvh',
  marginInline: 'auto',
  overflowY: 'auto',
  // Visible where shadows are removed, and on a page of the same colour.
  border: `${vars.border.hairline} solid color-mix(in srgb, ${vars.color.onChrome} 16%, transparent)`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  boxShadow: vars.shadow.overlay,
  '@media': { [inColumn]: { display: 'none' }, print: { display: 'none' } },
});
export const dockRow = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: gap.xs,
  minBlockSize: dockHeight,
  paddingBlock: gap.xxs,
  paddingInline: `${gap.sm} ${gap.xxs}`,
  '@container': { [fewWords]: { flexWrap: 'wrap' } },
});
export const count = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const said = screenStyle({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.heading,
});
/** Large text breaks, since little would be left of a line. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [fewWords]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;
export const amount = screenStyle({ ...oneLine, fontWeight: vars.weight.strong });
export const figures = screenStyle({ ...oneLine, fontVariantNumeric: 'tabular-nums' });
