import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const swatch = screenStyle({
  width: '1.75rem',
  height: '1.75rem',
  marginInlineEnd: vars.space.xs,
  padding: 0,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: '0.375rem',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '0.3125rem' },
    '&::-moz-color-swatch': { border: 0, borderRadius: '0.3125rem' },
    '&:focus-visible': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
