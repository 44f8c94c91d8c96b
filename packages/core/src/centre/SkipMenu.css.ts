import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const skip = screenStyle({
  display: 'none',
  '@media': {
    [from('tablet')]: {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      paddingBlock: vars.space.sm,
      paddingInline: vars.space.md,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      lineHeight: vars.leading.control,
      selectors: {
        '&:not(:focus)': {
          inlineSize: '1px',
          blockSize: '1px',
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
