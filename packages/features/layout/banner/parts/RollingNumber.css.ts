import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

// Rounded to whole pixels where `round()` is supported, so that all digits align.
const line = ['1.5em', 'round(up, 1.5em, 1px)'];

export const number = screenStyle({
  flex: '1 0 auto',
  '@media': { [from('desktop')]: { gridColumn: '1 / -1' } },
});

export const figures = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.08em',
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Fits billions on the smallest phone, also with large text, and beside the banner.
  fontSize: 'min(7vw, clamp(0.9rem, 4.8vw, 1.75rem))',
  fontWeight: vars.weight.strong,
  lineHeight: line,
  '@media': { [from('desktop')]: { justifyContent: 'center', fontSize: 'clamp(1rem, 2vw, 1.6rem)' } },
});
export const mark = screenStyle({ flex: 'none' });

/** The window of one digit, slightly darker than its surroundings. */
export const cell = screenStyle({
  flex: 'none',
  inlineSize: '0.86em',
  blockSize: line,
  overflow: 'clip',
  borderRadius: `calc(${vars.radius.control} / 2)`,
  backgroundColor: `color-mix(in srgb, ${vars.color.moneyLine} 26%, transparent)`,
  textAlign: 'center',
});
export const reel = screenStyle({
  display: 'block',
  whiteSpace: 'pre',
  transition: `transform 600ms ${vars.motion.easeOut}`,
  // With reduced motion the CSS reset makes every transition immediate.
});
