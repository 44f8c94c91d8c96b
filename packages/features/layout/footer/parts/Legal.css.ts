import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const legal = screenStyle({
  flex: '1 0 100%',
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.xxl } },
});
export const responsible = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  maxInlineSize: '44rem',
});
/** Age limit badge. */
export const age = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `2px solid ${vars.color.negative}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
});
export const small = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [from('desktop')]: { justifyItems: 'end', textAlign: 'end' } },
});
