import { useState } from 'react';
import { memberPublicState } from '#api/badges.ts';
import { type ApiError, type Result, fail, ok } from '#api/errors.ts';
import { feedbackOptions, feedbackSend } from '#api/feedback.ts';
import type { HumanCheckProof } from '#api/humanCheck.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useChange } from '#core/data/useChange.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { roleOf } from '#core/session/role.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useSite, useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { useUploads } from '#core/uploads/useUploads.ts';
import { readLines, readText } from '#text/readText.ts';
import { ticketRef } from '../messages/messages.model.ts';
import { feedbackProblems } from './feedback.model.ts';
import type { FeedbackFormProps, FeedbackSent } from './feedback.types.ts';
import { useDraft } from './useDraft.ts';

/** Props of the form for questions, feedback and complaints (CON-02), connected to the platform. */
export function useFeedbackForm(): FeedbackFormProps {
  const { client } = usePlatform();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const role = roleOf(useSession());
  const visitor = role !== 'member' && role !== 'agent';
  const whitelabel = useWhitelabel();
  const prove = useProve(visitor);
  const sendFeedback = useChange(feedbackSend);
  const [options] = useRemote(feedbackOptions, { language }, 'perLanguage');
  const { draft, change, keep, clear } = useDraft(new URLSearchParams(search).get('reference'));
  const uploads = useUploads(useSendPicture());
  const { busy, run } = useActionLock();
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sent, setSent] = useState<FeedbackSent | null>(null);
  const problems = options.status === 'ready' ? feedbackProblems(draft, options.value, visitor, uploads.uploads) : {};

  async function send(): Promise<void> {
    setAsked(true);
    setFailure(null);
    keep();
    if (options.status !== 'ready' || Object.keys(problems).length > 0) return;
    const proof = await prove();
    if (!proof.ok) {
      setFailure(proof.error);
      return;
    }
    const { kind, subject, content, reference, address } = draft;
    const fileIds = visitor ? [] : uploads.uploads.flatMap(({ fileId }) => fileId ?? []);
    const answer = await sendFeedback({
      kind,
      content: readLines(content),
      ...(kind !== 'feedback' && { subject: readText(subject) }),
      ...(readText(reference) !== '' && { reference: readText(reference) }),
      ...(fileIds.length > 0 && { fileIds }),
      ...(visitor && { address: readText(address) }),
      ...(proof.value && { humanCheck: proof.value }),
    });
    if (!answer.ok) {
      const takenForVisitor = !visitor && asksForAddress(answer.error);
      // The session has expired, which this operation does not say: one of a member ends it. Then an address is asked for.
      if (takenForVisitor) await client.call(memberPublicState, {});
      keep();
      setFailure(takenForVisitor ? null : answer.error);
      return;
    }
    const { ticket, answerBy } = answer.value;
    setSent({
      ticket,
      answerBy: Date.parse(answerBy),
      address: visitor ? readText(address) : null,
      href: visitor ? null : centreHref('messageV2', ticketRef(ticket)),
    });
    clear();
    for (const { id } of uploads.uploads) uploads.onRemove(id);
    setAsked(false);
  }

  return {
    options,
    draft,
    onChange: change,
    visitor,
    problems: asked ? problems : {},
    uploads,
    busy,
    failure,
    onSend: () => void run(send),
    sent,
    onAnother: () => setSent(null),
    offered: isFeatureOn(whitelabel, 'FEEDBACK'),
  };
}

/** Whether the platform misses the address of a visitor. */
const asksForAddress = (error: ApiError): boolean =>
  error.kind === 'refused' && error.code === 'invalid_input' && error.detail['field'] === 'address';

/** Returns the human check of a visitor, where the operator asks for one; nothing for a member. */
function useProve(visitor: boolean): () => Promise<Result<HumanCheckProof | undefined>> {
  const { client } = usePlatform();
  const site = useSite();
  return async () => {
    if (!visitor) return ok(undefined);
    const lost = fail({ kind: 'network', outcomeUnknown: false } as const);
    if (site.status !== 'ready') return lost;
    // Loaded with the first attempt, not with the page.
    const check = await import('#core/security/humanCheck/humanCheck.ts').catch(() => null);
    if (check === null) return lost;
    return check.passHumanCheck(site.value.humanCheck, 'feedback', client, new AbortController().signal);
  };
}
