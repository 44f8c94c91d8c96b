import { screenStyle } from '#ui/theme/style.ts';

export const forVisitors = screenStyle({ selectors: { 'html[data-session="in"] &': { display: 'none' } } });
export const forPlayers = screenStyle({ selectors: { 'html:not([data-session="in"]) &': { display: 'none' } } });
