import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const fan = screenStyle({ width: '100%', height: '100%', overflow: 'visible' });
/** Translucent: overlapping petals make the darker tones. */
export const petal = screenStyle({
  fill: vars.color.accent,
  fillOpacity: 0.09,
  stroke: vars.color.accent,
  strokeOpacity: 0.28,
  strokeWidth: 1.25,
});
export const picture = screenStyle({ width: '100%', height: '100%', objectFit: 'contain' });
