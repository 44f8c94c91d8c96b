import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames, tokenVariable } from './tokens.ts';

/** All tokens as CSS variables. Every value in a `.css.ts` file comes from here. */
export const vars = createGlobalThemeContract(tokenNames, (_value, path) =>
  tokenVariable(path[0] ?? '', path[1] ?? '').slice(2),
);
