import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const gap = vars.space.sm;
/** A little less than its share of the width, which rounding could exceed. */
const share = (count: number): string => `(100% - ${count - 1} * ${gap}) / ${count} - 0.1px`;

export const grid = kitStyle({
  display: 'grid',
  // Three on phones, two where three would have no room for a name: on the smallest, and with large text.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max(6.1rem, ${share(3)}), ${share(2)}), 1fr))`,
  columnGap: gap,
  rowGap: vars.space.md,
  '@media': {
    // A lobby page has 15 games, which fill rows of three and of five, and nearly two of eight.
    [from('tablet')]: { ...columns(5), columnGap: vars.space.md, rowGap: vars.space.lg },
    [from('huge')]: columns(8),
  },
});
