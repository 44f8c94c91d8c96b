import { type StyleRule, style } from '@vanilla-extract/css';
import { kitLayer, screenLayer } from './layers.css.ts';

/** A class of the kit: below every screen's own placement, whatever the order of the bundles. */
export const kitStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [kitLayer]: rule } }, debugId);

/** A class of a screen. */
export const screenStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [screenLayer]: rule } }, debugId);

/** For `recipe` and `styleVariants`, which take rules: the same rule inside the kit's layer. */
export const inKit = (rule: StyleRule): StyleRule => ({ '@layer': { [kitLayer]: rule } });

/** The same inside the screens' layer. */
export const inScreen = (rule: StyleRule): StyleRule => ({ '@layer': { [screenLayer]: rule } });
