import { type PlayStop, stopFor, usePlayStatus } from '#core/session/playStatus.ts';

/** The player's own break, during which there are no promotions (RSP-06); null otherwise. */
export function usePromotionStop(): PlayStop | null {
  const [play] = usePlayStatus();
  return play.status === 'ready' ? stopFor(play.value, 'join') : null;
}
