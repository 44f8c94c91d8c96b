import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

/** The height of what is above while the heading stays in view. */
export const below = '--day-top';

export const heading = kitStyle({
  position: 'sticky',
  insetBlockStart: `var(${below})`,
  // Above its rows.
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  // Visible in forced-colors mode, where backgrounds are removed.
  border: `${vars.border.hairline} solid transparent`,
});

export const day = kitStyle({ margin: 0, font: 'inherit', fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const sum = kitStyle({
  marginInlineStart: 'auto',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
