import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The one big thing of the page. Nine digits of it fit into the narrowest column. */
export const sum = screenStyle({
  fontSize: `clamp(${vars.text.xl}, 9vw, ${vars.text.display})`,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
