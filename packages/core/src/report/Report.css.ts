import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** File and paper on the left, the columns on the right. Nothing where there is neither. */
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  selectors: { '&:empty': { display: 'none' } },
});
