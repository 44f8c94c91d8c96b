import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const fields = { display: 'grid', alignItems: 'start', columnGap: vars.space.xs, rowGap: vars.space.md } as const;
export const row = screenStyle(fields);
/** Country beside the number; above it on the narrowest phones. */
export const beside = screenStyle({
  ...fields,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
});
