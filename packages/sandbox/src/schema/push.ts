import type { PushAddress, PushKind } from '#api/push.ts';
import type { PlatformLanguage } from '../language.ts';

// Rows of the store, like those of `schema.ts`: renaming a field needs a migration. Times are ms since the epoch.

/** A browser that takes notifications of a member. */
export interface PushDevice extends PushAddress {
  /** Made of the endpoint, so that a browser is one device, of the last account that has added it. */
  readonly id: string;
  readonly memberId: string;
  /** The session that has added it; the device ends with it. */
  readonly sessionToken: string;
  readonly language: PlatformLanguage;
  readonly userAgent: string;
  readonly since: number;
}

/** What a member has chosen, and what has been sent. */
export interface MemberPush {
  /** A kind without an entry is off. */
  readonly kinds: Readonly<Partial<Record<PushKind, boolean>>>;
  readonly amounts: boolean;
  /** How many notifications of rewards the last day with one had. */
  readonly rewards: { readonly day: number; readonly count: number };
  /** When a limit was reached last; null for never. */
  readonly limitReachedAt: number | null;
}

/** An event that has not been judged, or waits for the end of quiet hours. */
export interface WaitingPush {
  readonly memberId: string;
  readonly dueAt: number;
}

/** What a device is sent; see apps/site/worker. */
export interface PushPayload {
  readonly v: 1;
  readonly kind: PushKind;
  /** A path of the site. */
  readonly url: string;
  /** A later notification with the same tag takes the place of the former. */
  readonly tag: string;
  /** When it has happened, in ms. */
  readonly at: number;
  readonly title: string;
  readonly body: string;
  /** How many messages are not read, for the icon of the installed app; absent leaves the icon as it is. */
  readonly badge?: number;
}

/** A notification that was handed over for sending, or would have been where nothing sends. */
export interface SentPush {
  readonly deviceId: string;
  readonly memberId: string;
  readonly at: number;
  /** Until when the service may keep it for a device that is not reached. */
  readonly expiresAt: number;
  readonly payload: PushPayload;
}
