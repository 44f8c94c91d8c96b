import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const { space } = vars;

/** What narrows the list stands close together, so that games are in view on arrival. */
export const hall = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': { [from('tablet')]: { gap: space.md } },
});

/** Leaves a small gap to the window's top edge after `scrollIntoView`. */
export const scrollTarget = screenStyle({ scrollMarginBlockStart: space.sm });

/** The title in one row with the kinds of games, which stay where they are when the font of a short title has come. */
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});
/** A row of their own below the kinds of games; without kinds beside the title, where there is space. */
export const vendors = screenStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from('tablet')]: { selectors: { '&:nth-child(2)': { gridColumn: 'auto' } } } },
});

/**
 * List types and filters: stacked, or side by side where the name field still has enough width. The types have room for all
 * of them, so that the filters stay in place when one more is offered.
 */
export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(29rem, 1fr) minmax(0, 40rem)', columnGap: space.lg } },
});
