import type { ComponentType } from 'react';
import type { TicketValue } from '#api/feedback.ts';
import type { Remote } from '#core/data/remote.ts';
import type { ReplyForm } from '../feedback/feedback.types.ts';

/** A question of the player with its answers, by its number. */
export type QuestionPart = ComponentType<{ readonly number: string; readonly onClose: () => void }>;

export interface QuestionViewProps {
  readonly ticket: Remote<TicketValue>;
  readonly reply: ReplyForm;
  /** Reads the question again: the addresses of its pictures end after some minutes. */
  readonly onRenewPictures: () => void;
  readonly onClose: () => void;
}
