import { kitStyle } from '../theme/style.ts';

export const trigger = kitStyle({ display: 'inline-flex', maxInlineSize: '100%' });
