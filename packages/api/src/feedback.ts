import * as v from 'valibot';
import { humanCheckProof } from './humanCheck.ts';
import { list } from './list.ts';
import { messageFilter } from './messages.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, notEmpty, page, wholeNumber } from './primitives.ts';

/** What a player can write to customer service about. A complaint goes the operator's own way. */
export const feedbackKinds = ['question', 'feedback', 'complaint'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** The longest feedback, in letters as a reader counts them (CON-02). */
export const longestFeedback = 140;
/** The longest subject, in letters as a reader counts them. */
export const longestSubject = 80;

/** Lengths of a text, in letters as a reader counts them. */
const bounds = v.object({ min: wholeNumber, max: wholeNumber });

export const feedbackOptions = defineOperation({
  id: 'feedbackOptions',
  method: 'GET',
  path: '/wps/feedback/options',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ language }),
  output: v.object({
    /** CON-02: the bounds of a question, which are those of a complaint. */
    question: bounds,
    /** Hours until a question is answered at the latest. */
    answerHours: wholeNumber,
    complaintHours: wholeNumber,
    /** Who decides about a complaint, and where to go afterwards: rich text of the operator. */
    complaint: v.optional(v.string(), ''),
  }),
});
export const feedbackOptionsDocs: OperationDocs<typeof feedbackOptions> = {
  summary: 'Returns how long a question can be, when it is answered, and what becomes of a complaint (CON-02).',
  example: { language: 'TH' },
  assumed: true,
  features: ['FEEDBACK'],
};

const content = v.pipe(v.string(), v.trim(), notEmpty, v.maxLength(20_000));

export const feedbackSend = defineOperation({
  id: 'feedbackSend',
  method: 'PUT',
  path: '/wps/feedback',
  effect: 'account',
  changes: ['ticketList'],
  auth: 'optional',
  body: 'json',
  refusals: ['content_length', 'upload_invalid'],
  input: v.object({
    kind: v.picklist(feedbackKinds),
    /** Required but for feedback. */
    subject: v.optional(v.pipe(v.string(), v.trim(), v.maxGraphemes(longestSubject))),
    /** At most `longestFeedback` for feedback; within `feedbackOptions` otherwise. */
    content,
    /** Pictures of `fileUpload`, at most three. Members only. */
    fileIds: v.optional(v.array(v.string())),
    /** The deposit, withdrawal or bet that it is about. */
    reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    /** Where a visitor is answered: an e-mail address or a mobile number. */
    address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    /** Required from visitors where the operator asks for it. */
    humanCheck: v.optional(humanCheckProof),
  }),
  output: v.object({
    /** To quote to customer service. */
    ticket: v.pipe(v.string(), notEmpty),
    answerBy: isoDateTime,
  }),
});
export const feedbackSendDocs: OperationDocs<typeof feedbackSend> = {
  summary:
    'Sends feedback, a question or a complaint (API-09, CON-02). The same text of the same sender within a day returns the same ticket.',
  example: { kind: 'feedback', content: 'ชอบเว็บนี้', fileIds: ['unknown'], address: 'player@example.com' },
  assumed: true,
  features: ['FEEDBACK'],
};

/** `waiting`: customer service acts next. `answered`: the player can. */
export const ticketStatuses = ['waiting', 'answered', 'closed'] as const;

const number = v.pipe(v.string(), notEmpty);
const ticketHead = {
  number,
  kind: open(feedbackKinds),
  subject: v.string(),
  status: open(ticketStatuses),
  createdAt: isoDateTime,
  /** When the last entry was written. */
  updatedAt: isoDateTime,
  /** When an answer is promised; null while none is due. */
  answerBy: v.nullable(isoDateTime),
  /** Whether every answer is marked as read (`messageMark`). */
  read: v.boolean(),
};

/** A question of the member in a list. `preview` is the last entry as plain text. */
export const ticketEntry = v.object({ ...ticketHead, preview: v.string() });
export type TicketEntry = v.InferOutput<typeof ticketEntry>;

/** A question with everything that was written about it. Texts are plain. */
export const ticketValue = v.object({
  ...ticketHead,
  reference: v.nullable(v.string()),
  entries: list(
    v.object({
      id: v.string(),
      from: open(['player', 'support']),
      at: isoDateTime,
      text: v.string(),
      /** Paths of the platform, or URLs on an image host, which end within ten minutes and with the session (`uploadedFile`). */
      pictures: v.optional(list(v.string()), []),
    }),
  ),
});
export type TicketValue = v.InferOutput<typeof ticketValue>;

export const ticketList = defineOperation({
  id: 'ticketList',
  method: 'GET',
  path: '/wps/member/tickets',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...messageFilter, ...page }),
  output: v.object({ list: list(ticketEntry), totalPages: wholeNumber, total: wholeNumber }),
});
export const ticketListDocs: OperationDocs<typeof ticketList> = {
  summary: 'Returns one page of what the member has asked customer service, the latest entry first.',
  example: { pageNo: 1, pageSize: 20 },
  assumed: true,
};

export const ticketThread = defineOperation({
  id: 'ticketThread',
  method: 'GET',
  path: '/wps/member/ticket',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['record_not_found'],
  input: v.object({ number }),
  output: ticketValue,
});
export const ticketThreadDocs: OperationDocs<typeof ticketThread> = {
  summary: 'Returns a question with all answers. It stays unread until `messageMark`.',
  example: { number: 'unknown' },
  assumed: true,
};

export const ticketReply = defineOperation({
  id: 'ticketReply',
  method: 'POST',
  path: '/wps/member/ticket/reply',
  effect: 'account',
  changes: ['ticketList', 'ticketThread'],
  auth: 'member',
  body: 'json',
  refusals: ['record_not_found', 'content_length', 'upload_invalid'],
  input: v.object({ number, content, fileIds: v.optional(v.array(v.string())) }),
  output: ticketValue,
});
export const ticketReplyDocs: OperationDocs<typeof ticketReply> = {
  summary: 'Adds an entry of the member to a question. Repeating the last entry changes nothing.',
  example: { number: 'unknown', content: 'ขอบคุณครับ' },
  assumed: true,
};
