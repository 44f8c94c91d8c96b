import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const asManyAsFit = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  alignItems: 'start',
  gap: vars.space.sm,
});

/** The two dates, with the other filters beside or below them. */
export const fields = screenStyle(asManyAsFit('21rem'));
export const pair = screenStyle(asManyAsFit('10rem'));
