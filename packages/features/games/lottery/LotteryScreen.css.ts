import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Below banners and notices, which a tab that a brand fills would touch. */
const belowOthers = ':not(:first-child) > &';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  // The tabs bring space of their own above their words.
  marginBlockStart: `calc(-1 * ${vars.space.sm})`,
  selectors: { [belowOthers]: { marginBlockStart: `calc(-1 * ${vars.space.xxs})` } },
  '@media': {
    [from('desktop')]: {
      marginBlockStart: `calc(-1 * (${vars.space.md} + ${vars.space.xxs}))`,
      selectors: { [belowOthers]: { marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
    },
  },
});
