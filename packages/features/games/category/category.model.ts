import type { VendorCard } from '#api/games.ts';
import type { Room } from '#api/launch.ts';
import type { GameType, OfferedLanguage } from '#api/primitives.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { isInMaintenance, toVendorView } from '#core/catalogue/vendorView.ts';
import { dayOf, formatMoment, formatTime } from '#core/format/dates.ts';
import { paths } from '#core/routing/paths.ts';
import type { CategoryVendor, NearMoment, RoomView } from './category.types.ts';

/** Everything that the view models of the page depend on besides the data. */
export interface CategoryContext {
  readonly type: GameType;
  /** Code of the vendor that the URL names; '' for none. */
  readonly chosen: string;
  readonly language: OfferedLanguage;
  /** Platform time, in ms since the epoch. */
  readonly now: number;
  readonly imageUrl: ImageUrl;
}

/** Whether the vendors of a type usually have rooms to list (RT-05). */
export const hasRooms = (type: GameType): boolean => type === 'LIVE';

/**
 * Formats a future moment in the site's time zone: the time alone if it is today, otherwise with the date. Null for none
 * or for a past one.
 */
export function nearMoment(
  iso: string | null,
  { now, language }: Pick<CategoryContext, 'now' | 'language'>,
): NearMoment | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  if (!(time > now)) return null;
  return dayOf(time) === dayOf(now)
    ? { time: formatTime(time, language), dated: false }
    : { time: formatMoment(time, language), dated: true };
}

/** The maintenance of a vendor with its end; null when the vendor is open. */
export function maintenanceOf(card: VendorCard, context: CategoryContext): CategoryVendor['maintenance'] {
  return isInMaintenance(card, context.now) ? { until: nearMoment(card.maintenanceEnd ?? null, context) } : null;
}

/** Makes the card of a vendor. */
export function toCategoryVendor(card: VendorCard, context: CategoryContext): CategoryVendor {
  const { type, chosen, imageUrl, now } = context;
  const { vassalage, gameType } = card;
  const maintenance = maintenanceOf(card, context);
  const isChosen = vassalage === chosen;
  const vendorPage = paths.category(type, vassalage);
  return {
    ...toVendorView(card, imageUrl, launchPath({ vassalage, gameType, from: vendorPage }), now),
    maintenance,
    chosen: isChosen,
    roomsHref: hasRooms(type) && maintenance === null ? (isChosen ? paths.category(type) : vendorPage) : null,
  };
}

/**
 * Makes the card of a room.
 * @param gameType the platform's type of the vendor, which can differ from the type of the page (NAV-07)
 */
export function toRoomView(room: Room, gameType: GameType, context: CategoryContext): RoomView {
  const { roomId, status, image, opensAt, ...rest } = room;
  const { type, chosen, imageUrl } = context;
  const from = paths.category(type, chosen);
  return {
    ...rest,
    roomId,
    status,
    image: image === '' ? null : imageUrl(image),
    opens: nearMoment(opensAt, context),
    href: status === 'open' ? launchPath({ vassalage: chosen, gameType, gameCode: roomId, from }) : null,
  };
}
