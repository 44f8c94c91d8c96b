import { vars } from './contract.css.ts';

/**
 * The edge of cards and tiles that are not a `Card`, to spread into a style: a hairline where the brand has one, which forced
 * colours show in every brand. Tiles of another shape state their radius after it.
 */
export const cardEdge = {
  border: `${vars.border.hairline} solid ${vars.layout.cardLine}`,
  borderRadius: vars.radius.card,
} as const;
