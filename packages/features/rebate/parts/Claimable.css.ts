import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The sum is as large as its card allows. */
export const measured = screenStyle({ containerType: 'inline-size' });

/** The one big thing of the page. Nine digits of it fit into the narrowest card. */
export const sum = screenStyle({
  fontSize: `clamp(${vars.text.lg}, 10cqi, ${vars.text.display})`,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
