import * as v from 'valibot';
import { feedbackKinds, longestFeedback, longestSubject } from '#api/feedback.ts';
import { picturesProblem } from '#core/uploads/pictures.model.ts';
import type { Upload } from '#core/uploads/useUploads.ts';
import { readDigits } from '#text/readDigits.ts';
import { readLines, readText } from '#text/readText.ts';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import type { FeedbackDraft, FeedbackOptions, FeedbackProblems, LengthProblem } from './feedback.types.ts';

export const emptyDraft: FeedbackDraft = { kind: 'question', subject: '', content: '', reference: '', address: '' };

const draftShape = v.object({
  kind: v.picklist(feedbackKinds),
  subject: v.string(),
  content: v.string(),
  reference: v.string(),
  address: v.string(),
});

/** Reads a stored draft; an empty one for anything else. */
export function parseDraft(text: string | null): FeedbackDraft {
  try {
    const read = v.safeParse(draftShape, JSON.parse(text ?? 'null'));
    return read.success ? read.output : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Whether a draft holds nothing that the player typed. */
export const isEmptyDraft = ({ subject, content, reference, address }: FeedbackDraft): boolean =>
  [subject, content, reference, address].every((text) => readLines(text) === '');

/** The bounds of a text, in letters as a reader counts them (CON-02). */
export const boundsOf = (kind: FeedbackDraft['kind'], { question }: Pick<FeedbackOptions, 'question'>) =>
  kind === 'feedback' ? { min: 1, max: longestFeedback } : question;

/** Checks the length of a text without the space around it. */
export function lengthProblem(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): LengthProblem | null {
  const letters = countLetters(readLines(text));
  if (letters < min) return { key: 'short', min };
  return letters > max ? { key: 'long', max } : null;
}

/** An e-mail address or a number. The platform looks closer. */
export const isAddress = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(readText(address)) || /^\+?[\d\s-]{9,20}$/.test(readDigits(address));

/** What is wrong with pictures that are on their way; having none is no problem. */
export function uploadsProblem(uploads: readonly Upload[]): 'sending' | 'failed' | null {
  const problem = picturesProblem(uploads);
  return problem === 'none' ? null : problem;
}

/** Checks everything that is to be sent. */
export function feedbackProblems(
  draft: FeedbackDraft,
  options: Pick<FeedbackOptions, 'question'>,
  visitor: boolean,
  uploads: readonly Upload[],
): FeedbackProblems {
  const subject = readText(draft.subject);
  const content = lengthProblem(draft.content, boundsOf(draft.kind, options));
  const pictures = visitor ? null : uploadsProblem(uploads);
  const badSubject = draft.kind !== 'feedback' && (subject === '' || countLetters(subject) > longestSubject);
  return {
    ...(badSubject && { subject: true }),
    ...(content !== null && { content }),
    ...(visitor && !isAddress(draft.address) && { address: true }),
    ...(pictures !== null && { pictures }),
  };
}
