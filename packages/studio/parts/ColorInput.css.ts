import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const swatch = screenStyle({
  // The place of an icon, which is a little smaller and takes no clicks.
  pointerEvents: 'auto',
  width: '1.5rem',
  height: '1.5rem',
  marginInlineStart: '-0.25rem',
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
