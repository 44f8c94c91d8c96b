import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const columns = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

/** Two columns on most phones, one on the smallest. */
export const grid = screenStyle({
  display: 'grid',
  ...columns('10rem'),
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from('tablet')]: { ...columns('15rem'), gap: vars.space.lg } },
});
