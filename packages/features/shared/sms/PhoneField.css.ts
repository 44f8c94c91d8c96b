import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const fields = { display: 'grid', alignItems: 'start', columnGap: vars.space.xs, rowGap: vars.space.md } as const;
export const row = screenStyle(fields);
/** The country beside its number; above it on the narrowest phones, where one of them would be cut. */
export const beside = screenStyle({
  ...fields,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
});
