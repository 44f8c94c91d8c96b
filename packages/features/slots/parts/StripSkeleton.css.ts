import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const strip = screenStyle({ display: 'flex', gap: vars.space.sm, overflow: 'hidden' });

export const cell = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: '0 0 5.5rem',
  gap: vars.space.xxs,
  paddingBlock: vars.space.sm,
});
