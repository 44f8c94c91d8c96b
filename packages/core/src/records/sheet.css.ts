import { globalStyle } from '@vanilla-extract/css';
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
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

export const paperNumber = screenStyle({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
