import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inKit, kitStyle } from '../theme/style.ts';

// By the size of the state. The first class of each is its own.
const row = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const state = styleVariants({
  normal: [
    row,
    inKit({
      flexDirection: 'column',
      paddingBlock: vars.space.xl,
      paddingInline: vars.space.md,
      textAlign: 'center',
    }),
  ],
  compact: [
    row,
    inKit({
      flexWrap: 'wrap',
      columnGap: vars.space.sm,
      paddingBlock: vars.space.sm,
      paddingInline: vars.space.md,
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: vars.radius.card,
    }),
  ],
});
const place = kitStyle({ display: 'grid', placeItems: 'center', flex: 'none' });
export const mark = styleVariants({
  normal: [
    place,
    inKit({
      inlineSize: vars.space.section,
      blockSize: vars.space.section,
      marginBlockEnd: vars.space.xs,
      borderRadius: vars.radius.pill,
    }),
  ],
  compact: [place, inKit({ alignSelf: 'start', blockSize: `calc(${vars.text.md} * ${vars.leading.text})` })],
});
export const textColumn = styleVariants({
  normal: inKit({ maxInlineSize: '34em', textWrap: 'balance' }),
  // Below 12 em the action wraps to the next line.
  compact: inKit({ flex: '1 1 12em' }),
});
export const actionSlot = styleVariants({ normal: inKit({ marginBlockStart: vars.space.sm }), compact: {} });
