import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One row of 48 px. A name that is too long for it takes a second line; without room, buttons stand below. */
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3rem',
});

export const name = screenStyle({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' });
