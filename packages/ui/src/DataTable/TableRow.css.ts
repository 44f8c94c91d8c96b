import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';
import { body } from './DataTable.css.ts';
import { inLines, narrow, onScreen, shade } from './layout.ts';

const line = `${vars.border.hairline} solid ${vars.color.line}`;

/** A row of two lines: what names it on the left, two values on the right. The others below, once it is unfolded. */
export const row = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '3rem',
  paddingInline: vars.space.sm,
  paddingBlock: '0.125rem',
  borderBlockEnd: line,
  lineHeight: vars.leading.control,
  breakInside: 'avoid',
  // Rows out of view cost no layout.
  contentVisibility: 'auto',
  // The content alone, without padding and line.
  containIntrinsicBlockSize: 'auto 3rem',
  selectors: {
    '&[data-folds]': { paddingInlineEnd: vars.size.touch },
    '&[data-open]': { alignItems: 'start' },
    // Several texts are far higher than the placeholder: the rows after it would jump, and lie over it when they are measured.
    '[data-entries] &[data-open]': { contentVisibility: 'visible' },
  },
  ...inLines({ display: 'table-row', contentVisibility: 'visible', lineHeight: 'inherit' }),
});
export const headRow = kitStyle({
  minBlockSize: 0,
  contentVisibility: 'visible',
  color: ink.muted,
  fontSize: vars.text.xs,
});

/** The sum line, which stays in view below rows that scroll. */
export const sum = kitStyle({ borderBlockEnd: 'none', fontWeight: vars.weight.strong });

export const cell = kitStyle({
  minInlineSize: 0,
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'middle',
  ...inLines({
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.xxs,
    blockSize: vars.size.touch,
    borderBlockEnd: line,
    overflowWrap: 'normal',
    selectors: {
      [`${sum} &`]: { borderBlockStart: line, borderBlockEnd: 'none' },
      [`[data-sum] ${sum} &`]: {
        position: 'sticky',
        // A hair lower than the edge, where the row beneath would show.
        insetBlockEnd: '-1px',
        zIndex: 2,
        borderBlockStartColor: vars.color.lineStrong,
        backgroundColor: vars.color.sunken,
        color: vars.color.onSunken,
      },
      [`[data-sum] ${headRow} &`]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 2,
        backgroundColor: vars.color.sunken,
        color: vars.color.onSunkenMuted,
      },
      // Under a thumb.
      [`[data-lines] ${body} > ${row} > &`]: {
        '@media': { [below('tablet')]: { paddingBlock: 0, blockSize: '3rem' } },
      },
      '[data-entries] &': {
        paddingInline: vars.space.xs,
        paddingBlock: vars.space.sm,
        blockSize: 'auto',
        overflowWrap: 'anywhere',
        verticalAlign: 'top',
      },
    },
  }),
});

export const numeric = kitStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...inLines({ textAlign: 'end' }),
});

/** Where a cell is in a row that is folded. */
const right = { gridColumn: 2, textAlign: 'end' } as const;
const whole = { gridRow: '1 / span 2' };
export const places = styleVariants({
  title: inKit({
    gridColumn: 1,
    gridRow: 1,
    fontWeight: vars.weight.medium,
    selectors: { [`[data-places~='no-note'] &`]: whole },
    ...inLines({ fontWeight: 'inherit' }),
  }),
  note: inKit({
    gridColumn: 1,
    gridRow: 2,
    color: ink.muted,
    fontSize: vars.text.sm,
    ...inLines({ color: 'inherit', fontSize: 'inherit' }),
  }),
  value: inKit({
    ...right,
    gridRow: 1,
    selectors: { [`[data-places~='no-aside'] &`]: whole },
    ...inLines({ textAlign: 'start' }),
  }),
  aside: inKit({
    ...right,
    gridRow: 2,
    color: ink.muted,
    fontSize: vars.text.sm,
    ...inLines({ textAlign: 'start', color: 'inherit', fontSize: 'inherit' }),
  }),
  /** Only in the unfolded row: name and value on a line. */
  details: inKit({
    display: 'none',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    paddingBlock: vars.space.xxs,
    fontSize: vars.text.sm,
    selectors: { '[data-open] > &': { display: 'flex' } },
    ...inLines({
      display: 'table-cell',
      fontSize: 'inherit',
      selectors: { '[data-open] > &': { display: 'table-cell' } },
    }),
  }),
});
/** Numbers end their column also where they have a place. */
export const numericPlace = kitStyle(inLines({ selectors: { '&&': { textAlign: 'end' } } }));

/** A part of a cell that is seen when the row is unfolded. */
export const rowDetails = kitStyle({
  '@container': { [narrow]: { selectors: { [`${row}:not([data-open]) &`]: { display: 'none' } } } },
});

/** In a folded row, texts end with the line. */
for (const place of [places.title, places.note])
  globalStyle(`${body} > ${row}:not([data-open]) > ${place} :where(div, p, span, a, button, time, bdi)`, {
    '@layer': {
      [kitLayer]: {
        '@container': {
          [narrow]: {
            minInlineSize: 0,
            maxInlineSize: '100%',
            overflowX: 'clip',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        },
      },
    },
  });
/** What names the row is as large a target as both lines on its side. */
const leadLink = `${body} > ${row}[data-folds] > ${places.title} :where(a, button):not([data-fold], [aria-expanded])`;
const inNarrow = (rule: object) => ({ '@layer': { [kitLayer]: { '@container': { [narrow]: rule } } } });
globalStyle(leadLink, inNarrow({ minBlockSize: 0 }));
globalStyle(
  `${leadLink}::after`,
  inNarrow({ content: '""', position: 'absolute', insetBlock: '-0.25rem -1.75rem', insetInline: 0 }),
);
/** What can be tapped lies above the button that covers the row. */
globalStyle(`${row}[data-folds] > * :where(a, button, summary):not([data-fold])`, {
  '@layer': { [kitLayer]: { '@container': { [narrow]: { position: 'relative', zIndex: 1 } } } },
});

/** The name of a row behind its box. */
export const picked = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 });
export const pickBox = kitStyle({ flexShrink: 0 });
/** In a row that folds, the whole row is the target of its box, but for the sign that unfolds it. */
globalStyle(`${row}[data-folds] ${pickBox} label`, inNarrow({ minBlockSize: 0, paddingBlock: 0 }));
globalStyle(
  `${row}[data-folds] ${pickBox} label::after`,
  inNarrow({
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    insetInlineEnd: vars.size.touch,
    blockSize: '3.25rem',
    zIndex: 2,
  }),
);

/** In a row of one line on a phone, what stays in place is the target of its box. */
globalStyle(`[data-lines] ${pickBox} label::after`, {
  '@layer': {
    [kitLayer]: { '@media': { [below('tablet')]: { content: '""', position: 'absolute', inset: 0, zIndex: 2 } } },
  },
});

/** Unfolds the row: as large as the row itself, with its sign at the end. */
export const fold = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: '100%',
  paddingInlineEnd: vars.space.sm,
  color: ink.muted,
  borderRadius: vars.radius.control,
  outlineOffset: '-3px',
  selectors: { '&[aria-expanded="true"]': { blockSize: '3.25rem' } },
  ...inLines({ display: 'none' }),
});

/** What names the row stays in place while the values scroll. */
export const lead = kitStyle({
  ...inLines({
    ...onScreen({
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      selectors: {
        [`[data-sum] ${headRow} > &, [data-sum] ${sum} > &`]: { zIndex: 3, backgroundColor: vars.color.sunken },
        '[data-scrolled] &::after': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: '100%',
          inlineSize: vars.space.sm,
          backgroundImage: shade('right'),
          opacity: 0.25,
          pointerEvents: 'none',
        },
      },
    }),
    backgroundColor: vars.color.surface,
    borderInlineEnd: `${vars.border.hairline} solid transparent`,
    selectors: {
      '[data-scrolled] &': { borderInlineEndColor: vars.color.lineStrong },
      // The row of a tree that has the focus: it lies above the ring of the row.
      [`${row}:focus-visible > &`]: { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '-3px' },
    },
  }),
});
/** What names a row of figures. */
export const named = kitStyle({
  ...inLines({
    minInlineSize: '9rem',
    maxInlineSize: '16rem',
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    // Beside it, a phone has room for two columns.
    selectors: {
      '[data-lines] &': { '@media': { [below('tablet')]: { minInlineSize: '7.25rem', maxInlineSize: '10rem' } } },
    },
  }),
});

export const headCell = kitStyle({
  fontWeight: vars.weight.regular,
  ...inLines({
    color: ink.muted,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '[data-entries] &': { fontWeight: vars.weight.regular } },
  }),
});

/** The heading of what is not in a folded row. */
export const unplaced = kitStyle({ '@container': { [narrow]: { selectors: { '&&': { display: 'none' } } } } });

/** Not in rows that fold. */
export const inLinesOnly = kitStyle({ '@container': { [narrow]: { selectors: { '&&': { display: 'none' } } } } });

export const cellName = kitStyle({
  color: ink.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  ...inLines({ display: 'none' }),
});
/** Beside its name. */
export const cellValue = kitStyle({ minInlineSize: 0, '@container': { [narrow]: { textAlign: 'end' } } });
