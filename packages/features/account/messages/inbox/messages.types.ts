import type { TicketEntry } from '#api/feedback.ts';
import type { MessageValue } from '#api/messages.ts';
import type { Remote } from '#core/data/remote.ts';
import type { QuestionPart } from './question.types.ts';

/** The folders as tabs. `support` holds what the player has asked customer service. */
export const folders = ['personal', 'platform', 'support'] as const;
export type Folder = (typeof folders)[number];

/** A line of the list: a message, or a question. */
export interface MessageRow {
  /** Opens it; in the address as `&ref=`. */
  readonly id: string;
  /** What marks it as read. */
  readonly key: string;
  readonly title: string;
  readonly preview: string;
  /** ms since 1970. */
  readonly at: number;
  readonly read: boolean;
  /** What a message is about, in words; null for a question, whose state says more. */
  readonly kind: string | null;
  /** The state of a question; null for a message. */
  readonly ticket: Pick<TicketEntry, 'number' | 'status'> | null;
}

export interface MessagePage {
  readonly rows: readonly MessageRow[];
  readonly totalPages: number;
  readonly total: number;
}

/** A message that is open. `href` leads to the page that it is about; null for none. */
export interface OpenMessage extends Pick<MessageValue, 'id' | 'title' | 'content' | 'read'> {
  readonly at: number;
  readonly href: string | null;
  /** The platform's name of that page. */
  readonly page: string | null;
}

/** What is open in place of the list. */
export type Opened =
  | { readonly is: 'message'; readonly id: string; readonly message: Remote<OpenMessage> }
  | { readonly is: 'question'; readonly id: string };

export interface MessagesScreenProps {
  readonly folder: Folder;
  readonly onFolder: (folder: Folder) => void;
  /** How many are not read, by folder. */
  readonly unread: Readonly<Record<Folder, number>>;
  readonly page: Remote<MessagePage>;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  readonly unreadOnly: boolean;
  readonly onUnreadOnly: (on: boolean) => void;
  /** The search as typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Null while the list is shown. */
  readonly opened: Opened | null;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** Marks messages as read. */
  readonly onRead: (keys: readonly string[] | 'all') => void;
  /** Marks the open message as unread, and returns to the list. */
  readonly onUnread: (key: string) => void;
  /** Deletes a message, and offers to bring it back. Returns to the list. */
  readonly onDelete: (key: string) => void;
  /** Shows the question that is open. */
  readonly Question: QuestionPart;
  /** The page of notifications, with what has happened besides; null where there is none. */
  readonly notificationsHref: string | null;
  /** The form for a question; null where the operator takes none. */
  readonly askHref: string | null;
}
