import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const items = screenStyle({
  listStyle: 'disc',
  paddingInlineStart: vars.space.lg,
  fontFamily: vars.font.reading,
  lineHeight: vars.leading.text,
});
