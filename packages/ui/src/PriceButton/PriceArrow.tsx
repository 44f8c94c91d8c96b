import { classes } from '../Box/element.ts';
import { arrow, arrowTone } from './PriceMove.css.ts';

export interface PriceArrowProps {
  /** Which way the price has just moved. */
  movement: 'up' | 'down';
  /** Has the colour of what is around it, for a ground on which green and red do not show. @default false */
  plain?: boolean;
  /** Where it stands. */
  className?: string;
}

/** The arrow of a price that has just moved. What is around it says so in words. */
export function PriceArrow({ movement, plain = false, className }: PriceArrowProps) {
  return (
    <svg className={classes(arrow, !plain && arrowTone[movement], className)} viewBox="0 0 8 6" width={8} height={6}>
      <path d={movement === 'up' ? 'M4 0l4 6H0z' : 'M4 6L0 0h8z'} fill="currentColor" />
    </svg>
  );
}
