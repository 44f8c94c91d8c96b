import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

/** Takes the width of its numbers, whatever the width of the form. */
export const row = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
});

export const number = kitStyle({ inlineSize: '5rem', minInlineSize: 0 });

export const input = kitStyle({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
