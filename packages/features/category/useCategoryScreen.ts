import { useSearchParams } from 'react-router-dom';
import { gameRooms } from '#api/launch.ts';
import type { GameType } from '#api/primitives.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { useVendorFreshness } from '../shared/useVendorFreshness.ts';
import {
  type CategoryContext,
  type RoomView,
  hasRooms,
  pauseOf,
  toCategoryVendor,
  toRoomView,
} from './category.model.ts';
import type { CategoryScreenProps } from './CategoryScreen.tsx';

/** Tables fill and close: asked for anew this often, in ms. */
const roomsEveryMs = 30_000;

/** The category of the route: its vendors, and the rooms of the one in the address (RT-05). */
export function useCategoryScreen(type: GameType): CategoryScreenProps {
  const [search] = useSearchParams();
  const categories = useCategories();
  useVendorFreshness();
  const imageAddress = useImageAddress();
  const language = useLanguage();
  const { clock } = usePlatform();
  const site = useSite();
  const chosen = search.get('vassalage') ?? '';
  const context: CategoryContext = { type, chosen, language, now: clock.now(), imageAddress };
  const cards =
    categories.status === 'ready' ? categories.value.find((category) => category.type === type)?.vendors : undefined;
  const open = cards?.find((card) => card.vassalage === chosen && pauseOf(card, context) === null);
  return {
    type,
    role: useMember().role,
    vendors: mapRemote(categories, () => (cards ?? []).map((card) => toCategoryVendor(card, context))),
    rooms: useRooms(open?.gameType, context),
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language,
    homeHref: paths.home(),
    onOpen: useGatedOpen(),
  };
}

/**
 * Of the chosen vendor alone. A category that usually has none is asked once, and shows them only if there are any.
 * @param gameType under which the platform knows the vendor; undefined when none is chosen that could be asked
 */
function useRooms(gameType: GameType | undefined, context: CategoryContext): Remote<readonly RoomView[]> | null {
  const { type, chosen: vassalage, language } = context;
  const expected = hasRooms(type);
  const [rooms] = useRemote(
    gameRooms,
    gameType === undefined ? null : { vassalage, gameType, language },
    expected ? 'live' : 'oncePerSession',
    { refreshEveryMs: expected ? roomsEveryMs : 0 },
  );
  if (gameType === undefined) return null;
  if (!expected && (rooms.status !== 'ready' || rooms.value.list.length === 0)) return null;
  return mapRemote(rooms, ({ list }) => list.map((room) => toRoomView(room, gameType, context)));
}
