import { screenStyle } from '#ui/theme/style.ts';

export const place = screenStyle({ display: 'grid', placeContent: 'center', minBlockSize: '70dvh' });
