import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { depth } from '../theme/depth.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(1.5rem)' } });

/** Entry and exit animations of 100 ms that animate opacity and transform only. */
const animations = (open: string, closed: string) => ({
  '&[data-state="open"]': { animation: `${open} ${vars.motion.fast} ${vars.motion.easeOut}` },
  '&[data-state="closed"]': { animation: `${closed} ${vars.motion.fast} ${vars.motion.easeOut} forwards` },
});

export const scrim = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: depth.dialog,
  backgroundColor: vars.color.scrim,
  selectors: animations(appear, vanish),
});

const inset = (edge: string): string => `env(safe-area-inset-${edge})`;
/** What stays free beside a dialog that is not a sheet: a margin, and the camera of a phone that is held sideways. */
const besides = `(2 * ${vars.space.md} + ${inset('left')} + ${inset('right')})`;
/** Low windows, e.g. at 400 % zoom: there is no space for sticky bars, so everything scrolls together. */
const lowWindow = 'screen and (max-height: 30rem)';

/** As tall as the window; on phones the full screen. */
const fullHeight = (widest: string) =>
  inKit({
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    paddingBlockStart: inset('top'),
    borderRadius: 0,
    // A hidden overflow still scrolls to what gets the focus, and a finger cannot scroll it back.
    overflow: ['hidden', 'clip'],
    '@media': {
      [from('tablet')]: {
        inlineSize: `min(${widest}, 100% - ${besides})`,
        blockSize: 'calc(100dvh - 4rem)',
        paddingBlockStart: 0,
        borderRadius: vars.radius.sheet,
      },
      [lowWindow]: { gridTemplateRows: 'auto 1fr auto', overflowY: 'auto' },
    },
  });

export const panel = kitStyle({
  position: 'fixed',
  zIndex: depth.dialog,
  // On phones, a sheet at the bottom edge.
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  maxBlockSize: `calc(100dvh - max(2rem, ${inset('top')}))`,
  paddingInline: `${inset('left')} ${inset('right')}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.section,
  // Visible in forced-colors mode, where shadows are removed.
  border: `${vars.border.hairline} solid transparent`,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  selectors: animations(rise, sink),
  '@media': {
    [from('tablet')]: {
      inset: `${inset('top')} ${inset('right')} ${inset('bottom')} ${inset('left')}`,
      margin: 'auto',
      paddingInline: 0,
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 4rem)',
      borderRadius: vars.radius.sheet,
    },
  },
});
export const widths = styleVariants({
  default: inKit({
    '@media': { [from('tablet')]: { inlineSize: `min(37.5rem, 100% - ${besides})`, minBlockSize: '18.75rem' } },
  }),
  dialog: inKit({ '@media': { [from('tablet')]: { inlineSize: `min(25rem, 100% - ${besides})` } } }),
  wide: inKit({
    '@media': { [from('tablet')]: { inlineSize: `min(56rem, 100% - ${besides})`, minBlockSize: '18.75rem' } },
  }),
  full: fullHeight('60rem'),
  broad: fullHeight('80rem'),
});

export const head = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.sm,
  '@media': { [lowWindow]: { position: 'static' } },
});
/** Of a dialog that fills a phone: as low as its buttons, so that the page begins high. */
export const tallHead = kitStyle({
  paddingBlock: vars.space.xxs,
  '@media': { [from('tablet')]: { paddingBlock: vars.space.sm } },
});
/** The colours of the head. */
export const tones = styleVariants({
  surface: inKit({ backgroundColor: vars.color.surface }),
  positive: inKit({
    marginBlockEnd: vars.space.md,
    paddingBlock: vars.space.xs,
    backgroundColor: vars.color.positive,
    color: vars.color.onPositive,
  }),
});
globalStyle(`${tones.positive} :focus-visible`, {
  '@layer': { [kitLayer]: { outlineColor: vars.color.onPositive } },
});
/** As tall as the close button, so that a title of one line is vertically centred with it. */
export const titleSlot = kitStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.control} - ${vars.text.lg} * ${vars.leading.heading}) / 2)`,
  overflowWrap: 'anywhere',
});
export const body = kitStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.md } },
});
/** The body of the `room` width. Its child gets a definite height and scrolls on its own. */
export const fullHeightBody = kitStyle({
  alignContent: 'stretch',
  paddingBlockEnd: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [lowWindow]: { gridTemplateRows: 'auto' } },
});
export const foot = kitStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  // On phones the buttons share the full width.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface,
  '@media': {
    [from('tablet')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
    [lowWindow]: { position: 'static' },
  },
});
