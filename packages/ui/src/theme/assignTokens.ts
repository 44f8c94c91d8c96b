import { globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css.ts';
import { type TokensDiff, tokenVariable } from './tokens.ts';

/** Sets some tokens under a selector; what is not named stays as it was. */
export function assignTokens(selector: string, tokens: TokensDiff): void {
  const values: Record<string, string> = {};
  for (const [group, names] of Object.entries(tokens)) {
    for (const [name, value] of Object.entries(names)) values[tokenVariable(group, name)] = value;
  }
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: values } } });
}
