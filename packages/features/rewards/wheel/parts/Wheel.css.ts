import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The fields of the prizes in the order of the table, each with its text. */
const fields = [
  ['accentSoft', 'onAccentSoft'],
  ['accent', 'onAccent'],
  ['money', 'onMoney'],
  ['festive', 'onFestive'],
  ['chrome', 'onChrome'],
  ['festiveShade', 'onFestive'],
  ['positive', 'onPositive'],
] as const;

/** The colour of each field. A wheel with more prizes begins again. */
export const fills = fields.map(([field]) => screenStyle({ fill: vars.color[field] }));
/** The colour of the text on it. */
export const inks = fields.map(([, ink]) => screenStyle({ fill: vars.color[ink] }));

export const frame = screenStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  overflow: 'visible',
});
export const ground = screenStyle({ fill: vars.color.scrim, opacity: 0.16 });
export const rim = screenStyle({ fill: vars.color.chrome, stroke: vars.color.moneyLine, strokeWidth: 2 });
export const light = screenStyle({ fill: vars.color.money });
export const border = screenStyle({ stroke: vars.color.moneyLine, strokeWidth: 0.75, strokeLinejoin: 'round' });
export const label = screenStyle({
  fontFamily: vars.font.display,
  fontSize: '9.5px',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});
export const hub = screenStyle({ fill: vars.color.money, stroke: vars.color.moneyLine, strokeWidth: 1.5 });
export const hubLine = screenStyle({ fill: 'none', stroke: vars.color.moneyLine, strokeWidth: 1 });
export const hubMark = screenStyle({ fill: vars.color.festive });
export const pointer = screenStyle({
  fill: vars.color.festive,
  stroke: vars.color.money,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
