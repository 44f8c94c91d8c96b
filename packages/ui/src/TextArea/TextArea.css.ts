import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const area = kitStyle({
  selectors: {
    '&&': {
      paddingBlock: vars.space.xs,
      lineHeight: vars.leading.text,
      resize: 'vertical',
      overflowWrap: 'anywhere',
    },
  },
});
