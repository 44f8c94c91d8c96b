import type { VendorCard, VendorLane } from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { hallOf, launchPath, paths } from './navigation.ts';

/** A category of the navigation. Its vendors keep the type under which the platform knows and launches them. */
export interface Category {
  readonly type: GameType;
  readonly vendors: readonly VendorCard[];
}

/** Which vendors of sports make a category of their own. */
export type DerivedCategories = Readonly<Record<keyof SiteInfoValue['derivedCategories'], readonly string[]>>;

const derivedTypes = ['ESPORTS', 'COCKFIGHT'] as const satisfies readonly (keyof DerivedCategories)[];

/**
 * NAV-07: moves the listed vendors of sports into categories of their own, which follow sports unless the platform
 * sends a lane for them. A category without vendors is absent (NAV-04f).
 */
export function deriveCategories(lanes: readonly VendorLane[], derived: DerivedCategories): readonly Category[] {
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
  const inOrder = [...new Set(lanes.flatMap(({ title }) => withDerived(title)))];
  return inOrder.flatMap((type) => {
    const vendors = categories.get(type) ?? [];
    return vendors.length === 0 ? [] : [{ type, vendors }];
  });
}

const withDerived = (title: GameType): readonly GameType[] => (title === 'SPORTS' ? [title, ...derivedTypes] : [title]);

/**
 * Where a vendor is found: its games in a hall, its lotteries, or its card on the page of its category. A lottery vendor
 * whose lotteries are not ours to show has nothing here but its own lobby (GAM-01).
 */
export function vendorPath(type: GameType, vassalage: string): string {
  const hall = hallOf(type);
  if (hall !== null) return paths.hall(hall, { vassalage });
  return type === 'LOTT' ? launchPath({ vassalage, gameType: type }) : paths.category(type, vassalage);
}
