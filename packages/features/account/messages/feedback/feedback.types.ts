import type { RefObject } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { FeedbackKind, feedbackOptions } from '#api/feedback.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Uploads } from '#core/uploads/useUploads.ts';

/** What a player has typed. Kept in the tab until it is sent. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly subject: string;
  readonly content: string;
  readonly reference: string;
  /** Where a visitor is answered. */
  readonly address: string;
}

export type FeedbackOptions = OutputOf<typeof feedbackOptions>;

/** Why a text cannot be sent: too short or too long. */
export type LengthProblem =
  | { readonly key: 'short'; readonly min: number }
  | { readonly key: 'long'; readonly max: number };

/** What is wrong with the fields; absent for a field without a problem. */
export interface FeedbackProblems {
  readonly subject?: true;
  readonly content?: LengthProblem;
  readonly address?: true;
  readonly pictures?: 'sending' | 'failed';
}

/** What was sent. */
export interface FeedbackSent {
  readonly ticket: string;
  /** ms since 1970. */
  readonly answerBy: number;
  /** Where a visitor is answered; null for a member. */
  readonly address: string | null;
  /** The ticket among the messages; null where they are not offered. */
  readonly href: string | null;
}

export interface FeedbackFormProps {
  readonly options: Remote<FeedbackOptions>;
  readonly draft: FeedbackDraft;
  readonly onChange: (change: Partial<FeedbackDraft>) => void;
  /** Asks for an address, and offers no pictures. */
  readonly visitor: boolean;
  /** The ref of the form, whose first wrong field takes the focus. */
  readonly form?: RefObject<HTMLFormElement | null>;
  /** Empty until the player has tried to send. */
  readonly problems: FeedbackProblems;
  readonly uploads: Uploads;
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly onSend: () => void;
  /** Null until something was sent. */
  readonly sent: FeedbackSent | null;
  /** Shows the empty form again. */
  readonly onAnother: () => void;
  /** Whether the operator takes messages. */
  readonly offered: boolean;
}

/** The form below a question of the player. */
export interface ReplyForm {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly uploads: Uploads;
  readonly problems: Pick<FeedbackProblems, 'content' | 'pictures'>;
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly onSend: () => void;
}
