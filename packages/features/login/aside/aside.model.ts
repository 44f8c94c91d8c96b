import type { VendorCard } from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import { type Category, vendorPath } from '../../shared/categories.ts';
import { launchPath, paths } from '../../shared/navigation.ts';

/** LGN-02b: the hot vendors, or those of a game type. */
export type AsideGroupId = 'hot' | GameType;

export interface AsideVendor {
  readonly card: VendorCard;
  /** Where the player is after the login. */
  readonly target: string;
  /** LGN-02g: the login for it opens in a window; the hall of an RNG vendor can be looked at without. */
  readonly asksToLogIn: boolean;
}

export interface AsideGroup {
  readonly id: AsideGroupId;
  readonly vendors: readonly AsideVendor[];
}

/** Halls list the vendor's games; the others bring a lobby of their own, which is launched (GAM-02). */
function targetOf(type: GameType, { vassalage, gameType }: VendorCard): string {
  if (type === 'RNG' || type === 'PVP' || type === 'FISH') return vendorPath(type, vassalage);
  return launchPath({ vassalage, gameType, from: paths.category(type) });
}

/** LGN-02b, LGN-02c: Hot first, where anything is hot, then one entry per game type. */
export function asideGroups(categories: readonly Category[]): readonly AsideGroup[] {
  const groups = categories.map(({ type, vendors }) => ({
    id: type,
    vendors: vendors.map((card) => ({ card, target: targetOf(type, card), asksToLogIn: type !== 'RNG' })),
  }));
  const hot = groups.flatMap(({ vendors }) => vendors.filter(({ card }) => card.isHot));
  return hot.length === 0 ? groups : [{ id: 'hot', vendors: hot }, ...groups];
}
