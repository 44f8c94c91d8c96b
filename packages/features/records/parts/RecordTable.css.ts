import { ink } from '#ui/Box/surfaces.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** From so much room on, of the list itself, there are columns. */
const columns = '(min-width: 36rem)';

export const frame = screenStyle({ containerType: 'inline-size' });

export const table = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderSpacing: 0,
  '@container': { [columns]: { display: 'table' } },
});

/** Read out in any case. */
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

/** What is no figure has a line of the card to itself. */
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

export const figure = screenStyle({
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
