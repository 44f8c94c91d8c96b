import { ready } from '#core/data/remote.ts';
import { support } from '#sandbox/seed/support.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { emptyDraft } from './feedback.model.ts';
import type { FeedbackFormProps } from './feedback.types.ts';

const nothing = (): void => {};

/** The form of a member, with nothing typed. */
export function sampleFeedback(globals: Globals): FeedbackFormProps {
  const { question, answerHours, complaintHours, complaint } = support;
  return {
    options: ready({ question, answerHours, complaintHours, complaint: complaint[codeOf(globals)] }),
    draft: emptyDraft,
    visitor: false,
    problems: {},
    uploads: { uploads: [], onAdd: nothing, onRemove: nothing, onRetry: nothing },
    busy: false,
    failure: null,
    sent: null,
    offered: true,
    ...{ onChange: nothing, onSend: nothing, onAnother: nothing },
  };
}
