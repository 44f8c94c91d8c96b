import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const filters = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.sm,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(auto-fit, minmax(12rem, 1fr))' },
  },
});

export const search = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from('tablet')]: { gridColumn: 'auto' } },
});
