import { globalStyle } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

/** Container width from which rows are lines. */
const lines = '(width >= 40rem)';
const cards = '(width < 40rem)';
const line = `${vars.border.hairline} solid ${vars.color.line}`;
/** On paper nothing scrolls. */
const onScreen = (rule: object) => ({ '@media': { screen: rule } });
const inLines = (rule: object) => ({ '@container': { [lines]: rule } });

export const container = kitStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const scroller = kitStyle({
  position: 'relative',
  borderRadius: vars.radius.control,
  ...inLines({
    ...onScreen({ overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'thin' }),
  }),
});

export const table = kitStyle({
  display: 'block',
  inlineSize: '100%',
  borderSpacing: 0,
  lineHeight: vars.leading.text,
  ...inLines({ display: 'table', fontSize: vars.text.sm }),
});

/** Above the cards, only the sort buttons are left of the head. */
export const head = kitStyle({ display: 'block', ...inLines({ display: 'table-header-group' }) });
export const headRow = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  ...inLines({ display: 'table-row' }),
});

export const body = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...inLines({ display: 'table-row-group' }),
});

export const foot = kitStyle({ display: 'block', ...inLines({ display: 'table-footer-group' }) });

/** A card: what names it above, values in as many columns as fit. */
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  // Inside, so that focus rings are not cut off.
  padding: vars.space.sm,
  borderBlockEnd: line,
  breakInside: 'avoid',
  // Cards out of view cost no layout.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 11rem',
  ...inLines({ display: 'table-row', contentVisibility: 'visible' }),
});

/** The sum line. */
export const sum = kitStyle({ fontWeight: vars.weight.strong, borderBlockEnd: 'none' });

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
    selectors: { [`${sum} &`]: { borderBlockEnd: 'none' } },
  }),
});

export const numeric = kitStyle({
  fontVariantNumeric: 'tabular-nums',
  ...inLines({ textAlign: 'end', whiteSpace: 'nowrap' }),
});

/** What names the row stays in place while the values scroll. */
export const lead = kitStyle({
  gridColumn: '1 / -1',
  fontWeight: vars.weight.strong,
  ...inLines({
    ...onScreen({ position: 'sticky', insetInlineStart: 0, zIndex: 1 }),
    minInlineSize: '9rem',
    maxInlineSize: '16rem',
    backgroundColor: vars.color.surface,
    overflowWrap: 'anywhere',
    borderInlineEnd: `${vars.border.hairline} solid transparent`,
    selectors: {
      '[data-scrolled] &': { borderInlineEndColor: vars.color.lineStrong },
      // The row of a tree that has the focus: it lies above the ring of the row.
      [`${row}:focus-visible > &`]: { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '-3px' },
    },
  }),
});

export const headCell = kitStyle({
  ...inLines({ color: ink.muted, fontWeight: vars.weight.medium, whiteSpace: 'nowrap' }),
});

/** A heading without a sort button: above cards, for screen readers only. */
export const unsorted = kitStyle({
  '@container': {
    [cards]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** Not in cards. */
export const notInCards = kitStyle({ '@container': { [cards]: { display: 'none' } } });

export const cellName = kitStyle({
  display: 'block',
  color: ink.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  ...inLines({ display: 'none' }),
});

/** How many levels of a tree a row is moved in. */
export const depth = '--tree-depth';
export const treeLead = kitStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.controlSmall} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInlineStart: `calc(var(${depth}) * ${vars.space.sm})`,
});
export const toggle = kitStyle({ inlineSize: vars.size.controlSmall });

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
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  color: vars.color.onSunken,
  fontSize: vars.text.sm,
  fontWeight: 'inherit',
  lineHeight: vars.leading.control,
  selectors: {
    '&[data-sorted]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
  },
  ...inLines({
    paddingInline: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: 'inherit',
    selectors: {
      '&[data-sorted]': { backgroundColor: 'transparent', color: vars.color.onSurface, fontWeight: vars.weight.strong },
    },
  }),
  '@media': { '(forced-colors: active)': { selectors: { '&[data-sorted]': { color: 'Highlight' } } } },
});

/** Rules of a table of entries: cards stand apart, texts take a line of their own, and lines begin at their top. */
const inEntries = (part: string, rule: object, inTable: object = {}): void =>
  globalStyle(`${scroller}[data-entries] ${part}`, {
    '@layer': { [kitLayer]: { ...rule, '@container': { '(width >= 36rem)': inTable } } },
  });
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
const shown = { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' };

globalStyle(`${scroller}[data-entries]`, { '@layer': { [kitLayer]: { backgroundColor: 'transparent' } } });
inEntries(table, { fontSize: 'inherit' }, { display: 'table' });
inEntries(head, hidden, { ...shown, display: 'table-header-group', color: ink.muted, fontSize: vars.text.sm });
inEntries(headRow, {}, { display: 'table-row' });
inEntries(headCell, {}, { ...shown, color: 'inherit', fontWeight: vars.weight.regular });
inEntries(body, { gap: vars.space.sm }, { display: 'table-row-group' });
inEntries(
  `${body} > ${row}`,
  {
    display: 'flex',
    flexWrap: 'wrap',
    padding: vars.space.md,
    border: 'none',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    contentVisibility: 'visible',
  },
  { display: 'table-row' },
);
inEntries(
  cell,
  { flex: '1 0 100%', blockSize: 'auto', overflowWrap: 'anywhere', verticalAlign: 'top' },
  { paddingInline: vars.space.xs, paddingBlock: vars.space.sm, borderBlockEnd: line },
);
inEntries(numeric, { flex: '1 0 auto', whiteSpace: 'nowrap' }, { textAlign: 'end' });
inEntries(`${cell}:not(${numeric}) > ${cellName}`, { display: 'none' });
inEntries(cellName, {}, { display: 'none' });
