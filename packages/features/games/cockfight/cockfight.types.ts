import type { SlipPick } from '#api/slipPicks.ts';
import type { VendorPause } from '#core/catalogue/pauseText.ts';
import type { Move } from '#core/catalogue/priceMoves.ts';
import type { SlipVendor } from '#core/catalogue/slip/heldSlip.ts';
import type { Remote } from '#core/data/remote.ts';
import type { NearMoment } from '#core/format/nearMoment.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { SlipControls } from '../slip/useSlip.tsx';

/** What a fight can end with, in the order of its prices: red, draw, blue. */
export const outcomes = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof outcomes)[number];

/** A ring, which is a vendor of the category. */
export interface RingView {
  readonly vassalage: string;
  readonly name: string;
  readonly mark: string | null;
  readonly href: string;
  readonly active: boolean;
  readonly inMaintenance: boolean;
  /** A fight is on there. */
  readonly running: boolean;
}

/** The ring that is shown. */
export interface ChosenRing {
  readonly vendor: SlipVendor;
  /** Opens all fights at the vendor; null while it is in maintenance. */
  readonly bookHref: string | null;
  /** Set in maintenance; `until` is null when the end is unknown. */
  readonly maintenance: VendorPause | null;
}

/** The price of an outcome. */
export interface PriceView {
  readonly outcome: Outcome;
  /** Null where the fight does not have it. */
  readonly price: string | null;
  /** Which way it has just moved. */
  readonly movement?: Move['way'] | undefined;
  readonly closed: boolean;
  /** Null where the fight does not have it. */
  readonly pick: SlipPick | null;
}

/** A fight. */
export interface FightView {
  readonly matchId: string;
  /** Which one of its day it is; null where the vendor does not count them. */
  readonly number: number | null;
  readonly red: string;
  readonly blue: string;
  /** In ms by the platform's clock. Bets close then. */
  readonly startsAt: number;
  readonly starts: NearMoment;
  /** Minutes until it begins, from 1 to 59; null for others. */
  readonly startsIn: number | null;
  readonly running: boolean;
  /** In the order of `outcomes`. */
  readonly prices: readonly PriceView[];
}

/** What an earlier fight ended with. */
export interface PastFight {
  readonly matchId: string;
  readonly outcome: Outcome;
}

/** The fights of a ring. */
export interface RingFights {
  /** The picture of the ring; null without one. */
  readonly picture: string | null;
  /** The one that takes bets and begins soon, else one that runs; null for none. */
  readonly stage: FightView | null;
  /** Those that have not begun, by their start. */
  readonly next: readonly FightView[];
  /** How many the whole day has, begun or not; null where the platform does not say, and for none. */
  readonly today: number | null;
  /** The last ones that are over, the oldest first. */
  readonly past: readonly PastFight[];
}

/** Props of `CockfightScreen`. */
export interface CockfightScreenProps extends Pick<SlipControls, 'slip' | 'isPicked'> {
  readonly role: Role;
  readonly rings: Remote<readonly RingView[]>;
  /** Null while the rings are unknown. */
  readonly ring: ChosenRing | null;
  /** The address names a ring that the category does not have. */
  readonly ringMissing: boolean;
  /** The brand does not offer the category. */
  readonly notOffered: boolean;
  readonly fights: Remote<RingFights>;
  /** RSP-03: why the member cannot play now. */
  readonly stop: PlayStop | null;
  readonly homeHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
  /** Picks a price, or takes it out of the slip. `label` says what it is. */
  readonly onPick: (pick: SlipPick, label: string) => void;
}
