import { screenStyle } from '#ui/theme/style.ts';

export const note = screenStyle({ textAlign: 'center' });
