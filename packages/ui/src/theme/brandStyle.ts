import { type BrandTokens, type Mode, modes } from './brand.ts';
import type { BrandTokens as TokenChanges } from './brandTokens.ts';
import { brandVariables } from './brandVariables.ts';

/** Writes the CSS rules that set tokens, within the layer `theme`. @param selectors of the root element, by mode */
export function themeRules(tokens: BrandTokens | TokenChanges, selectors: Readonly<Record<Mode, string>>): string {
  const values = brandVariables(tokens);
  const rules = modes.map((mode) =>
    [
      `  ${selectors[mode]} {`,
      ...Object.entries(values[mode]).map(([name, value]) => `    ${name}: ${value};`),
      '  }',
    ].join('\n'),
  );
  return `@layer theme {\n${rules.join('\n')}\n}`;
}

/**
 * Writes the stylesheet of a brand, for `data-brand` and `data-theme` of the root element. Tokens that it leaves out are those of
 * the base brand in the stylesheet of the components. Check the tokens first: `readBrandTokens`.
 */
export const brandStyle = (id: string, tokens: BrandTokens | TokenChanges): string =>
  [
    // As in styles.css, so that either may be imported first.
    '@layer reset, theme, kit, screen;',
    themeRules(tokens, { light: `[data-brand='${id}']`, dark: `[data-brand='${id}'][data-theme='dark']` }),
    '',
  ].join('\n');
