import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const sized = (side: string, fontSize: string) => inKit({ inlineSize: side, blockSize: side, fontSize });

const circle = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});
export const avatar = styleVariants({
  small: [circle, sized('2rem', vars.text.sm)],
  medium: [circle, sized(vars.size.touch, vars.text.lg)],
  large: [circle, sized('4.5rem', vars.text.xxl)],
});

/** Covers the initial, which stays visible when there is no picture. */
export const picture = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
