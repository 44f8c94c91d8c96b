import type { Category } from '#core/catalogue/categories.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { isInMaintenance } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote } from '#core/data/remote.ts';

export type CategoryList = ReturnType<typeof withMaintenance>;

/** The categories, with the vendors that are in maintenance at the given platform time (ms). */
const withMaintenance = (categories: readonly Category[], now: number) =>
  categories.map(({ type, vendors }) => ({
    type,
    vendors: vendors.map((card) => ({ ...card, inMaintenance: isInMaintenance(card, now) })),
  }));

/** Provides the categories with their vendors, and which of these are in maintenance. */
export function useCategoryList(): Remote<CategoryList> {
  const { clock } = usePlatform();
  return mapRemote(useCategories(), (categories) => withMaintenance(categories, clock.now()));
}
