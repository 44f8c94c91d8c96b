import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const days = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xxs,
});

export const day = recipe({
  base: inScreen({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '1.75rem',
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
    lineHeight: vars.leading.text,
  }),
  variants: {
    drawn: {
      true: inScreen({
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
        fontWeight: vars.weight.strong,
      }),
      false: inScreen({ color: vars.color.onSurfaceMuted }),
    },
  },
});
