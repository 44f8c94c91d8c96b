import { createVar, fallbackVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { bandMark } from '#core/app/keptDocument.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';
import type { NearBlock } from '../home.types.ts';

export const block = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });

/** The heading's line. What ends it has the height of a target, which does not make the line taller. */
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '2.125rem',
});
globalStyle(`${head} > h2`, { '@layer': { [screenLayer]: { flex: '1 1 auto', minInlineSize: 0 } } });
globalStyle(`${head} > a`, { '@layer': { [screenLayer]: { marginBlock: '-0.3125rem' } } });

/** Why a block failed, below its heading. */
export const reason = screenStyle({
  flexBasis: '100%',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  color: vars.color.onCanvasMuted,
});

// Without a connection the band says why, and a block that has nothing to show is not there, nor its place in the page.
globalStyle(`body:has([${bandMark}]:not(:empty)) [data-block]:has(${head} > ${reason})`, {
  '@layer': { [screenLayer]: { display: 'none' } },
});

export const age = screenStyle({ fontSize: vars.text.xs, color: vars.color.onCanvasMuted });

/** The columns of a card, one if it says nothing. A variable, because styles of a lazy chunk can come after all others. */
export const cardColumns = createVar();
/** A list of rows on one card. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: fallbackVar(cardColumns, 'minmax(0, 1fr)'),
  overflow: 'clip',
  ...cardEdge,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
const lined = screenStyle({});
globalStyle(`${lined} > * + *`, {
  '@layer': { [screenLayer]: { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
});
/** Such a list with a hairline between its rows. */
export const rows = `${card} ${lined}`;

/** A row of items that scrolls through the page's padding to both edges of the screen. */
export const scroller = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: vars.space.md,
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingInline: vars.space.md,
  // Keeps focus rings inside the scroll area.
  marginBlock: '-0.25rem',
  paddingBlock: '0.25rem',
});

const bone = { borderRadius: vars.radius.card, backgroundColor: vars.color.placeholder } as const;
/** The height of a block that loads near the viewport. */
export const room = styleVariants({
  matches: inScreen({
    ...bone,
    minBlockSize: '13.75rem',
    '@media': { [from('full')]: { minBlockSize: '22.875rem' } },
  }),
  tables: inScreen({ ...bone, minBlockSize: '9.75rem' }),
  draws: inScreen({ ...bone, minBlockSize: '7.5rem' }),
  promotions: inScreen({ ...bone, minBlockSize: '6.25rem' }),
  winners: inScreen({ ...bone, minBlockSize: '11.2rem' }),
} satisfies Record<NearBlock, object>);
