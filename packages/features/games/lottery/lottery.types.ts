import type { DrawTimes } from '#core/catalogue/draws.ts';
import type { Failed, Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { LotteryChange, LotteryView } from './lottery.model.ts';
import type { Weekday } from './weekday.ts';

/** Which lotteries a page lists: all, or those of Vietnam (RT-07). */
export type LotteryArea = 'all' | 'vn';

/** A tag or a vendor to choose. */
export interface LotteryOption {
  readonly code: string;
  readonly name: string;
}

/** The tags and vendors that the lotteries can be filtered by. */
export interface LotteryOptions {
  readonly tags: readonly LotteryOption[];
  readonly vendors: readonly LotteryOption[];
}

/** The favourite toggle of a lottery card (LOT-03). */
export interface LotteryFavourite {
  readonly active: boolean;
  /** The toggle cannot be used yet, because the account is still unknown. */
  readonly busy: boolean;
  readonly toggle: () => void;
}

/** A lottery as its card shows it. */
export interface LotteryCardView {
  readonly gameId: string;
  readonly name: string;
  /** Name of the vendor. */
  readonly vendor: string;
  /** Name of the tag that it is filed under; '' for none. */
  readonly tag: string;
  /** Image URL; null for none, or when the URL is not allowed. */
  readonly image: string | null;
  /** The days on which it is drawn. */
  readonly days: readonly Weekday[];
  /** The URL names this lottery (GAM-01). */
  readonly named: boolean;
  /** The vendor is in maintenance. */
  readonly inMaintenance: boolean;
  readonly betHref: string;
  readonly lobbyHref: string;
  /** Absent for players who cannot have favourites. */
  readonly favourite?: LotteryFavourite;
}

/** The result of a draw (LOT-02). */
export interface LotteryResult {
  readonly gameId: string;
  /** Number of the draw. */
  readonly numero: string;
  /** Name of the lottery. */
  readonly name: string;
  /** The winning digits, at most six. */
  readonly digits: readonly string[];
  /** Date of the draw as YYYY.MM.DD. */
  readonly date: string;
}

/** The open draws by lottery id; a lottery without an open draw is absent. Times by the device's clock. */
export type OpenDraws = ReadonlyMap<string, DrawTimes>;

/** Props of `LotteryScreen`. */
export interface LotteryScreenProps {
  readonly area: LotteryArea;
  readonly role: Role;
  /** Link to the page of the other area; null where it has no lotteries, and until that is known. */
  readonly otherAreaHref: string | null;
  readonly query: LotteryView;
  readonly options: Remote<LotteryOptions>;
  /** The lotteries that match the query; the one that the URL names comes first. */
  readonly lotteries: Remote<readonly LotteryCardView[]>;
  /** The URL names a lottery that is not offered (GAM-01). */
  readonly namedMissing: boolean;
  /** The open draws. Until they have loaded: the draws that the menu lists. */
  readonly draws: Remote<OpenDraws>;
  /** Set when the open draws failed to load, also during a retry; otherwise null. */
  readonly drawsFailed: Failed | null;
  /** Newest first. The results panel lists only the lotteries that match the query. */
  readonly results: Remote<readonly LotteryResult[]>;
  /** Returns the time by the device's clock in ms, like the times of the draws. Called on each tick. */
  readonly now: () => number;
  /** The URL that a change leads to, so that every choice can be a link. */
  readonly hrefFor: (change: LotteryChange) => string;
  readonly onChange: (change: LotteryChange) => void;
  /** Called with the search text when typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly onLogIn: () => void;
  /** Replaces following a lottery's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
