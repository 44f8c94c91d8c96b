import { useState } from 'react';
import { memberPublicState } from '#api/badges.ts';
import { type ApiError, type Result, fail, ok } from '#api/errors.ts';
import { feedbackOptions, feedbackSend } from '#api/feedback.ts';
import type { HumanCheckProof } from '#api/humanCheck.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useFields } from '#core/forms/useFields.ts';
import type { Sent } from '#core/forms/useForm.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { ticketRef } from '#core/routing/ticketRef.ts';
import { roleOf } from '#core/session/role.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useSite, useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { type Upload, useUploads } from '#core/uploads/useUploads.ts';
import { readLines, readText } from '#text/readText.ts';
import { emptyDraft, feedbackProblems, uploadsProblem } from './feedback.model.ts';
import type { FeedbackDraft, FeedbackFormProps, FeedbackProblems, FeedbackSent } from './feedback.types.ts';
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
  const { first, keep } = useDraft(new URLSearchParams(search).get('reference'));
  const uploads = useUploads(useSendPicture());
  const form = useFields<FeedbackDraft, FeedbackProblems>(first);
  const { values: draft, problems, failure, busy } = form;
  const [sent, setSent] = useState<FeedbackSent | null>(null);

  async function send(): Promise<Sent> {
    const proof = await prove();
    if (!proof.ok) return proof;
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
      // What could not be sent because the session had expired is there after the login.
      keep(draft);
      if (!takenForVisitor) return answer;
      form.check({ address: true });
      return 'wrong';
    }
    const { ticket, answerBy } = answer.value;
    setSent({
      ticket,
      answerBy: Date.parse(answerBy),
      address: visitor ? readText(address) : null,
      href: visitor ? null : centreHref('messageV2', ticketRef(ticket)),
    });
    keep(emptyDraft);
    form.reset(emptyDraft);
    for (const { id } of uploads.uploads) uploads.onRemove(id);
    return answer;
  }
  async function submit(): Promise<void> {
    keep(draft);
    if (options.status !== 'ready') return;
    await form.submit(feedbackProblems(draft, options.value, visitor, uploads.uploads), send);
  }

  return {
    options,
    draft,
    onChange(changed) {
      form.change(changed);
      keep({ ...draft, ...changed });
    },
    form: form.ref,
    visitor,
    problems: shownProblems(problems, uploads.uploads),
    uploads,
    busy,
    failure,
    onSend: () => void submit(),
    sent,
    onAnother: () => setSent(null),
    offered: isFeatureOn(whitelabel, 'FEEDBACK'),
  };
}

/** What is wrong with pictures ends by itself, when they have been sent. */
function shownProblems({ pictures, ...problems }: FeedbackProblems, uploads: readonly Upload[]): FeedbackProblems {
  const current = pictures && uploadsProblem(uploads);
  return current ? { ...problems, pictures: current } : problems;
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
