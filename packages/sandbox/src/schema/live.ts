import type { EventGroup, EventKind } from '#api/eventKinds.ts';
import type { LocalText } from '../language.ts';

// Rows of the store, like those of `schema.ts`: renaming a field needs a migration. Times are ms since the epoch.

/** The state of a topic of one account, by `topicKey`. */
export interface LiveVersion {
  /** Grows with every change; at least the time of the last one. */
  readonly version: number;
  /** How many events the account has had so far: the number of the last one. Only of the topic `account`. */
  readonly events?: number;
}

/** An event of a member, by member and number. */
export interface MemberEventRow {
  readonly memberId: string;
  /** Counted from 1. */
  readonly number: number;
  readonly kind: EventKind;
  readonly at: number;
  readonly reference?: string;
  readonly label?: LocalText;
  /** The key of the bet whose name and amounts are shown. */
  readonly roundKey?: string;
  readonly satang?: number;
  /** How many have done it, of events that count. */
  readonly count?: number;
  /** Until when it holds. */
  readonly until?: number;
  readonly link?: { readonly page: string; readonly reference: string | null };
}

/** How a member is told of one group of events. */
export interface NotifyChannels {
  readonly screen: boolean;
  readonly mail: boolean;
  readonly sms: boolean;
}

/** What a member has chosen. A group without an entry has the defaults. */
export interface NotifySettings {
  readonly groups: Readonly<Partial<Record<EventGroup, NotifyChannels>>>;
  /** Times of the day as HH:MM in the site's time zone; `to` can be on the next day. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
}

/** A ticket that opens one stream. It is kept until it is over, also when it was used, so that it is not used again. */
export interface LiveTicket {
  readonly token: string;
  /** The session; null for a visitor. */
  readonly sessionToken: string | null;
  /** Who has asked: the session, or the address of a visitor. */
  readonly owner: string;
  readonly family: 4 | 6;
  /** As `topicKey` writes them. */
  readonly topics: readonly string[];
  readonly expiresAt: number;
  readonly used: boolean;
}
