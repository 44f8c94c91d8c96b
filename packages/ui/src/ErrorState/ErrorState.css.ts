import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inKit } from '../theme/style.ts';

export const state = recipe({
  base: inKit({ display: 'flex', alignItems: 'center', gap: vars.space.xs }),
  variants: {
    size: {
      normal: inKit({
        flexDirection: 'column',
        paddingBlock: vars.space.xl,
        paddingInline: vars.space.md,
        textAlign: 'center',
      }),
      compact: inKit({
        flexWrap: 'wrap',
        columnGap: vars.space.sm,
        paddingBlock: vars.space.sm,
        paddingInline: vars.space.md,
        border: `${vars.border.hairline} solid transparent`,
        borderRadius: vars.radius.card,
      }),
    },
  },
});
export const mark = recipe({
  base: inKit({ display: 'grid', placeItems: 'center', flex: 'none' }),
  variants: {
    size: {
      normal: inKit({
        inlineSize: vars.space.section,
        blockSize: vars.space.section,
        marginBlockEnd: vars.space.xs,
        borderRadius: vars.radius.pill,
      }),
      compact: inKit({ alignSelf: 'start', blockSize: `calc(${vars.text.md} * ${vars.leading.text})` }),
    },
  },
});
export const textColumn = recipe({
  variants: {
    size: {
      normal: inKit({ maxInlineSize: '34em', textWrap: 'balance' }),
      // Below 12 em the action wraps to the next line.
      compact: inKit({ flex: '1 1 12em' }),
    },
  },
});
export const actionSlot = recipe({
  variants: { size: { normal: inKit({ marginBlockStart: vars.space.sm }), compact: {} } },
});
