import type { VendorCard } from '#api/games.ts';
import type { Room } from '#api/launch.ts';
import type { Amount, GameType, OfferedLanguage } from '#api/primitives.ts';
import { formatMoment, formatTime } from '../shared/format.ts';
import type { ImageAddress } from '../shared/images.ts';
import { launchPath, paths } from '../shared/navigation.ts';
import { type VendorView, isResting, toVendorView } from '../shared/vendorView.ts';

/** A moment for people. With its day it stands in another sentence than a time of today. */
export interface NearMoment {
  readonly time: string;
  readonly dated: boolean;
}

/** A vendor on the page of its category; its address launches its lobby (GAM-02). */
export interface CategoryVendor extends VendorView {
  /** It takes a break and cannot be opened; `until` is when it ends, as the player reads it, if anybody knows. */
  readonly pause: { readonly until: NearMoment | null } | null;
  /** The one in the address. */
  readonly chosen: boolean;
  /** Shows its rooms, or hides them again; null where there are none to show. */
  readonly roomsHref: string | null;
}

/** A room of a vendor, ready to draw. */
export interface RoomView {
  readonly roomId: string;
  readonly name: string;
  readonly game: string;
  /** Null for none, or when its address is not one we may load. */
  readonly image: string | null;
  readonly minBet: Amount;
  readonly maxBet: Amount;
  /** Null where the vendor does not tell. */
  readonly players: number | null;
  readonly status: Room['status'];
  /** When it opens again, as the player reads it, if anybody knows. */
  readonly opens: NearMoment | null;
  /** Opens it; null while it is not open. */
  readonly href: string | null;
}

/** What the views of a page are made with. */
export interface CategoryContext {
  readonly type: GameType;
  /** The vendor in the address; '' for none. */
  readonly chosen: string;
  readonly language: OfferedLanguage;
  /** ms since 1970. */
  readonly now: number;
  readonly imageAddress: ImageAddress;
  /** Of the player. @default that of the browser */
  readonly timeZone?: string;
}

/** RT-05: only live casinos bring rooms that a page can list. */
export const hasRooms = (type: GameType): boolean => type === 'LIVE';

/** A moment that is near: the time alone if it is today, else with its day. Null for none, or one that has passed. */
export function nearMoment(
  iso: string | null,
  { now, language, timeZone }: Pick<CategoryContext, 'now' | 'language' | 'timeZone'>,
): NearMoment | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  if (!(time > now)) return null;
  const dayOf = (moment: number): string => new Date(moment).toLocaleDateString('en-GB', { timeZone });
  return dayOf(time) === dayOf(now)
    ? { time: formatTime(time, language, timeZone), dated: false }
    : { time: formatMoment(time, language, timeZone), dated: true };
}

/** The break of a vendor, with its end. */
export function pauseOf(card: VendorCard, context: CategoryContext): CategoryVendor['pause'] {
  return isResting(card, context.now) ? { until: nearMoment(card.maintenanceEnd ?? null, context) } : null;
}

export function toCategoryVendor(card: VendorCard, context: CategoryContext): CategoryVendor {
  const { type, chosen, imageAddress, now } = context;
  const { vassalage, gameType } = card;
  const pause = pauseOf(card, context);
  const isChosen = vassalage === chosen;
  const here = paths.category(type, vassalage);
  return {
    ...toVendorView(card, imageAddress, launchPath({ vassalage, gameType, from: here }), now),
    pause,
    chosen: isChosen,
    roomsHref: hasRooms(type) && pause === null ? (isChosen ? paths.category(type) : here) : null,
  };
}

/** @param gameType under which the platform knows the vendor, which may not be the type of the page (NAV-07) */
export function toRoomView(room: Room, gameType: GameType, context: CategoryContext): RoomView {
  const { roomId, status, image, opensAt, ...rest } = room;
  const { type, chosen, imageAddress } = context;
  const from = paths.category(type, chosen);
  return {
    ...rest,
    roomId,
    status,
    image: image === '' ? null : imageAddress(image),
    opens: nearMoment(opensAt, context),
    href: status === 'open' ? launchPath({ vassalage: chosen, gameType, gameCode: roomId, from }) : null,
  };
}
