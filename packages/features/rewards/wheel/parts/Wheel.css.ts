import { keyframes } from '@vanilla-extract/css';
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
const blink = keyframes({ '50%': { opacity: 0.25 } });
const chase = { animation: `${blink} calc(4 * ${vars.motion.slow}) linear infinite` };
/** The lights while the wheel turns: every second one dims in turn. It turns only where motion is wanted. */
export const chasing = [
  screenStyle(chase),
  screenStyle({ ...chase, animationDelay: `calc(-2 * ${vars.motion.slow})` }),
] as const;
/** The lights at a win. */
export const glowing = screenStyle({ filter: `drop-shadow(0 0 3px ${vars.color.money})` });
/** The sectors beside the one that was won. */
export const aside = screenStyle({ opacity: 0.3, transition: `opacity ${vars.motion.slow} ${vars.motion.easeOut}` });
export const border = screenStyle({ stroke: vars.color.moneyLine, strokeWidth: 0.75, strokeLinejoin: 'round' });
/** The sector that was won is of gold, whatever the colour of its prize. */
export const wonField = screenStyle({
  fill: vars.color.money,
  stroke: vars.color.onMoney,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  transition: `fill ${vars.motion.slow} ${vars.motion.easeOut}`,
});
export const wonInk = screenStyle({ fill: vars.color.onMoney });
export const label = screenStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});
/** What the number of a label counts. */
export const unit = screenStyle({ fontSize: '6.5px', fontWeight: vars.weight.medium });
export const hub = screenStyle({ fill: vars.color.money, stroke: vars.color.moneyLine, strokeWidth: 1.5 });
export const hubLine = screenStyle({ fill: 'none', stroke: vars.color.moneyLine, strokeWidth: 1 });
export const hubMark = screenStyle({ fill: vars.color.festive });
export const pointer = screenStyle({
  fill: vars.color.festive,
  stroke: vars.color.money,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
