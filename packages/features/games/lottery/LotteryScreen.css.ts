import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  // The tabs bring space of their own above their words.
  marginBlockStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { [from('desktop')]: { marginBlockStart: `calc(-1 * (${vars.space.md} + ${vars.space.xxs}))` } },
});
