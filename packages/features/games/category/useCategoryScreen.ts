import type { GameType } from '#api/primitives.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { useVendorFreshness } from '#core/catalogue/useVendorFreshness.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle, useUnknownEntry } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { type CategoryContext, maintenanceOf, matchesOffer, toCategoryVendor, toMatchViews } from './category.model.ts';
import type { CategoryScreenProps } from './category.types.ts';
import { useMatches } from './useMatches.ts';

/** Provides the props of a category page: vendors and matches (RT-05). */
export function useCategoryScreen(type: GameType): CategoryScreenProps {
  const [search] = useSearchParams();
  const categories = useCategories();
  useVendorFreshness();
  const imageUrl = useImageUrl();
  const language = useLanguage();
  const { clock } = usePlatform();
  const chosen = search.get('vassalage') ?? '';
  const context: CategoryContext = { type, chosen, language, now: clock.now(), imageUrl };
  const cards =
    categories.status === 'ready'
      ? (categories.value.find((category) => category.type === type)?.vendors ?? [])
      : undefined;
  const vendorMissing = chosen !== '' && cards?.every(({ vassalage }) => vassalage !== chosen) === true;
  usePlaceTitle(cards?.find(({ vassalage }) => vassalage === chosen)?.displayName);
  useUnknownEntry(vendorMissing);
  const open = cards?.filter((card) => maintenanceOf(card, context) === null);
  const matches = useMatches(open, context);
  const listed = matches?.status === 'ready' ? matches.value : [];
  const byCode = new Map(open?.map((card) => [card.vassalage, card]));
  return {
    type,
    role: useMember().role,
    vendors: mapRemote(categories, () =>
      (cards ?? []).map((card) => toCategoryVendor(card, context, matchesOffer(listed, card.vassalage))),
    ),
    vendorMissing,
    // Without vendors there is nothing to ask for.
    matches:
      categories.status === 'failed' || matches === null
        ? null
        : mapRemote(matches, (all) => toMatchViews(all, byCode, context)),
    homeHref: paths.home(),
    onOpen: useGuardedOpen(),
  };
}
