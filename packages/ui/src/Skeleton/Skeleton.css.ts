import { keyframes, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

/** Stops the skeletons inside, for what is out of view and not loading yet: each that moves costs time in every frame. */
export const still = kitStyle({});

/** Animates only a transform, so that a page full of skeletons stays cheap to render. */
export const bone = kitStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.placeholder,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.placeholderShine}, transparent)`,
      animation: `${pass} 1600ms ease-in-out infinite`,
    },
    // Behind an open dialog, which Radix marks: there they would only take frames from the dialog.
    '[data-aria-hidden] &::after': { animationPlayState: 'paused' },
    [`${still} &::after`]: { animation: 'none' },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { display: 'none' } } },
    // Backgrounds are removed in this mode; the outline keeps the shape visible.
    '(forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' },
  },
});

export const lines = kitStyle({ display: 'block' });
/** As tall as a line of text of that size. The bar inside is about as tall as the letters. */
export const line = styleVariants(vars.text, (fontSize) =>
  inKit({
    display: 'flex',
    alignItems: 'center',
    height: `calc(${fontSize} * ${vars.leading.text})`,
    fontSize,
  }),
);
export const bar = kitStyle({
  width: '100%',
  height: '0.75em',
  borderRadius: vars.radius.pill,
  selectors: { ':not(:only-child):last-child > &': { width: '62%' } },
});
export const block = kitStyle({ width: '100%', borderRadius: vars.radius.card });
export const circle = kitStyle({ aspectRatio: '1', borderRadius: '50%' });
export const circleSizes = styleVariants(
  { icon: vars.size.icon, control: vars.size.control, avatar: vars.space.section },
  (width) => inKit({ width }),
);
