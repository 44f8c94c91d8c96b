import { globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
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
  // Keeps focused elements above the fixed bottom bar and the floating button of phones (WCAG 2.4.11).
  scrollPaddingBlockEnd: `calc(${vars.space.section} + ${vars.size.touch} + ${vars.space.xl})`,
  '@media': { [from('desktop')]: { scrollPaddingBlockEnd: 0 } },
});
base('html[data-theme="dark"]', { colorScheme: 'dark' });
base('body', {
  minHeight: '100dvh',
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
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
