import { from, tall } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { space: gap } = vars;
const columns = from('desktop');
const wide = from('wide');
/** The header, which stays in view above what is sticky. */
const headerHeight = { narrow: '3.5rem', wide: '6.5rem' } as const;

/**
 * One column; on wide windows the ring, the next fights and the slip beside one another. At least as high as the window, so
 * that the end of the page is out of view however many fights come.
 */
export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  minBlockSize: `calc(100dvh - ${headerHeight.narrow})`,
  gap: gap.sm,
  '@media': {
    [columns]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: gap.md },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: gap.lg },
  },
});
export const ringsPlace = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: gap.sm,
  '@media': { [columns]: { gridColumn: '1 / -1' } },
});
export const board = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: gap.md,
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)', columnGap: gap.lg } },
});
export const stagePlace = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: gap.xs });
export const nextPlace = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: gap.xs });
export const slipPlace = screenStyle({
  minInlineSize: 0,
  '@media': {
    [`${columns} and ${tall}`]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight.wide} + ${gap.md})`,
      maxBlockSize: `calc(100dvh - ${headerHeight.wide} - 2 * ${gap.md})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

/** After the name of a ring in which a fight is on. On the chosen chip it has the colour of the text. */
export const dot = screenStyle({
  flex: 'none',
  inlineSize: proportional('0.5rem'),
  blockSize: proportional('0.5rem'),
  borderRadius: vars.radius.pill,
  visibility: 'hidden',
  backgroundColor: vars.color.live,
  selectors: {
    '&[data-running]': { visibility: 'visible' },
    '[aria-current] > &': { backgroundColor: 'currentColor' },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${gap.sm}`,
  marginBlockEnd: gap.xs,
});
export const allLink = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  color: vars.color.accent,
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${gap.xs}) 0` } },
});
/** The place of rows that are still unknown. */
export const rows = screenStyle({ display: 'grid', gap: '1px' });
export const bone = screenStyle({
  minBlockSize: vars.size.row,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
});
