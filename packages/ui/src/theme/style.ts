import { type StyleRule, style } from '@vanilla-extract/css';
import { kitLayer, screenLayer } from './layers.css.ts';

/** Creates a class in the kit layer. Screens can override it, whatever the order of the stylesheets. */
export const kitStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [kitLayer]: rule } }, debugId);

/** Creates a class in the screen layer. */
export const screenStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [screenLayer]: rule } }, debugId);

/** Puts a rule into the kit layer. For `styleVariants`, which takes rules instead of classes. */
export const inKit = (rule: StyleRule): StyleRule => ({ '@layer': { [kitLayer]: rule } });

/** Puts a rule into the screen layer. */
export const inScreen = (rule: StyleRule): StyleRule => ({ '@layer': { [screenLayer]: rule } });
