import type { GameType } from '#api/primitives.ts';
import { useFlags } from '../site/site.ts';

/** Lotteries and sports have no practice mode. */
const practiceTypes: readonly GameType[] = ['RNG', 'LIVE', 'PVP', 'FISH'];

/** Returns the URL that plays a game in practice mode (LGN-12); null for a page without one. */
export function practicePath(href: string): string | null {
  const [path = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  const type = query.get('gameType');
  if ((path !== '/game' && path !== '/seamless') || !practiceTypes.some((known) => known === type)) return null;
  query.set('practice', '1');
  return `${path}?${query.toString()}`;
}

/** Returns the URL that plays the same game with money. */
export function realPath(href: string): string {
  const [path = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  query.delete('practice');
  return `${path}?${query.toString()}`;
}

/** Like `practicePath`; null unless the operator offers free play (FREEPLAY3), and until that is known. */
export function usePracticePath(href: string | null): string | null {
  const { FREEPLAY3: freePlay } = useFlags();
  return freePlay && href !== null ? practicePath(href) : null;
}
