import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames, tokenVariable } from './tokens.ts';

/** Every token as the CSS variable that carries it. A `.css.ts` file takes all its values from here. */
export const vars = createGlobalThemeContract(tokenNames, (_value, path) =>
  tokenVariable(path[0] ?? '', path[1] ?? '').slice(2),
);
