import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const summary = screenStyle({ cursor: 'pointer', paddingBlock: vars.space.sm });
export const segments = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const segment = screenStyle({ whiteSpace: 'nowrap' });
