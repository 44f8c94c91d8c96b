import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The pale ground of every drawing. */
export const art = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: vars.color.accentSoft,
});
export const halo = screenStyle({ fill: vars.color.surface, opacity: 0.55 });
export const main = screenStyle({ fill: vars.color.accent });
export const festive = screenStyle({ fill: vars.color.festive });
export const deep = screenStyle({ fill: vars.color.onAccentSoft, opacity: 0.28 });
export const gold = screenStyle({ fill: vars.color.money });
export const goldEdge = screenStyle({ fill: 'none', stroke: vars.color.moneyLine, strokeWidth: 1.5 });
export const light = screenStyle({ fill: vars.color.onAccent, opacity: 0.85 });
export const line = screenStyle({
  fill: 'none',
  stroke: vars.color.onAccentSoft,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
