import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const markSize = '1.5rem';

export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** The line to the next step is drawn behind the marks. */
export const step = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space.sm,
  paddingBlockEnd: vars.space.md,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: markSize,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});

const mark = {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: markSize,
  blockSize: markSize,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
} as const;

/** Shape and icon differ by state, so that the state does not depend on colour. */
export const marks = styleVariants({
  done: inKit({
    ...mark,
    borderColor: vars.color.positive,
    backgroundColor: vars.color.positive,
    color: vars.color.onPositive,
  }),
  current: inKit({ ...mark, borderWidth: '7px', borderColor: vars.color.accent }),
  upcoming: inKit({ ...mark, borderStyle: 'dashed' }),
  failed: inKit({
    ...mark,
    borderColor: vars.color.negative,
    backgroundColor: vars.color.negative,
    color: vars.color.onNegative,
  }),
});

export const content = kitStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Times are beside all titles or below all of them, whatever the length of each. */
export const head = kitStyle({
  display: 'grid',
  columnGap: vars.space.sm,
  '@container': {
    '(width >= 28rem)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
  },
});
