import { ink } from '#ui/Box/surfaces.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Container width from which the columns fit. */
const columns = '(min-width: 36rem)';

export const container = screenStyle({ containerType: 'inline-size' });

export const table = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderSpacing: 0,
  '@container': { [columns]: { display: 'table' } },
});

/** Visually hidden in the card layout, for screen readers. */
export const head = screenStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [columns]: {
      position: 'static',
      display: 'table-header-group',
      clipPath: 'none',
      color: ink.muted,
      fontSize: vars.text.sm,
    },
  },
});

export const body = screenStyle({
  display: 'grid',
  gap: vars.space.sm,
  '@container': { [columns]: { display: 'table-row-group' } },
});

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  '@container': { [columns]: { display: 'table-row' } },
});

/** In the card layout, a text cell takes a line of its own. */
export const cell = screenStyle({
  flex: '1 0 100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': {
    [columns]: {
      paddingInline: vars.space.xs,
      paddingBlock: vars.space.sm,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

export const numeric = screenStyle({
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  '@container': { [columns]: { textAlign: 'end' } },
});

export const cellName = screenStyle({
  display: 'block',
  color: ink.muted,
  fontSize: vars.text.sm,
  '@container': { [columns]: { display: 'none' } },
});
