import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const apps = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
      gap: vars.space.lg,
    },
  },
});
