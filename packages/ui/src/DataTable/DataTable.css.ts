import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { inLines, narrow, onScreen, shade, unseen } from './layout.ts';

export const container = kitStyle({ position: 'relative', containerType: 'inline-size', minInlineSize: 0 });

/** Head and sum line stay in view between the rows, also below two rows of figures on a phone. */
const betweenHeadAndSum = { maxBlockSize: 'max(20rem, 100dvh - 15rem)', overflowY: 'auto' } as const;
const scrolls = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
} as const;

export const scroller = kitStyle({
  position: 'relative',
  borderRadius: vars.radius.control,
  ...inLines(onScreen({ ...scrolls, selectors: { '&[data-sum]': betweenHeadAndSum } })),
  '@media': { screen: { selectors: { '&[data-lines]': scrolls, '&[data-lines][data-sum]': betweenHeadAndSum } } },
});

/** At least as wide as a table of lines is, also on a phone: what is in it asks this width. */
export const wide = kitStyle({
  inlineSize: '100%',
  minInlineSize: '40rem',
  containerType: 'inline-size',
  '@media': { print: { minInlineSize: 0 } },
});

/** Over the edge beyond which there are more columns. */
export const moreAside = kitStyle({
  display: 'none',
  ...inLines(
    onScreen({
      display: 'block',
      position: 'absolute',
      zIndex: 3,
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: vars.space.lg,
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
      backgroundImage: shade('left'),
      opacity: 0.4,
      pointerEvents: 'none',
    }),
  ),
});

export const table = kitStyle({
  display: 'block',
  inlineSize: '100%',
  borderSpacing: 0,
  lineHeight: vars.leading.text,
  ...inLines({ display: 'table', fontSize: vars.text.sm, selectors: { '[data-entries] &': { fontSize: 'inherit' } } }),
});

/** Above folded rows: what their values are. Entries speak for themselves. */
export const head = kitStyle({
  display: 'block',
  selectors: { '[data-entries] &': unseen },
  ...inLines({
    display: 'table-header-group',
    selectors: {
      '[data-entries] &': {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
});

export const body = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...inLines({ display: 'table-row-group' }),
});

export const foot = kitStyle({ display: 'block', ...inLines({ display: 'table-footer-group' }) });

/** How many levels of a tree a row is moved in. */
export const depth = '--tree-depth';
export const treeLead = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  // The column is as wide as its names need.
  ...inLines({ gridTemplateColumns: 'auto minmax(min-content, 1fr)', columnGap: vars.space.xxs }),
  paddingInlineStart: `calc(var(${depth}) * ${vars.space.sm})`,
});
/** Names begin at the same place, whether their rows open or not. Folded rows have no room for that. */
export const toggle = kitStyle({
  selectors: {
    '&:not(:empty)': { marginBlock: `calc(-1 * ${vars.space.xs})`, marginInlineStart: `calc(-1 * ${vars.space.xs})` },
  },
  ...inLines({
    inlineSize: vars.size.controlSmall,
    selectors: { '&:not(:empty)': { marginBlock: 0, marginInlineStart: 0 } },
  }),
});

/** A line in place of the cells of a row. */
export const note = kitStyle({ gridColumn: '1 / -1' });
export const noteText = kitStyle({
  ...inLines({ ...onScreen({ position: 'sticky', insetInlineStart: vars.space.sm }), display: 'inline-block' }),
});

/** A button in place of a link. */
export const action = kitStyle({ padding: 0, font: 'inherit', textAlign: 'start' });

export const sortButton = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: 'inherit',
  font: 'inherit',
  minBlockSize: '1.5rem',
  lineHeight: vars.leading.control,
  ...inLines({ minBlockSize: vars.size.touch, borderRadius: vars.radius.control }),
  selectors: {
    '&[data-sorted]': { color: vars.color.onSurface, fontWeight: vars.weight.strong },
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-sorted]': { color: 'Highlight' } } } },
});

/** Above folded rows, only the heading that is sorted has a sign. */
export const sortSign = kitStyle({
  display: 'inline-flex',
  '@container': { [narrow]: { selectors: { [`${sortButton}:not([data-sorted]) > &`]: { display: 'none' } } } },
});
