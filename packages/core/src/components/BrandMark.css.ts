import { below } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

const side = proportional('2.25rem');

/** A name that does not fit beside the mark wraps out of view: the mark alone is better than a truncated name. */
export const link = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  flexShrink: 99,
  alignItems: 'center',
  alignContent: 'start',
  columnGap: vars.space.xs,
  minInlineSize: side,
  blockSize: vars.size.touch,
  overflow: 'hidden',
});
/** The name wraps out of view, and stays the name of the link. */
export const markAlone = screenStyle({ '@media': { [below('desktop')]: { maxInlineSize: side } } });
export const picture = screenStyle({
  inlineSize: side,
  blockSize: vars.size.touch,
  flexShrink: 0,
  objectFit: 'contain',
});
export const primary = screenStyle({ fill: 'currentColor' });
export const secondary = screenStyle({ fill: vars.color.moneyLine });
export const name = screenStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.text.xl,
  lineHeight: vars.size.touch,
  whiteSpace: 'nowrap',
});
