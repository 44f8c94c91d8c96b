import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const fields = { display: 'grid', alignItems: 'start', gap: vars.space.xs } as const;
export const row = screenStyle(fields);
/** The country beside its number, also on the narrowest phone, where a long name is cut and the number is not. */
export const beside = screenStyle({ ...fields, gridTemplateColumns: 'minmax(6.5rem, 8rem) minmax(0, 1fr)' });
