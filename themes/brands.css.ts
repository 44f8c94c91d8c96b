import { createGlobalTheme } from '@vanilla-extract/css';
import { assignTokens } from '#ui/theme/assignTokens.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { themeLayer } from '#ui/theme/layers.css.ts';
import { brandTokens } from './brandTokens.ts';

// Selected by attributes of <html>, so that dialogs in portals inherit the tokens too.
for (const [id, { light, dark }] of Object.entries(brandTokens)) {
  createGlobalTheme(`[data-brand='${id}']`, vars, { '@layer': themeLayer, ...light });
  assignTokens(`[data-brand='${id}'][data-theme='dark']`, dark);
}
