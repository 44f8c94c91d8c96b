import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { feedbackOptions, ticketReply, ticketThread } from '#api/feedback.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useChange } from '#core/data/useChange.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { useUploads } from '#core/uploads/useUploads.ts';
import { readLines } from '#text/readText.ts';
import { lengthProblem, uploadsProblem } from '../feedback/feedback.model.ts';
import type { QuestionViewProps } from './question.types.ts';
import { useReplyDraft } from './useReplyDraft.ts';

/** The longest reply while the operator's bounds are not known. */
const longestReply = 1_000;

/** A question with its answers, and the form to reply. */
export function useQuestion(number: string): Pick<QuestionViewProps, 'ticket' | 'reply' | 'onRenewPictures'> {
  const { deployment, origin } = usePlatform();
  const language = useLanguage();
  const [thread, { refresh, update }] = useRemote(ticketThread, { number }, 'live');
  const reply = useChange(ticketReply, update);
  const [options] = useRemote(feedbackOptions, { language }, 'perLanguage');
  const uploads = useUploads(useSendPicture());
  const { busy, run } = useActionLock();
  const { text, onText, keep } = useReplyDraft(number);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const max = options.status === 'ready' ? options.value.question.max : longestReply;
  const content = lengthProblem(text, { min: 1, max });
  const pictures = uploadsProblem(uploads.uploads);
  const problems = { ...(content !== null && { content }), ...(pictures !== null && { pictures }) };

  /** The picture's URL where the page may load it. Paths are those of the platform, not of its host of images. */
  const pictureUrl = (value: string): readonly string[] => {
    const url = safeUrl('image', value, { origin, image: deployment.imageHosts });
    return url === null ? [] : [url.href];
  };

  async function send(): Promise<void> {
    setAsked(true);
    setFailure(null);
    if (content !== null || pictures !== null) return;
    const fileIds = uploads.uploads.flatMap(({ fileId }) => fileId ?? []);
    const input = { number, content: readLines(text), ...(fileIds.length > 0 && { fileIds }) };
    const answer = await reply(input);
    if (!answer.ok) {
      keep();
      setFailure(answer.error);
      return;
    }
    setAsked(false);
    onText('');
    for (const { id } of uploads.uploads) uploads.onRemove(id);
  }

  return {
    ticket: mapRemote(thread, (ticket) => ({
      ...ticket,
      entries: ticket.entries.map((entry) => ({ ...entry, pictures: entry.pictures.flatMap(pictureUrl) })),
    })),
    reply: {
      text,
      onText,
      uploads,
      problems: asked ? problems : {},
      busy,
      failure,
      onSend: () => void run(send),
    },
    onRenewPictures: () => void refresh(),
  };
}
