import type { GameType } from '#api/primitives.ts';
import { useFlags } from './site.ts';

/** Lotteries and matches are not practised. */
const practised: readonly GameType[] = ['RNG', 'LIVE', 'PVP', 'FISH'];

/** LGN-12: the same game for practice, or null for what is not practised. */
export function practicePath(href: string): string | null {
  const [path = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  const type = query.get('gameType');
  if ((path !== '/game' && path !== '/seamless') || !practised.some((known) => known === type)) return null;
  query.set('practice', '1');
  return `${path}?${query.toString()}`;
}

/** The same where the operator has free play (FREEPLAY3); null where it has not, or until that is known. */
export function usePracticePath(href: string | null): string | null {
  const { FREEPLAY3: freePlay } = useFlags();
  return freePlay && href !== null ? practicePath(href) : null;
}
