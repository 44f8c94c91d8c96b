import { styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';
import type { HomeBlock } from './home.types.ts';

const is = (block: HomeBlock): string => `> [data-block='${block}']:not(:empty)`;
/** A block of the page beside another one. */
const beside = (one: HomeBlock, ...others: readonly HomeBlock[]): string =>
  `:has(${is(one)}):has(${others.map(is).join(', ')})`;

/** One column, and on wide screens a narrow one beside it. */
export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
      gridAutoFlow: 'row dense',
      columnGap: vars.space.lg,
      rowGap: '1.75rem',
    },
  },
});

/** A block. It takes no place while it shows nothing. */
export const place = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from('desktop')]: { gridColumn: '1 / -1' } },
});

const wide = (column: string, rule: object, when: string) => ({
  '@media': { [from('desktop')]: { selectors: { [`${page}${when} > &`]: { gridColumn: column, ...rule } } } },
});
// Each has its own height: what stands alone in a block, such as the heading of one that failed, stays at its top.
const main = (when: string, rule: object = {}) => inScreen(wide('1', { alignSelf: 'start', ...rule }, when));
const side = (when: string, rule: object = {}) => inScreen(wide('2', { alignSelf: 'start', ...rule }, when));

/**
 * What is beside the hot games follows one another closely: the third row, which is empty, takes what the hot games are
 * higher by. The rewards are beside the recent games.
 */
export const places = styleVariants({
  openBets: {},
  start: {},
  recent: main(beside('recent', 'rewards')),
  // As high as a cover, below the heading beside it.
  rewards: side(beside('recent', 'rewards'), { marginBlockStart: '2.625rem' }),
  banner: {},
  // The header has them.
  categories: inScreen({ '@media': { [from('desktop')]: { display: 'none' } } }),
  hot: main(beside('hot', 'matches', 'winners'), { gridRow: 'span 3' }),
  matches: side(beside('hot', 'matches')),
  tables: {},
  draws: {},
  promotions: {},
  winners: side(beside('hot', 'winners')),
} satisfies Record<HomeBlock, object>);

/** What is above may turn out to be empty: nothing that is seen moves then. */
const held = { visibility: 'hidden' } as const;
export const heldBack = screenStyle(held);
export const heldForPlayers = screenStyle({ selectors: { 'html[data-session="in"] &': held } });
