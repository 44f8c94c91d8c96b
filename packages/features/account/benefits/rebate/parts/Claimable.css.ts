import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Container that the amount's font size is measured against. */
export const measured = screenStyle({ containerType: 'inline-size' });

/** Scales so that nine digits fit into the narrowest card. */
export const sum = screenStyle({
  fontSize: `clamp(${vars.text.lg}, 10cqi, ${vars.text.display})`,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
