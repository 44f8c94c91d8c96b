import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const fact = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  minWidth: 'min(20rem, 100%)',
  maxWidth: '100%',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
  boxShadow: vars.shadow.raised,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A click selects the whole value for copying.
  userSelect: 'all',
});
