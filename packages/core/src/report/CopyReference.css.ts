import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const reference = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const outcome = screenStyle({ fontSize: vars.text.xs, lineHeight: vars.leading.text });
