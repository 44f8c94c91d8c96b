import { globalStyle } from '@vanilla-extract/css';
import { from, tall } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const wide = from('desktop');
/** From here on a row has room for all kinds of bets. */
const roomy = from('wide');
const { space: gap, layout } = vars;
/** The header, which stays in view above what is sticky. */
const headerHeight = { narrow: '3.5rem', wide: '6.5rem' } as const;

/**
 * Three columns on wide windows, whose first lines are one: the first sport, the tabs and the head of the slip. On
 * others one column, whose tabs bring space of their own above their words. At least as high as the window, so that the end of
 * the page is out of view however many matches come.
 */
export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  minBlockSize: `calc(100dvh - ${headerHeight.narrow})`,
  marginBlockStart: `calc(-1 * ${gap.md})`,
  '@media': {
    [from('tablet')]: { marginBlockStart: `calc(-1 * ${gap.lg})` },
    [wide]: {
      gridTemplateColumns: '12rem minmax(0, 1fr) 19rem',
      columnGap: gap.md,
      marginBlockStart: `calc(${gap.xs} - ${gap.lg})`,
    },
    [from('full')]: { gridTemplateColumns: '14.5rem minmax(0, 1fr) 21rem', columnGap: gap.lg },
  },
});
const stays = {
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight.wide} + ${gap.md})`,
  maxBlockSize: `calc(100dvh - ${headerHeight.wide} - 2 * ${gap.md})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;
export const treePlace = screenStyle({
  '@media': { [wide]: { paddingBlockStart: gap.xxs }, [`${wide} and ${tall}`]: stays },
});
export const slipPlace = screenStyle({ minInlineSize: 0, '@media': { [`${wide} and ${tall}`]: stays } });
export const list = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: gap.xs });
// A document has the prices of a narrow window: others are not shown before all columns of them are there.
globalStyle(`${list}[data-narrow] [role='group'] button`, {
  '@layer': { [screenLayer]: { '@media': { [roomy]: { visibility: 'hidden' } } } },
});

export const tabsBar = screenStyle({
  zIndex: 8,
  // A tab that a brand fills does not touch the header.
  paddingBlockStart: gap.xxs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: headerHeight.narrow },
    [`${wide} and ${tall}`]: { position: 'static' },
    [wide]: { paddingBlock: gap.xxs, border: 0 },
    // What follows is the first row of all columns.
    [roomy]: { marginBlockEnd: `calc(-1 * ${gap.xs})` },
  },
});
export const count = screenStyle({
  minInlineSize: '2ch',
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const liveDot = screenStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.lineStrong,
  selectors: { '&[data-on]': { backgroundColor: vars.color.live } },
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

/** Space for focus rings, which a scrolling row would clip. */
const ring = '5px';

export const sportStrip = screenStyle({
  display: 'flex',
  gap: 0,
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
});
/** A column of wide windows has the same. */
export const narrowOnly = screenStyle({ minInlineSize: 0, '@media': { [wide]: { display: 'none' } } });
export const sport = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.125rem',
  minInlineSize: proportional('4rem'),
  borderRadius: vars.radius.control,
  color: vars.color.onCanvasMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: vars.color.accent } },
});
/** The place of a sport that is still unknown. */
export const sportPlace = screenStyle({
  flex: 'none',
  inlineSize: proportional('3.5rem'),
  marginInlineEnd: gap.xs,
  blockSize: `calc(2.5rem + 0.125rem + ${vars.text.xs} * ${vars.leading.control})`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
});
export const emblem = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  ...cardEdge,
  borderRadius: layout.categoryRadius,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  selectors: {
    [`${sport}[aria-current] &`]: {
      borderColor: 'transparent',
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${sport}[aria-current] &`]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const sportName = screenStyle({ paddingInline: '0.125rem', whiteSpace: 'nowrap' });
export const liveCount = screenStyle({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '0.375rem',
  minInlineSize: '1.125rem',
  paddingInline: gap.xxs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.live,
  color: vars.color.surface,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
});

export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gap.xs,
  '@media': { [roomy]: { display: 'none' } },
});
const pill = {
  position: 'relative',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  whiteSpace: 'nowrap',
} as const;
/** A target of full height, in a row that is lower. */
const reach = { '&::after': { content: '', position: 'absolute', inset: '-5px 0' } } as const;
const onCanvas = { backgroundColor: vars.color.onCanvas, color: vars.color.canvas } as const;
const highlighted = { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } as const;
export const switchGroup = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  padding: '0.125rem',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
});
export const switchButton = screenStyle({
  ...pill,
  minInlineSize: vars.size.touch,
  minBlockSize: '2.125rem',
  paddingInline: gap.sm,
  color: vars.color.onSurface,
  selectors: { ...reach, '&[aria-pressed="true"]': onCanvas },
  '@media': {
    '(max-width: 22.4rem)': { paddingInline: gap.xs },
    '(forced-colors: active)': { selectors: { '&&[aria-pressed="true"]': highlighted } },
  },
});
export const filterButton = screenStyle({
  ...pill,
  display: 'inline-flex',
  alignItems: 'center',
  gap: gap.xxs,
  minBlockSize: '2.5rem',
  // At the end of the line, also without a switch before it.
  marginInlineStart: 'auto',
  paddingInline: gap.sm,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  selectors: { ...reach, '&[data-narrowed]': { ...onCanvas, borderColor: 'transparent' } },
  // A column of wide windows has the same.
  '@media': { [wide]: { display: 'none' } },
});

export const bookLink = screenStyle({
  position: 'relative',
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  color: vars.color.accent,
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${gap.xs}) 0` } },
});

export const branchHeading = screenStyle({
  padding: `${gap.sm} ${gap.sm} ${gap.xxs}`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  opacity: 0.85,
});
export const branch = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: gap.xs,
  minBlockSize: vars.size.touch,
  paddingInline: gap.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&&[aria-current]': highlighted } } },
});
export const branchName = screenStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const branchCount = screenStyle({
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-live]': { color: vars.color.live } },
});
