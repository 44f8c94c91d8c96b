import { type Room, gameRooms } from '#api/launch.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useIdle } from '#core/time/useIdle.ts';
import type { TableFavourites } from '../favourites/useTableFavourites.ts';
import {
  type CategoryContext,
  hasRooms,
  type RoomContext,
  roomsOfList,
  tableListsFor,
  toRoomView,
} from './category.model.ts';
import type { TableList, TableLists } from './category.types.ts';

/** How often tables are refreshed, since they fill and close; in ms. */
export const tablesRefreshMs = 30_000;

/**
 * Loads the live tables of all vendors: at once for a list, otherwise when the page is idle, since the cards of vendors can
 * do without.
 */
export function useAllTables({ type, language }: CategoryContext, list: TableList | ''): Remote<readonly Room[]> {
  const idle = useIdle();
  const wanted = hasRooms(type) && (list !== '' || idle);
  const [rooms] = useRemote(gameRooms, wanted ? { vassalage: '', gameType: type, language } : null, 'live', {
    refreshEveryMs: tablesRefreshMs,
  });
  return mapRemote(rooms, (value) => value.list);
}

/**
 * Provides the lists of live tables across vendors.
 * @param rooms the tables of all vendors
 */
export function useTableLists(
  context: CategoryContext,
  list: TableList | '',
  rooms: Remote<readonly Room[]>,
  favourites: TableFavourites,
): TableLists {
  const { type } = context;
  const categories = useCategories();
  const vendors = categories.status === 'ready' ? categories.value.flatMap((category) => category.vendors) : [];
  const roomContext: Omit<RoomContext, 'list'> = {
    ...context,
    gameType: type,
    vendorName: (vassalage) => vendors.find((card) => card.vassalage === vassalage)?.displayName ?? vassalage,
    favouriteOf: favourites.of,
  };
  return {
    lists: (['', ...tableListsFor(favourites.allowed || list === 'favourite')] as const).map((id) => ({
      id,
      href: paths.category(type, undefined, id || undefined),
    })),
    chosen: list,
    tables:
      list === ''
        ? null
        : mapRemote(rooms, (all) =>
            roomsOfList(all, list, favourites.ids).map((room) => toRoomView(room, { ...roomContext, list })),
          ),
  };
}
