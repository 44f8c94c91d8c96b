import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const track = kitStyle({ display: 'flex', alignItems: 'center', gap: '0.375rem', inlineSize: '100%' });

/** Not reached: an outline, so that the difference is not one of colour alone. */
export const dot = kitStyle({
  boxSizing: 'border-box',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '0.375rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
});

export const reached = kitStyle({
  selectors: { '&&': { borderColor: vars.color.accent, backgroundColor: vars.color.accent } },
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
