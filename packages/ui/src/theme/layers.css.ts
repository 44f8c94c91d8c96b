import { globalLayer } from '@vanilla-extract/css';

// The order of these lines is the order of the cascade layers. Import this file before all other styles.

/** Fonts and element defaults. */
export const resetLayer = globalLayer('reset');
/** The values of the tokens. */
export const themeLayer = globalLayer('theme');
/** The components of the kit. */
export const kitLayer = globalLayer('kit');
/** Screens. They position the kit's components but do not restyle them. */
export const screenLayer = globalLayer('screen');
