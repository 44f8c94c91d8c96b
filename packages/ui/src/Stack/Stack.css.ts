import { kitStyle } from '../theme/style.ts';

export const stack = kitStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });
