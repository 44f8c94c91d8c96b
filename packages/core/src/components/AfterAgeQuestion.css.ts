import { screenStyle } from '#ui/theme/style.ts';

// The boot script sets the attribute.
export const forConfirmed = screenStyle({ selectors: { 'html:not([data-age="confirmed"]) &': { display: 'none' } } });
export const forUnconfirmed = screenStyle({ selectors: { 'html[data-age="confirmed"] &': { display: 'none' } } });
