import { use, useEffect, useState } from 'react';
import { TickerContext } from '#core/time/ticker.ts';
import { isReducedMotion } from '#ui/Motion/useAutoMotion.ts';
import { digitMs, digitsAt } from '../drawn.model.ts';

/**
 * How many digits of a winning number are shown: those of a draw that was just seen appear one by one. All at once with reduced
 * motion and in a hidden tab.
 * @param at when the result came, in ms by the ticker's clock; null for one that was not seen to be drawn
 */
export function useDrawnDigits(count: number, at: number | null): number {
  const { time } = use(TickerContext);
  const [shown, setShown] = useState(() => {
    if (at === null || isReducedMotion() || document.hidden) return count;
    return digitsAt(Math.max(0, time() - at));
  });
  const isWhole = shown >= count;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setInterval(() => setShown((digits) => digits + 1), digitMs);
    const whole = (): void => {
      if (document.hidden) setShown(count);
    };
    document.addEventListener('visibilitychange', whole);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whole);
    };
  }, [isWhole, count]);
  return shown;
}
