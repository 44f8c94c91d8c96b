import { gameRooms } from '#api/launch.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useDeviceFavourites } from '../favourites/useDeviceFavourites.ts';
import { type CategoryContext, type RoomContext, roomsOfList, tableListsFor, toRoomView } from './category.model.ts';
import type { TableList, TableLists } from './category.types.ts';

/** How often tables are refreshed, since they fill and close; in ms. */
export const tablesRefreshMs = 30_000;

/** The favourite tables of the player, which are stored on the device (RT-05). */
export interface TableFavourites {
  readonly ids: readonly string[];
  readonly of: RoomContext['favouriteOf'];
  /** Whether the player can have some. */
  readonly allowed: boolean;
}

/** Reads and changes the favourite tables. A change is confirmed with a toast, where a removal can be undone. */
export function useTableFavourites(): TableFavourites {
  const { info } = useMember();
  const { allowed } = useRequireAuth();
  const { ids, set } = useDeviceFavourites('table', info.status === 'ready' ? info.value.account : null);
  const toast = useToast();
  const { t } = useTranslation('category');
  return {
    ids,
    allowed,
    of({ roomId, name }) {
      if (!allowed || set === null) return null;
      const active = ids.includes(roomId);
      return {
        active,
        toggle() {
          set(roomId, !active);
          toast.show({
            id: 'tableFavourite',
            text: t(active ? 'rooms.favouriteRemoved' : 'rooms.favouriteAdded', { name }),
            ...(active && { action: { label: t('rooms.undo'), onPress: () => set(roomId, true) } }),
          });
        },
      };
    },
  };
}

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
