import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
});
/** Pictures of all shapes have the same room. */
export const frame = screenStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '14rem',
  padding: vars.space.sm,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.placeholder,
});
export const picture = screenStyle({
  maxInlineSize: '100%',
  maxBlockSize: '12.5rem',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
});
