import { globalStyle } from '@vanilla-extract/css';
import { from, tall } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
base('html', {
  colorScheme: 'light',
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  backgroundColor: vars.color.canvas,
  // Keeps focused elements clear of the header and of the bottom bar of phones, which stay in place (WCAG 2.4.11).
  scrollPaddingBlockEnd: `calc(${vars.space.section} + ${vars.space.xl} + 2 * ${vars.layout.barInset})`,
  '@media': {
    [tall]: { scrollPaddingBlockStart: '4.5rem' },
    [from('desktop')]: { scrollPaddingBlockEnd: 0 },
    [`${from('desktop')} and ${tall}`]: { scrollPaddingBlockStart: '7.25rem' },
  },
});
base('html[data-theme="dark"]', { colorScheme: 'dark' });
base('body', {
  minHeight: '100dvh',
  // Beside the camera of a phone that is held sideways.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  backgroundColor: vars.color.canvas,
  color: vars.color.onCanvas,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
});
// Radix sets `pointer-events: none` on the body for a dialog. Without this rule the whole page would inherit it and be
// restyled, which takes 50 ms on a slow phone. The scrim covers the page anyway.
base('body > *', { pointerEvents: 'auto' });
base('h1, h2, h3, h4', { fontFamily: vars.font.display, fontSize: 'inherit', fontWeight: 'inherit' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('button', { background: 'none', border: 'none', cursor: 'pointer', touchAction: 'manipulation' });
base('a', { color: 'inherit', textDecoration: 'none' });
base('img, svg', { display: 'block', maxWidth: '100%' });
base('ul, ol', { listStyle: 'none' });
base(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
base('[hidden]', { display: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Not none: what leaves waits for the end of its animation.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // With a duration, however short, every change of every element would take a frame: a page would be laid out twice
      // each time a dialog opens, and move.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
// The fade between two pages. The page below takes taps meanwhile.
base('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: vars.motion.slow });
base('::view-transition', { pointerEvents: 'none' });
