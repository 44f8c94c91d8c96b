import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const moment = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  whiteSpace: 'nowrap',
});
