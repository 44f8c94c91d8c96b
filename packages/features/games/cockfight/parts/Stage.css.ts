import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { tinted } from '#ui/PriceButton/PriceMove.css.ts';
import { canHover, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords, proportional } from '#ui/theme/largeText.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

const { space: gap } = vars;
const { sideRed, onSideRed, sideBlue, onSideBlue } = vars.color;

/** A picture of 16:9 that grows with what is said on it. */
export const stage = screenStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  aspectRatio: '16 / 9',
  '@media': { [from('wide')]: { aspectRatio: '2 / 1' } },
});
export const picture = screenStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
export const upper = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: gap.xs,
  padding: gap.xs,
});
const pill = {
  minInlineSize: 0,
  paddingBlock: gap.xxs,
  paddingInline: gap.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
} as const;
/** On a ground of its own, so that it is legible on every picture. */
export const plate = screenStyle({
  ...pill,
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  fontVariantNumeric: 'tabular-nums',
});
export const corners = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: gap.xs,
  padding: gap.xs,
  '@container': { [fewWords]: { flexDirection: 'column', alignItems: 'stretch' } },
});
const cornerBase = { ...pill, display: 'inline-flex', alignItems: 'center', gap: gap.xxs } as const;
export const corner = styleVariants({
  red: inScreen({ ...cornerBase, backgroundColor: sideRed, color: onSideRed }),
  blue: inScreen({ ...cornerBase, backgroundColor: sideBlue, color: onSideBlue }),
});
const mark = {
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: proportional('0.625rem'),
  blockSize: proportional('0.625rem'),
  border: '2px solid currentColor',
  borderRadius: vars.radius.pill,
} as const;
/** Red is a ring and blue a disc. */
export const dot = styleVariants({
  ring: inScreen(mark),
  disc: inScreen({ ...mark, backgroundColor: 'currentColor' }),
});

export const prices = screenStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.62fr) minmax(0, 1fr)',
  gap: gap.xs,
  padding: gap.sm,
});
const highPrice = '5rem';
const button: StyleRule = {
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: '4.25rem',
  padding: gap.xxs,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  '@media': {
    [from('wide')]: { minBlockSize: highPrice },
    [canHover]: { selectors: { '&:hover:enabled': { filter: 'brightness(1.06)' } } },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight', outlineOffset: '-4px' } },
    },
  },
  selectors: {
    // A frame inside, besides the tick.
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      inset: '3px',
      border: '2px solid currentColor',
      borderRadius: 'inherit',
    },
    '&:disabled': {
      border: `${vars.border.hairline} dashed ${vars.color.lineStrong}`,
      backgroundColor: 'transparent',
      color: vars.color.onSurfaceMuted,
      cursor: 'not-allowed',
    },
  },
};
export const price = styleVariants({
  red: inScreen({ ...button, backgroundColor: sideRed, color: onSideRed }),
  draw: inScreen({
    ...button,
    borderColor: vars.color.lineStrong,
    backgroundColor: vars.color.surface,
    color: vars.color.onSurface,
  }),
  blue: inScreen({ ...button, backgroundColor: sideBlue, color: onSideBlue }),
  waits: inScreen({
    minBlockSize: '4.25rem',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.placeholder,
    '@media': { [from('wide')]: { minBlockSize: highPrice } },
  }),
});
const priceFace = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  borderRadius: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
});
export const priceText = `${priceFace} ${tinted}`;
export const figure = screenStyle({
  fontFamily: vars.font.numeric,
  fontSize: vars.text.xl,
  fontVariantNumeric: 'tabular-nums',
});
/** In the corner of its button, which keeps its height. */
export const tick = screenStyle({
  position: 'absolute',
  insetBlockStart: gap.xs,
  insetInlineEnd: gap.xs,
  lineHeight: 0,
});
/** In the other corner. Red and blue are grounds on which neither green nor red would be told apart. */
export const arrowPlace = screenStyle({
  position: 'absolute',
  insetBlockStart: gap.xs,
  insetInlineStart: gap.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: proportional('1.125rem'),
  blockSize: proportional('1.125rem'),
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
});

export const past = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gap.xs,
  padding: `0 ${gap.sm} ${gap.sm}`,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  color: vars.color.onSurfaceMuted,
});
export const letters = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: gap.xxs });
const letterBase = {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: proportional('1.375rem'),
  blockSize: proportional('1.375rem'),
  border: '2px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
} as const;
export const letter = styleVariants({
  red: inScreen({ ...letterBase, borderColor: sideRed, color: sideRed }),
  draw: inScreen({ ...letterBase, borderStyle: 'dashed', borderColor: vars.color.lineStrong }),
  blue: inScreen({ ...letterBase, backgroundColor: sideBlue, color: onSideBlue }),
  /** The place of letters that are still unknown. */
  waits: inScreen({ ...letterBase, backgroundColor: vars.color.placeholder }),
});

/** In place of the prices, where no fight is near. */
export const waits = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '5.75rem',
  margin: 0,
  padding: gap.sm,
  textAlign: 'center',
});
