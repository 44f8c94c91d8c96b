import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = screenStyle({
  display: 'grid',
  ...columns(2),
  gap: vars.space.sm,
  '@media': {
    [from('tablet')]: { ...columns(3), gap: vars.space.md },
    [from('desktop')]: { ...columns(4), gap: vars.space.lg },
    [from('huge')]: columns(6),
  },
});
