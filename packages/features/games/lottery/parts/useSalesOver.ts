import type { DrawTimes } from '#core/catalogue/draws.ts';
import { useOnTick } from '#core/time/ticker.ts';
import { drawPhase } from '../draws.model.ts';

/** Says whether a draw has closed and the next one is not known yet. */
export const useSalesOver = (draw: DrawTimes | string): boolean =>
  useOnTick((now) => typeof draw !== 'string' && ['locked', 'drawing'].includes(drawPhase(draw, now)));
