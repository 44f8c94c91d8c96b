import type { DrawTimes } from '#core/catalogue/draws.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';

/**
 * The open draw of a lottery. `loading` until the draws are known, and in a document, which is older than the second in which
 * the browser takes it over; `none` without an open draw; `failed` when the draws could not be loaded.
 */
export function useDraw(gameId: string, draws: LotteryScreenProps['draws']): DrawTimes | 'loading' | 'none' | 'failed' {
  const hydrated = useHydrated();
  if (!hydrated || draws.status === 'loading') return 'loading';
  return draws.status === 'failed' ? 'failed' : (draws.value.get(gameId) ?? 'none');
}
