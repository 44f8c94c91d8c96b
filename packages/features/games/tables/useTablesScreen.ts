import { gameRecent } from '#api/favourites.ts';
import { type Room, gameRooms } from '#api/launch.ts';
import { siteConstants } from '#api/primitives.ts';
import { useImageUrl, vendorMarkPath } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { toTableView } from '#core/catalogue/tables/tableView.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { useVendorFreshness } from '#core/catalogue/useVendorFreshness.ts';
import { isInMaintenance } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { nearMoment } from '#core/format/nearMoment.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle, useUnknownEntry } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { secondMs } from '#text/durations.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { useTableFavourites } from '../favourites/useTableFavourites.ts';
import { allTables, choiceOf, dealersOf, hrefOf, lowStake, roomsOf, stageOf, tabsOf } from './tables.model.ts';
import type { ListedTable, TablesScreenProps } from './tables.types.ts';

/** How often tables are refreshed, since their rounds close and they fill; in ms. */
const refreshEveryMs = 10 * secondMs;

/** Provides the props of the live tables: those of all vendors that the URL selects (RT-05a, RT-05f). */
export function useTablesScreen(): TablesScreenProps {
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  const categories = useCategories();
  useVendorFreshness();
  const imageUrl = useImageUrl();
  const language = useLanguage();
  const { clock } = usePlatform();
  const { role } = useMember();
  const favourites = useTableFavourites();
  const hydrated = useHydrated();
  const { stop } = usePlayStop('launch');
  const now = clock.now();
  const cards =
    categories.status === 'ready' ? (categories.value.find(({ type }) => type === 'LIVE')?.vendors ?? []) : undefined;
  const [answer] = useRemote(gameRooms, { vassalage: '', gameType: 'LIVE', language }, 'live', { refreshEveryMs });
  // Those of vendors that the brand offers, as far as they are known.
  const rooms = mapRemote(answer, ({ list }) =>
    list.filter((room) => cards === undefined || cards.some(({ vassalage }) => vassalage === room.vassalage)),
  );
  const ownGames = role === 'member' || role === 'agent';
  const [recent] = useRemote(
    gameRecent,
    ownGames ? { clientType: siteConstants.clientType, language, gameType: 'LIVE', pageNo: 1, pageSize: 1 } : null,
    'list',
  );

  const vendor = cards?.find(({ vassalage }) => vassalage === choice.vassalage);
  const vendorMissing = choice.vassalage !== '' && cards !== undefined && vendor === undefined;
  const { t } = useTranslation('tables');
  usePlaceTitle(vendor?.displayName ?? (choice.game === '' ? undefined : t(`kinds.${choice.game}`)));
  useUnknownEntry(vendorMissing);

  const from = hrefOf(choice);
  const lobbyOf = (vassalage: string): string | null => {
    const card = cards?.find((one) => one.vassalage === vassalage);
    return card === undefined || isInMaintenance(card, now)
      ? null
      : launchPath({ vassalage, gameType: card.gameType, from });
  };
  const nameOf = (vassalage: string): string =>
    cards?.find((card) => card.vassalage === vassalage)?.displayName ?? vassalage;
  const listed = (room: Room): ListedTable => ({
    ...toTableView(room, { language, now, imageUrl, from, vendorName: nameOf }),
    favourite: favourites.of(room),
    lobbyHref: lobbyOf(room.vassalage),
    vendorHref: hrefOf({ ...allTables, vassalage: room.vassalage }),
  });
  // An unknown vendor narrows nothing.
  const narrowed = vendorMissing ? { ...choice, vassalage: '' } : choice;
  const tables = mapRemote(rooms, (all) => roomsOf(all, narrowed, favourites.ids).map(listed));
  const lastRoom = recent.status === 'ready' ? (recent.value.list[0]?.gameCode ?? null) : null;

  return {
    role,
    choice,
    tabs: tabsOf(rooms.status === 'ready' ? rooms.value : null, narrowed, favourites.ids),
    filters: mapRemote(categories, () => ({
      favourite:
        ownGames || choice.favourite || !hydrated
          ? { href: hrefOf({ ...choice, favourite: !choice.favourite }), active: choice.favourite }
          : null,
      low: { href: hrefOf({ ...choice, low: !choice.low }), active: choice.low, amount: lowStake },
      vendors: (cards ?? []).map((card) => {
        const active = card.vassalage === choice.vassalage;
        return {
          vassalage: card.vassalage,
          name: card.displayName,
          mark: imageUrl(vendorMarkPath(card.vassalage)),
          inMaintenance: isInMaintenance(card, now),
          active,
          href: hrefOf({ ...choice, vassalage: active ? '' : card.vassalage }),
        };
      }),
    })),
    vendor: vendor
      ? {
          name: vendor.displayName,
          lobbyHref: lobbyOf(vendor.vassalage),
          maintenance: isInMaintenance(vendor, now)
            ? { until: nearMoment(vendor.maintenanceEnd ?? null, { language, now }) }
            : null,
        }
      : null,
    vendorMissing,
    notOffered: cards?.length === 0,
    tables,
    stage:
      ownGames && recent.status === 'loading'
        ? loading
        : mapRemote(rooms, (all) => {
            const stage = stageOf(roomsOf(all, narrowed, favourites.ids), lastRoom);
            return stage && { table: listed(stage.room), last: stage.last };
          }),
    dealers: tables.status === 'ready' ? dealersOf(tables.value) : 'none',
    stop,
    allHref: paths.live(),
    homeHref: paths.home(),
    onOpen: useGuardedOpen(),
  };
}
