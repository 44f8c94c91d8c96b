import { globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** One row at every width, so that the games begin higher; with large text two. */
export const filters = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(11rem, 1fr)',
      gap: vars.space.sm,
    },
  },
});
const part = (selector: string, flex: string) =>
  globalStyle(`${filters} > ${selector}`, { '@layer': { [screenLayer]: { flex, minInlineSize: 0 } } });
part('*', '1 1 9.5rem');
// The search takes what the choice leaves.
part(':first-child', '99 1 7rem');
