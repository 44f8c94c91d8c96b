import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** How high the bar of a narrow list is, which stays above its rows. */
export const barHeight = '3.25rem';

/** One row: filters, choices that scroll sideways, sorting. It stays in view while the rows scroll. */
export const bar = screenStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  // On the smallest phone, what sorts a list stands below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: barHeight,
  backgroundColor: vars.color.surface,
});

/** As wide as what is left, down to one choice. */
export const chips = screenStyle({ flex: '1 1 5rem', minInlineSize: 0 });

export const name = screenStyle({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' });
/** The size of a button that loads by itself. */
export const sortRoom = screenStyle({ flex: 'none', inlineSize: vars.size.touch, blockSize: vars.size.touch });
