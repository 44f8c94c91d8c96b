import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The pale ground of every picture. */
export const art = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: vars.color.accentSoft,
  borderRadius: vars.radius.control,
});
export const halo = screenStyle({ fill: vars.color.surface, opacity: 0.45 });
export const paper = screenStyle({ fill: vars.color.surface, stroke: vars.color.onAccentSoft, strokeWidth: 2.5 });
export const blank = screenStyle({ fill: vars.color.placeholder });
export const main = screenStyle({ fill: vars.color.accent });
export const onMain = screenStyle({ fill: vars.color.onAccent });
export const deep = screenStyle({ fill: vars.color.onAccentSoft, opacity: 0.22 });
export const ink = screenStyle({ fill: vars.color.onSurface });
export const good = screenStyle({ fill: vars.color.positive });
export const gold = screenStyle({ fill: vars.color.money, stroke: vars.color.moneyLine, strokeWidth: 1.5 });
export const goldEdge = screenStyle({ fill: 'none', stroke: vars.color.moneyLine, strokeWidth: 1.5 });
export const line = screenStyle({
  fill: 'none',
  stroke: vars.color.onAccentSoft,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const tick = screenStyle({
  fill: 'none',
  stroke: vars.color.onPositive,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
