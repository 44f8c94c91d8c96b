import type { FeedbackKind } from '#api/feedback.ts';
import type { MessageFolder, messageKinds } from '#api/messages.ts';
import type { LocalText } from '../language.ts';

// Rows of the store, like those of `schema.ts`: renaming a field needs a migration. Times are ms since the epoch.

/** MEM-04a: a message of the platform to a member. */
export interface InboxMessage {
  readonly id: string;
  readonly memberId: string;
  readonly folder: MessageFolder;
  readonly kind: (typeof messageKinds)[number];
  readonly title: LocalText;
  /** Rich text. */
  readonly content: LocalText;
  readonly link: { readonly page: string; readonly ref: string | null } | null;
  readonly at: number;
  readonly read: boolean;
  readonly deleted: boolean;
}

export interface SupportEntry {
  readonly id: string;
  readonly from: 'player' | 'support';
  readonly at: number;
  readonly text: string;
  readonly fileIds: readonly string[];
}

/** Feedback, a question or a complaint, with everything that was written about it. */
export interface SupportTicket {
  readonly number: string;
  /** Null for a visitor. */
  readonly memberId: string | null;
  /** Where a visitor is answered; null for a member. */
  readonly address: string | null;
  /** The network address of the sender. */
  readonly sender: string;
  readonly kind: FeedbackKind;
  readonly subject: string;
  readonly reference: string | null;
  /** Oldest first; at least one. */
  readonly entries: readonly SupportEntry[];
  readonly status: 'waiting' | 'answered' | 'closed';
  readonly answerBy: number;
  readonly read: boolean;
}

/** Whether a section of the help has answered a question. By section and sender. */
export interface HelpVote {
  readonly section: string;
  readonly helped: boolean;
  readonly at: number;
}
