import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const item = screenStyle({ display: 'flex', alignItems: 'stretch' });
export const itemWithOwnPanel = screenStyle({ display: 'flex', alignItems: 'stretch', position: 'relative' });

export const disclosure = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.5rem',
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  color: vars.color.onSurfaceMuted,
  selectors: { '&[aria-expanded="true"]': { color: vars.color.accent } },
});

/** Shown when the navigation fits on one line with its icons. */
export const icon = screenStyle({
  display: 'none',
  '@container': { '(min-width: 84rem)': { display: 'inline-flex' } },
});
