import type { Room } from '#api/launch.ts';
import type { Amount } from '#api/primitives.ts';
import { type MomentContext, type NearMoment, nearMoment } from '../../format/nearMoment.ts';
import { type ImageUrl, vendorMarkPath } from '../images.ts';
import { launchPath } from '../launchRules.ts';
import { type Road, roadOf } from './road.ts';

/** A live table as lists show it, with resolved URLs and texts. */
export interface TableView {
  readonly roomId: string;
  readonly name: string;
  /** The game of the table; null when its name has it. */
  readonly game: string | null;
  readonly vendor: string;
  /** URL of the vendor's mark; null when it is not allowed. */
  readonly mark: string | null;
  /** URL of the table's picture; null for none, or when it is not allowed. */
  readonly image: string | null;
  readonly minBet: Amount;
  readonly maxBet: Amount;
  /** Number of players; null when the vendor does not report it. */
  readonly players: number | null;
  readonly status: Room['status'];
  /** When a closed table opens; null when unknown. */
  readonly opens: NearMoment | null;
  /** When bets close, in ms by the platform's clock; null when the vendor does not report it, and for closed tables. */
  readonly closesAt: number | null;
  /** Link that launches the table; null unless it is open. */
  readonly href: string | null;
  /** The latest results; null when the vendor does not report any. */
  readonly road: Road | null;
  /** Who deals in a broadcast; null for a table that deals by itself. */
  readonly dealer: { readonly name: string; readonly picture: string | null } | null;
}

/** What the view of a table depends on besides the table. */
export interface TableContext extends MomentContext {
  readonly imageUrl: ImageUrl;
  /** The page that "back" leads to. */
  readonly from: string;
  readonly vendorName: (vassalage: string) => string;
}

/** Makes the view of a live table. `room` has the code of its vendor, as in the list of all vendors. */
export function toTableView(room: Room, { imageUrl, from, vendorName, ...context }: TableContext): TableView {
  const { roomId, vassalage, name, game, status, minBet, maxBet, players, image, opensAt, road, closesAt, dealer } =
    room;
  const isOpen = status === 'open';
  return {
    ...{ roomId, name, status, minBet, maxBet, players },
    game: name.includes(game) ? null : game,
    vendor: vendorName(vassalage),
    mark: imageUrl(vendorMarkPath(vassalage)),
    image: image === '' ? null : imageUrl(image),
    opens: nearMoment(opensAt, context),
    closesAt: isOpen && closesAt !== null ? Date.parse(closesAt) : null,
    href: isOpen ? launchPath({ vassalage, gameType: 'LIVE', gameCode: roomId, from }) : null,
    road: roadOf(road),
    dealer: dealer && { name: dealer.name, picture: dealer.picture === '' ? null : imageUrl(dealer.picture) },
  };
}
