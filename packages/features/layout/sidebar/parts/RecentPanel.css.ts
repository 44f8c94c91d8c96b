import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translate(0.75rem, -50%)' } });

export const panel = screenStyle({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${vars.space.xs})`,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  inlineSize: '20rem',
  maxBlockSize: 'calc(100dvh - 8rem)',
  overflowY: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.xs,
});
