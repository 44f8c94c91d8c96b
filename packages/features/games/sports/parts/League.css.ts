import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords, proportional } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

const { space: gap } = vars;

/** A finger that moves sideways turns to other prices instead of the page. */
export const leagues = screenStyle({ display: 'grid', gap: gap.sm, touchAction: 'pan-y pinch-zoom' });
export const card = screenStyle({
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'clip',
  ...cardEdge,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
/** Whose match it is, beside when it is. */
export const by = screenStyle({ fontWeight: vars.weight.regular, color: vars.color.onSurfaceMuted });
const headHeight = '2.25rem';
/** Matches a card on a phone, and on one of up to 360 px, as the rows do. */
const phone = '(max-width: 24rem)';
const small = '(max-width: 20.5rem)';
export const leagueHead = screenStyle({
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: gap.xs,
  minBlockSize: headHeight,
  paddingInline: gap.sm,
  '@container': { [phone]: { paddingInline: gap.xs } },
});
export const leagueName = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: gap.xs,
  minInlineSize: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  color: vars.color.onSurfaceMuted,
});
globalStyle(`${leagueName} > span`, {
  '@layer': {
    [screenLayer]: { minInlineSize: 0, overflowWrap: 'anywhere' },
  },
});
export const mark = screenStyle({
  flex: 'none',
  inlineSize: proportional('1.125rem'),
  blockSize: proportional('0.8125rem'),
  borderRadius: '0.125rem',
  forcedColorAdjust: 'none',
});
/** Above the prices of the rows, which are as wide. Large text has them on a line of their own, with names of their own. */
export const columnNames = screenStyle({
  display: 'flex',
  gap: gap.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  color: vars.color.onSurfaceMuted,
  textAlign: 'center',
  '@container': { [fewWords]: { display: 'none' } },
});
const columns = (total: number, one: string, narrow: string, smaller: string, beside: string) =>
  inScreen({
    display: 'grid',
    gap: gap.xxs,
    gridAutoFlow: 'column',
    inlineSize: `calc(${total} * ${proportional(one)} + ${total - 1} * ${gap.xxs})`,
    gridAutoColumns: 'minmax(0, 1fr)',
    selectors: {
      '&[data-beside]': { inlineSize: `calc(${total} * ${proportional(beside)} + ${total - 1} * ${gap.xxs})` },
    },
    '@container': {
      [narrow]: { inlineSize: `calc(${total} * ${proportional(smaller)} + ${total - 1} * ${gap.xxs})` },
    },
  });
export const columnsOf = styleVariants({
  three: columns(3, '3.25rem', small, '2.75rem', '4rem'),
  two: columns(2, '5rem', phone, '4.25rem', '3.5rem'),
});
export const boneHead = screenStyle({
  blockSize: headHeight,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const boneRow = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.row,
  paddingInline: gap.sm,
});
