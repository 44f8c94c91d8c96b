import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space.xs,
});

export const category = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minBlockSize: '5rem',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.onSunken,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  textAlign: 'center',
});

export const settings = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
