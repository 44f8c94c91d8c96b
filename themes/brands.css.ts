import { createGlobalTheme } from '@vanilla-extract/css';
import { assignTokens } from '#ui/theme/assignTokens.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { themeLayer } from '#ui/theme/layers.css.ts';
import { brands } from './brands.ts';

// Attributes on <html>, so that dialogs in portals inherit them too.
for (const brand of brands) {
  createGlobalTheme(`[data-brand='${brand.id}']`, vars, { '@layer': themeLayer, ...brand.light });
  assignTokens(`[data-brand='${brand.id}'][data-theme='dark']`, brand.dark);
}
