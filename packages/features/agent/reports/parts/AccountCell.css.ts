import { screenStyle } from '#ui/theme/style.ts';

// A name without a space must not push the figures off the screen.
export const cell = screenStyle({ display: 'inline-grid', overflowWrap: 'anywhere', textAlign: 'start' });
export const name = screenStyle({ minInlineSize: '6rem' });
