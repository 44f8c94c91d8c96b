import { globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css.ts';
import { cssValueOf } from './layoutTokens.ts';
import { type TokensDiff, tokenVariable } from './tokens.ts';

/** Sets the given tokens for a selector in the theme layer. Use it in a `.css.ts` file. */
export function assignTokens(selector: string, tokens: TokensDiff): void {
  const values: Record<string, string> = {};
  for (const [group, names] of Object.entries(tokens)) {
    for (const [name, value] of Object.entries(names))
      values[tokenVariable(group, name)] = cssValueOf(group, name, value);
  }
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: values } } });
}
