import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // A card that takes the whole row leaves no hole before it.
      gridAutoFlow: 'dense',
      gap: vars.space.lg,
    },
  },
});
