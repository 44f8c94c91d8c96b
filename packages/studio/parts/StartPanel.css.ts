import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const presetList = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.xs,
});
export const preset = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  fontSize: vars.text.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.sunken } },
});
export const dots = screenStyle({ display: 'flex', flex: 'none' });
export const dot = screenStyle({
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  selectors: { '& + &': { marginInlineStart: '-0.5rem' } },
});
