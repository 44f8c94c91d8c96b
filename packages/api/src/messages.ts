import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, notEmpty, page, wholeNumber } from './primitives.ts';

/** The folders of messages. Questions to customer service have operations of their own (`ticketList`). */
export const messageFolders = ['personal', 'platform'] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** What a message is about. `promotion` advertises: a member who takes a break neither receives nor counts it (RSP-06). */
export const messageKinds = [
  'deposit',
  'withdrawal',
  'receipt',
  'transfer',
  'limit',
  'security',
  'reward',
  'level',
  'agent',
  'service',
  'contract',
  'promotion',
] as const;

const id = v.pipe(v.string(), notEmpty);

/** A page of the member centre by the platform's name, and the record to open there. */
const link = v.nullable(v.object({ page: v.string(), ref: v.nullable(v.string()) }));

const head = {
  id,
  kind: open(messageKinds),
  title: v.string(),
  at: isoDateTime,
  read: v.boolean(),
};

/** A message in a list. `preview` is plain text. */
export const messageEntry = v.object({ ...head, preview: v.string() });
export type MessageEntry = v.InferOutput<typeof messageEntry>;

/** A whole message. `content` is rich text of the platform: show it through `<FormattedText>` only. */
export const messageValue = v.object({ ...head, folder: open(messageFolders), content: v.string(), link });
export type MessageValue = v.InferOutput<typeof messageValue>;

/** The filters of a list of messages or questions. */
export const messageFilter = {
  /** Only what the member has not read. */
  unread: v.optional(v.literal('true')),
  /** Text that the title or the content contains, in any case. */
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
};

export const messageList = defineOperation({
  id: 'messageList',
  method: 'GET',
  path: '/wps/member/messages',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ folder: v.picklist(messageFolders), ...messageFilter, ...page, language }),
  output: v.object({
    list: list(messageEntry),
    totalPages: wholeNumber,
    /** How many messages the filter leaves. */
    total: wholeNumber,
  }),
});
export const messageListDocs: OperationDocs<typeof messageList> = {
  summary: 'Returns one page of the messages of a folder, newest first (MEM-04a).',
  example: { folder: 'personal', pageNo: 1, pageSize: 20, language: 'TH' },
  assumed: true,
  features: ['MESSAGES'],
};

export const messageRead = defineOperation({
  id: 'messageRead',
  method: 'GET',
  path: '/wps/member/message',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['record_not_found'],
  input: v.object({ id, language }),
  output: messageValue,
});
export const messageReadDocs: OperationDocs<typeof messageRead> = {
  summary: 'Returns a message with its content. It stays unread until `messageMark`.',
  example: { id: 'unknown', language: 'TH' },
  assumed: true,
  features: ['MESSAGES'],
};

/** The answer to a change: the new number of unread messages (API-09). */
const changed = v.object({ count: wholeNumber });

export const messageMark = defineOperation({
  id: 'messageMark',
  method: 'POST',
  path: '/wps/member/message/mark',
  effect: 'toggle',
  changes: ['memberPublicState', 'messageUnread', 'messageList', 'messageRead', 'ticketList', 'ticketThread'],
  auth: 'member',
  body: 'json',
  input: v.object({
    /** Ids of messages and numbers of tickets. `all`: every message, and every answer to a question. */
    ids: v.union([v.literal('all'), v.array(id)]),
    read: v.boolean(),
  }),
  output: changed,
});
export const messageMarkDocs: OperationDocs<typeof messageMark> = {
  summary: 'Marks messages and answers as read or unread. Unknown ids change nothing.',
  example: { ids: ['unknown'], read: true },
  assumed: true,
  features: ['MESSAGES'],
};

export const messageDelete = defineOperation({
  id: 'messageDelete',
  method: 'POST',
  path: '/wps/member/message/delete',
  effect: 'toggle',
  changes: ['memberPublicState', 'messageUnread', 'messageList', 'messageRead'],
  auth: 'member',
  body: 'json',
  input: v.object({
    ids: v.array(id),
    /** `true` brings deleted messages back. @default false */
    restore: v.optional(v.boolean(), false),
  }),
  output: changed,
});
export const messageDeleteDocs: OperationDocs<typeof messageDelete> = {
  summary: 'Deletes messages, or brings deleted ones back. Unknown ids change nothing.',
  example: { ids: ['unknown'] },
  assumed: true,
  features: ['MESSAGES'],
};
