import { useState } from 'react';
import { isReducedMotion } from '#ui/Motion/useAutoMotion.ts';
import { type Sector, stopAngle } from './wheel.model.ts';
import type { TurnState } from './wheel.types.ts';

/** The wheel's movement: where it stands, and whether the prize of the last turn is shown. */
export interface Turning {
  /** Where it stands, or stops while it turns, in degrees clockwise. */
  readonly angle: number;
  /** Where it began to turn; null while it stands. */
  readonly turnsFrom: number | null;
  /** States how the next turn began: by keyboard it does not move. */
  readonly prepare: (byKeyboard: boolean) => void;
  /** Ends the movement. */
  readonly stop: () => void;
}

/**
 * Moves the wheel to the prize of a turn that the platform has decided. Nothing moves before that, with reduced motion, or
 * when the turn began by keyboard: the prize is then shown at once.
 */
export function useTurning(turn: TurnState, sectors: readonly Sector[]): Turning {
  const reference = turn.status === 'done' ? turn.value.reference : null;
  const [moves, setMoves] = useState(false);
  const [seen, setSeen] = useState(reference);
  const angleFrom = (from: number): number | null =>
    turn.status === 'done' ? stopAngle(sectors, turn.value.prizeId, { from, seed: turn.value.reference }) : null;
  const [place, setPlace] = useState<{ angle: number; turnsFrom: number | null }>(() => ({
    angle: angleFrom(0) ?? 0,
    turnsFrom: null,
  }));
  if (reference !== null && seen !== reference) {
    setSeen(reference);
    const angle = angleFrom(place.angle);
    if (angle !== null) setPlace({ angle, turnsFrom: moves ? place.angle : null });
  }
  return {
    ...place,
    prepare: (byKeyboard) => setMoves(!byKeyboard && !isReducedMotion()),
    stop: () => setPlace(({ angle }) => ({ angle, turnsFrom: null })),
  };
}
