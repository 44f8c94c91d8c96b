import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
});
export const picture = screenStyle({ inlineSize: '2.25rem', blockSize: '2.25rem', flexShrink: 0 });
export const primary = screenStyle({ fill: 'currentColor' });
export const secondary = screenStyle({ fill: vars.color.moneyLine });
export const name = screenStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.heading,
  whiteSpace: 'nowrap',
});
