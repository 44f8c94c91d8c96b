import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const place = screenStyle({
  paddingBlockEnd: vars.space.lg,
  selectors: { '&:has(> :empty)': { display: 'none' } },
});
