import { screenStyle } from '#ui/theme/style.ts';

export const area = screenStyle({ position: 'relative' });
