import type { ReactNode } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { TickerContext, useTicker } from '#core/time/ticker.ts';

/** One clock for the rings of a block, which ticks while they are there and the tab is visible. */
export function Ticking({ children }: { children: ReactNode }) {
  const { clock } = usePlatform();
  return <TickerContext value={useTicker(clock.now)}>{children}</TickerContext>;
}
