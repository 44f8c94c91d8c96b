import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = kitStyle({
  display: 'grid',
  ...columns(2),
  columnGap: vars.space.sm,
  rowGap: vars.space.md,
  '@media': {
    'screen and (min-width: 352px)': columns(3),
    // A lobby page has 15 games, which fill rows of three and of five, and nearly two of eight.
    [from('tablet')]: { ...columns(5), columnGap: vars.space.md, rowGap: vars.space.lg },
    [from('huge')]: columns(8),
  },
});
