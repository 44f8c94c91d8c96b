import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const pay = screenStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });
export const sum = screenStyle({ display: 'grid', justifyItems: 'center', gap: vars.space.xxs, textAlign: 'center' });
/** Keeps the place of the QR code with its button, which load when they are wanted. */
export const place = screenStyle({ minBlockSize: `calc(200px + ${vars.space.sm} + ${vars.size.touch})` });
/** QR code and instructions; stacked when the container is narrow. */
export const code = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  alignItems: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
});
