import { screenStyle } from '#ui/theme/style.ts';

export const place = screenStyle({ display: 'grid', placeItems: 'center', minBlockSize: '16rem' });
