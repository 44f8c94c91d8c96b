import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** On paper only: dark ink on white, whatever the theme is. */
export const sheet = screenStyle({
  display: 'none',
  colorScheme: 'light',
  color: 'CanvasText',
  backgroundColor: 'Canvas',
  fontSize: vars.text.sm,
  '@media': { print: { display: 'block' } },
});

// The rest of the page, the open dialog included, stays off the paper.
globalStyle(`body:has(> ${sheet}) > *:not(${sheet})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`body:has(> ${sheet})`, { '@media': { print: { overflow: 'visible !important' } } });

export const paper = screenStyle({ inlineSize: '100%', borderCollapse: 'collapse', marginBlockStart: vars.space.md });

export const paperCell = screenStyle({
  padding: vars.space.xxs,
  borderBlockEnd: `${vars.border.hairline} solid currentColor`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Breaks a word that is wider than the page only: a narrow column is not one letter wide.
  overflowWrap: 'break-word',
  breakInside: 'avoid',
});

export const paperNumber = screenStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // A heading can break.
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
});

/** For many columns: small, on paper in landscape. */
export const wideSheet = screenStyle({ page: 'wide', fontSize: vars.text.xs });
globalStyle('@page wide', { size: 'landscape', margin: '1cm' } as GlobalStyleRule);
