import { keyframes } from '@vanilla-extract/css';
import { metal } from '#ui/Medal/Medal.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const moment = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '100%',
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  backgroundImage: `radial-gradient(circle at 50% 32%, color-mix(in srgb, var(${metal}) 50%, ${vars.color.chrome}), ${vars.color.chrome} 62%)`,
});
export const rays = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundImage: `repeating-conic-gradient(from 0deg at 50% 32%, color-mix(in srgb, var(${metal}) 22%, transparent) 0 7deg, transparent 7deg 15deg)`,
  maskImage: 'radial-gradient(circle at 50% 32%, black 20%, transparent 62%)',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
const turn = keyframes({
  from: { opacity: 0, transform: 'perspective(600px) rotateY(-180deg) scale(0.4)' },
});
/** Turns once when it comes. */
export const medal = screenStyle({
  inlineSize: 'min(12.5rem, 40svh)',
  marginBlockEnd: vars.space.sm,
  animation: `${turn} 1.2s cubic-bezier(0.2, 0.9, 0.3, 1) both`,
});
export const benefits = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  margin: `${vars.space.xs} 0 ${vars.space.md}`,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
});
