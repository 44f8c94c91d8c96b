import type { VendorCard, VendorLane } from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { paths } from '../routing/paths.ts';
import { lobbyOf, launchPath } from './launchRules.ts';

/** A category of the navigation. Its vendors keep the type under which the platform launches them. */
export interface Category {
  readonly type: GameType;
  /** The operator's name of the type; null where the site's own name applies. */
  readonly name: string | null;
  readonly vendors: readonly VendorCard[];
}

/** The operator's menu of game types: their names, in the order of the navigation (API-03). */
export type GameMenu = readonly { readonly gameType: GameType; readonly name: string }[];

/** The sports vendors of each derived category. */
export type DerivedCategories = Readonly<Record<keyof SiteInfoValue['derivedCategories'], readonly string[]>>;

const derivedTypes = ['ESPORTS', 'COCKFIGHT'] as const satisfies readonly (keyof DerivedCategories)[];

/**
 * Moves the listed sports vendors into derived categories (NAV-07), which follow sports unless the platform sends a lane
 * for them. Leaves out categories without vendors (NAV-04f). What the menu names comes first, in its order and by its names.
 */
export function deriveCategories(
  lanes: readonly VendorLane[],
  derived: DerivedCategories,
  menu: GameMenu = [],
): readonly Category[] {
  const categories = new Map<GameType, VendorCard[]>();
  const put = (type: GameType, card: VendorCard): void => {
    const vendors = categories.get(type) ?? [];
    if (!vendors.some(({ vassalage }) => vassalage === card.vassalage)) vendors.push(card);
    categories.set(type, vendors);
  };
  for (const { title, cards } of lanes) {
    for (const card of cards) {
      const targets = title === 'SPORTS' ? derivedTypes.filter((type) => derived[type].includes(card.vassalage)) : [];
      if (targets.length === 0) put(title, card);
      for (const type of targets) put(type, card);
    }
  }
  const inOrder = new Set([
    ...menu.map(({ gameType }) => gameType),
    ...lanes.flatMap(({ title }) => withDerived(title)),
  ]);
  return [...inOrder].flatMap((type) => {
    const vendors = categories.get(type) ?? [];
    return vendors.length === 0
      ? []
      : [{ type, name: menu.find(({ gameType }) => gameType === type)?.name || null, vendors }];
  });
}

const withDerived = (title: GameType): readonly GameType[] => (title === 'SPORTS' ? [title, ...derivedTypes] : [title]);

/**
 * Returns the URL of a vendor: its games in the site's lobby, its lotteries, or its card on the category page. A lottery
 * vendor whose lotteries the site does not show opens its own lobby (GAM-01).
 */
export function vendorPath(type: GameType, vassalage: string): string {
  const lobby = lobbyOf(type);
  if (lobby !== null) return paths.lobby(lobby, { vassalage });
  return type === 'LOTT' ? launchPath({ vassalage, gameType: type }) : paths.category(type, vassalage);
}
