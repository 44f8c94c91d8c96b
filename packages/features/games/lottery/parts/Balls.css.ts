import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { inScreen, screenStyle } from '#ui/theme/style.ts';

export const row = screenStyle({ display: 'inline-flex', gap: vars.space.xxs });

/** A golden ball with a highlight at the top left. */
export const ball = recipe({
  base: inScreen({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.money,
    backgroundImage: `radial-gradient(circle at 36% 28%, ${vars.color.money} 46%, ${vars.color.moneyLine} 130%)`,
    boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.moneyLine}`,
    color: vars.color.onMoney,
    fontFamily: vars.font.numeric,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  }),
  variants: {
    size: {
      small: inScreen({ inlineSize: '1.625rem', blockSize: '1.625rem', fontSize: vars.text.sm }),
      medium: inScreen({ inlineSize: '2rem', blockSize: '2rem', fontSize: vars.text.md }),
    },
  },
});
