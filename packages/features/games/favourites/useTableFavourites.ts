import type { Room } from '#api/launch.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useDeviceFavourites } from './useDeviceFavourites.ts';

/** The favourite toggle of a live table. */
export interface TableFavourite {
  readonly active: boolean;
  readonly toggle: () => void;
}

/** The favourite tables of the player, which are stored on the device (RT-05). */
export interface TableFavourites {
  readonly ids: readonly string[];
  readonly of: (room: Pick<Room, 'roomId' | 'name'>) => TableFavourite | null;
  /** Whether the player can have some. */
  readonly allowed: boolean;
}

/** Reads and changes the favourite tables. A change is confirmed with a toast, where a removal can be undone. */
export function useTableFavourites(): TableFavourites {
  const { info } = useMember();
  const { allowed } = useRequireAuth();
  const { ids, set } = useDeviceFavourites('table', info.status === 'ready' ? info.value : null);
  const toast = useToast();
  const { t } = useTranslation('tables');
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
            text: t(active ? 'favouriteRemoved' : 'favouriteAdded', { name }),
            ...(active && { action: { label: t('undo'), onPress: () => set(roomId, true) } }),
          });
        },
      };
    },
  };
}
