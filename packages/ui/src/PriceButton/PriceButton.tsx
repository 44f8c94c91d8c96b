import { Lock } from 'lucide-react';
import { classes } from '../Box/element.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PriceArrow } from './PriceArrow.tsx';
import { arrow, face, line as lineClass, price as priceClass, sides, states } from './PriceButton.css.ts';
import { tinted } from './PriceMove.css.ts';

export const priceMovements = ['up', 'down'] as const;

export interface PriceButtonProps {
  /** The accessible name: market, pick, line and price, e.g. “1 X 2, Red Lantern, 1.42”, that it is closed, and which way it has moved. */
  label: string;
  /** The price as it is shown, e.g. “1.42”. Null where the market does not have this pick; shown as a dash. */
  price: string | null;
  /** The line of a handicap or a total, above the price, e.g. “-0.5”. */
  line?: string;
  /** Which way the price has just moved. Tints the price for a moment; the arrow stays until this is unset. */
  movement?: (typeof priceMovements)[number] | undefined;
  /** Whether the pick is on the bet slip. @default false */
  chosen?: boolean;
  /** The corner that the price is on: its colour is the outline. Say it in the label, too. */
  side?: 'red' | 'blue' | undefined;
  /** Takes no bets now: shows a lock in place of the price. @default false */
  closed?: boolean;
  /** Called when the price is picked. Without it the price is plain text. */
  onChoose?: (() => void) | undefined;
}

/** A price that can be picked, or that is only shown where nothing can be picked. */
export function PriceButton({
  label,
  price,
  line,
  movement,
  chosen = false,
  side,
  closed = false,
  onChoose,
}: PriceButtonProps) {
  const moved = closed || price === null ? undefined : movement;
  // A new price is a new element, so that the tint begins again.
  const content = (
    <span key={price} aria-hidden className={classes(face, tinted)} data-moved={moved}>
      {closed ? (
        <Icon of={Lock} size="small" />
      ) : (
        <>
          {line !== undefined && price !== null && <span className={lineClass}>{line}</span>}
          <span translate="no">{price ?? '–'}</span>
        </>
      )}
      {moved && <PriceArrow movement={moved} plain={chosen} className={arrow} />}
    </span>
  );
  const name = <VisuallyHidden>{label}</VisuallyHidden>;
  const state = closed || price === null ? 'closed' : chosen ? 'chosen' : onChoose ? 'open' : 'plain';
  if (onChoose === undefined) {
    return (
      <span className={classes(priceClass, states[state])}>
        {name}
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={state === 'closed'}
      onClick={onChoose}
      className={classes(priceClass, states[state], state === 'open' && side && sides[side])}
    >
      {name}
      {content}
    </button>
  );
}
