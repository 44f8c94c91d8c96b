import type { VendorCard } from '#api/games.ts';
import { type Room, tableKinds } from '#api/launch.ts';
import type { SportMatch } from '#api/matches.ts';
import { wordOf } from '#api/open.ts';
import type { GameType, OfferedLanguage } from '#api/primitives.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { isInMaintenance, toVendorView } from '#core/catalogue/vendorView.ts';
import { dayOf, formatMoment, formatTime } from '#core/format/dates.ts';
import { paths } from '#core/routing/paths.ts';
import type { TableFavourite } from '../favourites/useTableFavourites.ts';
import type { CategoryVendor, MatchView, NearMoment, RoomView, TableList, VendorOffer } from './category.types.ts';
import { roadOf } from './road.model.ts';

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

/** The game types whose vendors have matches: the derived categories are sports to the platform (NAV-07). */
export const hasMatches = (type: GameType): boolean => type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT';

/** The lists of live tables besides those of each vendor, in their order; favourites only for players who have some. */
export const tableListsFor = (hasFavourites: boolean): readonly TableList[] =>
  hasFavourites ? [...tableKinds, 'favourite'] : tableKinds;

/** Reads the list of live tables that the URL names; '' for none and for an unknown one. */
export const tableListNamed = (name: string | null): TableList | '' =>
  [...tableKinds, 'favourite' as const].find((list) => list === name) ?? '';

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
  return time > now ? shortMoment(time, { now, language }) : null;
}

function shortMoment(time: number, { now, language }: Pick<CategoryContext, 'now' | 'language'>): NearMoment {
  return dayOf(time) === dayOf(now)
    ? { time: formatTime(time, language), dated: false }
    : { time: formatMoment(time, language), dated: true };
}

/** The maintenance of a vendor with its end; null when the vendor is open. */
export function maintenanceOf(card: VendorCard, context: CategoryContext): CategoryVendor['maintenance'] {
  return isInMaintenance(card, context.now) ? { until: nearMoment(card.maintenanceEnd ?? null, context) } : null;
}

/** The most pictures of tables on the card of a vendor. */
const mostPictures = 3;

/** What a vendor offers at its open tables; null without any. */
export function tablesOffer(
  rooms: readonly Room[],
  vassalage: string,
  imageUrl: CategoryContext['imageUrl'],
): VendorOffer | null {
  const open = rooms.filter((room) => room.vassalage === vassalage && room.status === 'open');
  const [least] = open.map(({ minBet }) => minBet).toSorted(byAmount);
  const most = open
    .map(({ maxBet }) => maxBet)
    .toSorted(byAmount)
    .at(-1);
  if (least === undefined || most === undefined) return null;
  // One picture of each game, and then of others: tables of one game look alike.
  const firsts = open.filter(({ kind }, at) => open.findIndex((other) => other.kind === kind) === at);
  const pictures = [...new Set([...firsts, ...open])].flatMap(({ image }) => (image && imageUrl(image)) || []);
  return { kind: 'tables', open: open.length, minBet: least, maxBet: most, pictures: pictures.slice(0, mostPictures) };
}

/** What a vendor offers in a list of matches; null without any. */
export function matchesOffer(matches: readonly SportMatch[], vassalage: string): VendorOffer | null {
  const listed = matches.filter((match) => match.vassalage === vassalage);
  const running = listed.filter(({ status }) => status === 'live').length;
  return listed.length === 0 ? null : { kind: 'matches', listed: listed.length, running };
}

const byAmount = (one: string, other: string): number => Number(one) - Number(other);

/** Makes the card of a vendor. */
export function toCategoryVendor(
  card: VendorCard,
  context: CategoryContext,
  offer: VendorOffer | null = null,
): CategoryVendor {
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
    offer: maintenance === null ? offer : null,
  };
}

/** What the card of a room depends on besides the room. */
export interface RoomContext extends CategoryContext {
  /** The platform's type of the vendor, which can differ from the type of the page (NAV-07). */
  readonly gameType: GameType;
  /** The list that the room is shown in; '' for that of the chosen vendor. */
  readonly list: TableList | '';
  /** Name of a vendor; null when its name needs no mention. */
  readonly vendorName: (vassalage: string) => string | null;
  readonly favouriteOf: (room: Pick<Room, 'roomId' | 'name'>) => TableFavourite | null;
}

/** Makes the card of a room. */
export function toRoomView(room: Room, context: RoomContext): RoomView {
  const { roomId, name, game, status, minBet, maxBet, players, image, opensAt, road } = room;
  const { type, chosen, list, gameType, imageUrl } = context;
  const vassalage = room.vassalage || chosen;
  const from = paths.category(type, chosen || undefined, list || undefined);
  return {
    ...{ roomId, name, game, status, minBet, maxBet, players },
    vendor: context.vendorName(vassalage),
    image: image === '' ? null : imageUrl(image),
    opens: nearMoment(opensAt, context),
    href: status === 'open' ? launchPath({ vassalage, gameType, gameCode: roomId, from }) : null,
    road: roadOf(road),
    favourite: context.favouriteOf(room),
  };
}

/** The rooms of a list: those of its game, or the favourite ones, latest first. Rooms that can be entered come first. */
export function roomsOfList(rooms: readonly Room[], list: TableList, favourites: readonly string[]): readonly Room[] {
  if (list === 'favourite') return favourites.flatMap((id) => rooms.find(({ roomId }) => roomId === id) ?? []);
  const closed = ({ status }: Room): number => (status === 'open' ? 0 : 1);
  return rooms.filter(({ kind }) => wordOf(kind) === list).toSorted((one, other) => closed(one) - closed(other));
}

/** Makes the cards of matches: those that take bets first, by their start (RT-05). */
export function toMatchViews(
  matches: readonly SportMatch[],
  vendors: ReadonlyMap<string, Pick<VendorCard, 'displayName' | 'gameType'>>,
  context: Pick<CategoryContext, 'type' | 'now' | 'language'>,
): readonly MatchView[] {
  const from = paths.category(context.type);
  return matches
    .flatMap((match) => {
      const vendor = vendors.get(match.vassalage);
      // A running match shows its score, and one that takes no bets no price.
      const odds = match.status === 'live' || match.suspended ? null : match.odds;
      return vendor === undefined ? [] : [{ match: { ...match, odds }, vendor }];
    })
    .toSorted(
      (one, other) =>
        Number(one.match.odds === null) - Number(other.match.odds === null) ||
        Date.parse(one.match.startsAt) - Date.parse(other.match.startsAt),
    )
    .map(({ match, vendor }) => {
      const { matchId, vassalage, sport, competition, home, away, score, odds, startsAt, status } = match;
      const { gameType } = vendor;
      return {
        ...{ matchId, sport, competition, home, away, score, odds },
        vendor: vendor.displayName,
        // Also once it has passed: the platform says when a match runs. A document is shown later than it was rendered.
        starts: status === 'upcoming' ? shortMoment(Date.parse(startsAt), context) : null,
        href: launchPath({ vassalage, gameType, gameCode: matchId, from }),
      };
    });
}
