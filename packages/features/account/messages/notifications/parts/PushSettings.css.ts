import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
