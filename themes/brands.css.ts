import { createGlobalTheme, globalFontFace } from '@vanilla-extract/css';
import { assignTokens } from '#ui/theme/assignTokens.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { spaceAt } from '#ui/theme/density.ts';
import { themeLayer } from '#ui/theme/layers.css.ts';
import { cssValuesOf } from '#ui/theme/layoutTokens.ts';
import { brands } from './brands.ts';
import { tokensOfBrand } from './brandTokens.ts';

// Selected by attributes of <html>, so that dialogs in portals inherit the tokens too.
for (const { id, density, fonts = [] } of brands) {
  const { light, dark } = tokensOfBrand(id);
  createGlobalTheme(`[data-brand='${id}']`, vars, {
    '@layer': themeLayer,
    ...light,
    space: cssValuesOf('space', spaceAt(light.space, density)),
    size: cssValuesOf('size', light.size),
    layout: cssValuesOf('layout', light.layout),
  });
  assignTokens(`[data-brand='${id}'][data-theme='dark']`, dark);
  // Browsers load a file only where its family shows text.
  for (const { family, url, weight = '400', range } of fonts) {
    globalFontFace(family, {
      src: `url('${url}') format('woff2')`,
      fontDisplay: 'swap',
      fontWeight: weight,
      ...(range !== undefined && { unicodeRange: range }),
    });
  }
}
