import type { ApiError } from '#api/errors.ts';
import type { EventGroup } from '#api/eventKinds.ts';
import type { NotifySettings } from '#api/notifications.ts';
import type { PushKind, PushState } from '#api/push.ts';
import type { PushPlace, PushProblem } from '#core/app/push.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MemberEvent } from '#core/live/useEventText.ts';
import type { ReportProps } from '#core/report/report.types.ts';

export const tabs = ['feed', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/** An event of the list. */
export interface FeedRow extends MemberEvent {
  /** Null for a kind that the site does not know. */
  readonly group: EventGroup | null;
  /** It has happened since all were marked as seen. */
  readonly fresh: boolean;
  /** The page, and the record, that it is about; null for none. */
  readonly href: string | null;
}

/** What is listed of the last events, by pages. */
export interface Feed {
  readonly list: readonly FeedRow[];
  readonly totalPages: number;
  /** How many of all events are new. */
  readonly fresh: number;
}

export interface FeedFilter {
  readonly group: EventGroup | '';
}

export interface FeedProps extends Omit<ReportProps<Feed, FeedFilter>, 'days'> {
  /** The groups that can be chosen. */
  readonly groups: readonly EventGroup[];
  /** Marks all that are listed as seen. */
  readonly onSeen: () => void;
}

/** Where a group of events is told. */
export const channels = ['screen', 'mail', 'sms'] as const;
export type Channel = (typeof channels)[number];
export type Channels = Readonly<Record<Channel, boolean>>;

/** What the player has changed and not saved yet. What was not changed follows the platform. */
export interface SettingsEdits {
  readonly groups: Readonly<Partial<Record<EventGroup, Partial<Channels>>>>;
  readonly quiet: boolean | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface SettingsProps {
  readonly settings: Remote<NotifySettings>;
  /** The player has a team, about which there are events. */
  readonly hasTeam: boolean;
  /** Resolves to null once it is saved, or to why it is not. */
  readonly onSave: (edits: SettingsEdits) => Promise<ApiError | null>;
}

/** Notifications on the player's devices while the site is closed. */
export interface PushProps {
  readonly state: Remote<PushState>;
  /** Whether this browser can be notified. */
  readonly here: PushPlace;
  /** Asks the browser and adds this device. Resolves to null once it is told, or to why it is not. */
  readonly onTurnOn: () => Promise<ApiError | PushProblem | null>;
  /** Ends a device; `this` is the one of this session. */
  readonly onEnd: (id: string) => Promise<ApiError | null>;
  readonly onKind: (kind: PushKind, on: boolean) => Promise<ApiError | null>;
  readonly onAmounts: (amounts: boolean) => Promise<ApiError | null>;
}

export interface NotificationsScreenProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly feed: FeedProps;
  readonly settings: SettingsProps;
  readonly push: PushProps;
}
