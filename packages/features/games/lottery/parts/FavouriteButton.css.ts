import { recipe } from '@vanilla-extract/recipes';
import { inScreen } from '#ui/theme/style.ts';

export const heart = recipe({
  base: inScreen({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'none' }),
  variants: { active: { true: inScreen({ fill: 'currentColor' }), false: {} } },
});
