import { gameRooms } from '#api/launch.ts';
import type { GameType } from '#api/primitives.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { useVendorFreshness } from '#core/catalogue/useVendorFreshness.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle, useUnknownEntry } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { type TableFavourites, useTableFavourites } from '../favourites/useTableFavourites.ts';
import {
  type CategoryContext,
  hasRooms,
  maintenanceOf,
  matchesOffer,
  tableListNamed,
  tablesOffer,
  toCategoryVendor,
  toMatchViews,
  toRoomView,
} from './category.model.ts';
import type { CategoryScreenProps, RoomView, VendorOffer } from './category.types.ts';
import { useMatches } from './useMatches.ts';
import { tablesRefreshMs, useAllTables, useTableLists } from './useTableLists.ts';

/** Provides the props of a category page: vendors, the rooms that the URL asks for, and matches (RT-05). */
export function useCategoryScreen(type: GameType): CategoryScreenProps {
  const [search] = useSearchParams();
  const categories = useCategories();
  useVendorFreshness();
  const imageUrl = useImageUrl();
  const language = useLanguage();
  const { clock } = usePlatform();
  const list = hasRooms(type) ? tableListNamed(search.get('game')) : '';
  const chosen = list === '' ? (search.get('vassalage') ?? '') : '';
  const context: CategoryContext = { type, chosen, language, now: clock.now(), imageUrl };
  const cards =
    categories.status === 'ready'
      ? (categories.value.find((category) => category.type === type)?.vendors ?? [])
      : undefined;
  const vendorMissing = chosen !== '' && cards?.every(({ vassalage }) => vassalage !== chosen) === true;
  const { t } = useTranslation('category');
  const vendor = cards?.find(({ vassalage }) => vassalage === chosen)?.displayName;
  usePlaceTitle(list === '' ? vendor : t(`rooms.list.${list}`));
  useUnknownEntry(vendorMissing);
  const open = cards?.filter((card) => maintenanceOf(card, context) === null);
  const openVendor = open?.find((card) => card.vassalage === chosen);
  const favourites = useTableFavourites();
  const tables = useAllTables(context, list);
  const tableLists = useTableLists(context, list, tables, favourites);
  const matches = useMatches(open, context);
  const offerOf = (vassalage: string): VendorOffer | null => {
    if (tables.status === 'ready') return tablesOffer(tables.value, vassalage, imageUrl);
    return matches?.status === 'ready' ? matchesOffer(matches.value, vassalage) : null;
  };
  const byCode = new Map(open?.map((card) => [card.vassalage, card]));
  return {
    type,
    role: useMember().role,
    vendors: mapRemote(categories, () =>
      (cards ?? []).map((card) => toCategoryVendor(card, context, offerOf(card.vassalage))),
    ),
    vendorMissing,
    rooms: useRooms(openVendor?.gameType, context, favourites),
    tableLists: hasRooms(type) ? tableLists : null,
    // Without vendors there is nothing to ask for.
    matches:
      categories.status === 'failed' || matches === null
        ? null
        : mapRemote(matches, (all) => toMatchViews(all, byCode, context)),
    homeHref: paths.home(),
    onOpen: useGuardedOpen(),
  };
}

/**
 * Loads the rooms of the chosen vendor. In a category that usually has no rooms they are loaded once, and shown only if
 * there are any.
 * @param gameType the platform's type of the vendor; undefined when no open vendor is chosen
 * @returns null when there are no rooms to show
 */
function useRooms(
  gameType: GameType | undefined,
  context: CategoryContext,
  favourites: TableFavourites,
): Remote<readonly RoomView[]> | null {
  const { type, chosen: vassalage, language } = context;
  const expected = hasRooms(type);
  const [rooms] = useRemote(
    gameRooms,
    gameType === undefined ? null : { vassalage, gameType, language },
    expected ? 'live' : 'oncePerSession',
    { refreshEveryMs: expected ? tablesRefreshMs : 0 },
  );
  if (gameType === undefined) return null;
  if (!expected && (rooms.status !== 'ready' || rooms.value.list.length === 0)) return null;
  const roomContext = { ...context, gameType, list: '', vendorName: () => null, favouriteOf: favourites.of } as const;
  return mapRemote(rooms, (value) => value.list.map((room) => toRoomView(room, roomContext)));
}
