import { screenStyle } from '#ui/theme/style.ts';

export const heart = screenStyle({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'none' });
export const chosen = screenStyle({ fill: 'currentColor' });
