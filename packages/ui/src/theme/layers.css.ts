import { globalLayer } from '@vanilla-extract/css';

// The order of the layers is the order of these lines, in every build: this file is imported before any other style.
/** Fonts and element defaults. */
export const resetLayer = globalLayer('reset');
/** Values of the tokens. */
export const themeLayer = globalLayer('theme');
/** Components of the kit. */
export const kitLayer = globalLayer('kit');
/** Screens, which may place the kit's components but not restyle them. */
export const screenLayer = globalLayer('screen');
