import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const button = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
});
/** Same size as the picture, to avoid layout shift. */
export const paper = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  minBlockSize: '2.2rem',
  overflow: 'hidden',
  borderRadius: vars.space.xs,
  backgroundColor: vars.color.placeholder,
});
export const picture = screenStyle({ inlineSize: '100%', blockSize: 'auto' });
