import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', gap: vars.space.xl });

/** The picture above the text, or beside it where there is space. */
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)', gap: vars.space.lg } },
});

export const picture = screenStyle({ maxInlineSize: '20rem' });
