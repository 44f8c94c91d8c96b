import type { VendorCard } from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import { type Category, vendorPath } from '#core/catalogue/categories.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { paths } from '#core/routing/paths.ts';

/** Hot vendors, or those of one game type (LGN-02b). */
export type AsideGroupId = 'hot' | GameType;

export interface AsideVendor {
  readonly card: VendorCard;
  /** Path to go to after the login. */
  readonly target: string;
  /** Whether it requires a login, in its own window (LGN-02g). The lobby of an RNG vendor does not. */
  readonly asksToLogIn: boolean;
}

export interface AsideGroup {
  readonly id: AsideGroupId;
  readonly vendors: readonly AsideVendor[];
}

/** The site's own lobby for RNG, PVP and FISH; other vendors have theirs, which is launched (GAM-02). */
function targetOf(type: GameType, { vassalage, gameType }: VendorCard): string {
  if (type === 'RNG' || type === 'PVP' || type === 'FISH') return vendorPath(type, vassalage);
  return launchPath({ vassalage, gameType, from: paths.category(type) });
}

/** One group per game type, preceded by the hot vendors if there are any (LGN-02b, LGN-02c). */
export function asideGroups(categories: readonly Category[]): readonly AsideGroup[] {
  const groups = categories.map(({ type, vendors }) => ({
    id: type,
    vendors: vendors.map((card) => ({ card, target: targetOf(type, card), asksToLogIn: type !== 'RNG' })),
  }));
  const hot = groups.flatMap(({ vendors }) => vendors.filter(({ card }) => card.isHot));
  return hot.length === 0 ? groups : [{ id: 'hot', vendors: hot }, ...groups];
}
