import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const studio = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.onCanvas,
  '@media': { [from('desktop')]: { height: '100dvh' } },
});
export const header = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

/** The controls beside the pages, each scrolling on its own; on narrow windows one below the other. */
export const work = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [from('desktop')]: { gridTemplateColumns: '22rem minmax(0, 1fr)' } },
});
export const panel = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minHeight: 0,
  padding: vars.space.md,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  '@media': {
    [from('desktop')]: {
      overflowY: 'auto',
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});
