import { kitStyle } from '../theme/style.ts';

export const inline = kitStyle({ display: 'flex', minWidth: 0 });
export const wrapping = kitStyle({ flexWrap: 'wrap' });
