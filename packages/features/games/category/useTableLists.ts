import { gameRooms } from '#api/launch.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import type { TableFavourites } from '../favourites/useTableFavourites.ts';
import { type CategoryContext, type RoomContext, roomsOfList, tableListsFor, toRoomView } from './category.model.ts';
import type { TableList, TableLists } from './category.types.ts';

/** How often tables are refreshed, since they fill and close; in ms. */
export const tablesRefreshMs = 30_000;

/** Provides the lists of live tables across vendors; loads the tables of the one in the URL, and none without it. */
export function useTableLists(context: CategoryContext, list: TableList | '', favourites: TableFavourites): TableLists {
  const { type, language } = context;
  const categories = useCategories();
  const [rooms] = useRemote(gameRooms, list === '' ? null : { vassalage: '', gameType: type, language }, 'live', {
    refreshEveryMs: tablesRefreshMs,
  });
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
        : mapRemote(rooms, (value) =>
            roomsOfList(value.list, list, favourites.ids).map((room) => toRoomView(room, { ...roomContext, list })),
          ),
  };
}
