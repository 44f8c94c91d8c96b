import * as v from 'valibot';
import { agentRate, teamStep } from './agent.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { day, isoDateTime, notEmpty, nothing, personName, wholeNumber } from './primitives.ts';
import { pageCounts, reportPage } from './reportPage.ts';
import { credential, credentialRefusals } from './stepUp.ts';

/**
 * What an assistant of an agent may do: look at the lists and reports of the team, write to its accounts, set their rates.
 * Never money. `message` and `rates` need `read`, because accounts are chosen from the lists.
 */
export const assistantRights = ['read', 'message', 'rates'] as const;
export type AssistantRight = (typeof assistantRights)[number];

/**
 * What each operation of agents asks of an assistant (AGT-15): a right, or null for what only the agent may call. `own` is
 * what concerns the assistant's own login. The platform refuses an assistant every other operation that needs a session
 * with `operation_not_allowed` and `assistant: true` as detail, and answers public ones as a visitor's.
 */
export const assistantAccess = {
  memberInfo: 'own',
  memberLanguageUpdate: 'own',
  memberPassword: 'own',
  sessionActive: 'own',
  sessionLogout: 'own',
  agentRightsRead: 'read',
  agentConsolidated: 'read',
  agentOverview: 'read',
  agentNotices: 'read',
  agentProgress: 'read',
  agentAnnouncements: 'read',
  agentBets: 'read',
  agentBetDetail: 'read',
  agentProfit: 'read',
  agentIncome: 'read',
  agentIncomeRows: 'read',
  agentTransactions: 'read',
  agentDownlines: 'read',
  agentDownline: 'read',
  agentLinks: 'read',
  agentLinkDeposits: 'read',
  redEnvelopeGivenList: 'read',
  contractList: 'read',
  salaryRecords: 'read',
  agentSelection: 'read',
  agentTags: 'read',
  agentViews: 'read',
  agentRateTemplate: 'read',
  agentMessage: 'message',
  agentMessageMany: 'message',
  agentRatesSet: 'rates',
  agentRatesMany: 'rates',
  // The agent's own account and its balance.
  agentStatement: null,
  agentTransfer: null,
  redEnvelopeGive: null,
  agentEnvelopeTotal: null,
  agentEnvelopeMany: null,
  agentAccountOpen: null,
  agentAccountPause: null,
  agentAccountReset: null,
  agentPromote: null,
  // What the agent has read.
  agentNoticesSeen: null,
  // What the agent keeps in mind, in the agent's own words.
  agentNoteSet: null,
  agentTagsSet: null,
  agentViewSet: null,
  agentLinkSave: null,
  agentLinkStateSet: null,
  // A part of deciding on a contract.
  contractPreview: null,
  contractOffer: null,
  contractWithdraw: null,
  dividendProcess: null,
  dailySalaryProcess: null,
  hourlySalaryProcess: null,
  realTimeSalaryProcess: null,
  agentAssistants: null,
  agentAssistantLog: null,
  agentAssistantOpen: null,
  agentAssistantSet: null,
} as const satisfies Readonly<Record<string, AssistantRight | 'own' | null>>;

/** What the log of assistants records: every operation that they may call and that is no read, by its id. */
export const assistantActs = [
  'sessionLogin',
  'sessionLogout',
  'memberPassword',
  'agentMessage',
  'agentMessageMany',
  'agentRatesSet',
  'agentRatesMany',
] as const;
export type AssistantAct = (typeof assistantActs)[number];

/** `suspended` cannot log in until it is resumed. */
export const assistantStates = ['active', 'suspended'] as const;
export type AssistantState = (typeof assistantStates)[number];

const rightList = v.pipe(v.array(v.picklist(assistantRights)), v.minLength(1));

/** A further login of an agent's desk. */
export const agentAssistant = v.object({
  id: v.string(),
  /** The user name of its login. */
  account: personName,
  /** What the agent calls it; the user name where nothing was given. */
  nickname: personName,
  rights: list(open(assistantRights)),
  state: open(assistantStates),
  /** Whether the first password still stands: it has to be changed at the first login. */
  isNew: v.boolean(),
  openedAt: isoDateTime,
  lastLoginAt: v.nullable(isoDateTime),
});
export type AgentAssistant = v.InferOutput<typeof agentAssistant>;

export const agentAssistants = defineOperation({
  id: 'agentAssistants',
  method: 'GET',
  path: '/wps/agent/assistants',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    /** Oldest first. */
    list: list(agentAssistant),
    /** How many the agent can have. */
    most: wholeNumber,
  }),
});
export const agentAssistantsDocs: OperationDocs<typeof agentAssistants> = {
  summary: 'Lists the assistants of an agent with their rights and last logins (AGT-15).',
  example: {},
  assumed: true,
  features: ['AGENTCENTRE'],
};

/** Something that an assistant did. */
export const assistantEntry = v.object({
  id: v.string(),
  at: isoDateTime,
  /** As it was called then: also of one that was removed. */
  assistant: v.object({ id: v.string(), account: personName, nickname: personName }),
  act: open(assistantActs),
  /** The account of the team that it was done to; null for none. */
  about: v.nullable(teamStep),
  /** To how many accounts at once, for what was done to a selection; 0 for anything else. */
  accounts: v.optional(wholeNumber, 0),
  /** The words of a message; '' for other acts. */
  content: v.string(),
  /** The rates that were set; none for other acts. */
  rates: list(agentRate),
});
export type AssistantEntry = v.InferOutput<typeof assistantEntry>;

export const agentAssistantLog = defineOperation({
  id: 'agentAssistantLog',
  method: 'GET',
  path: '/wps/agent/assistants/log',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    /** Includes both days entirely; at most `longestRecordDays`. */
    from: day,
    to: day,
    /** The id of an assistant; absent for all, removed ones included. */
    assistant: v.optional(v.string()),
    act: v.optional(v.picklist(assistantActs)),
    ...reportPage,
  }),
  output: v.object({ list: list(assistantEntry), ...pageCounts }),
});
export const agentAssistantLogDocs: OperationDocs<typeof agentAssistantLog> = {
  summary: 'Returns one page of what the assistants of an agent did, newest first: logins and every act (AGT-15).',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE'],
};

/** A first password, in the only answer that ever has it. */
const firstPassword = v.pipe(v.string(), notEmpty);

const changes = [
  'memberEvents',
  'agentAssistants',
  'authenticatorState',
  'memberPublicState',
  'messageUnread',
  'messageList',
  'paymentPasswordState',
] as const;

export const agentAssistantOpen = defineOperation({
  id: 'agentAssistantOpen',
  method: 'POST',
  path: '/wps/agent/assistants',
  effect: 'account',
  changes,
  auth: 'member',
  // A credential does not belong into an address.
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'told' },
  refusals: [...credentialRefusals, 'assistant_most'],
  /** A refusal with `invalid_input` names the field in its detail. Both names follow the rules of the sign-up. */
  input: v.object({ username: v.string(), nickname: v.optional(v.string()), rights: rightList, credential }),
  output: v.object({
    assistant: agentAssistant,
    /** Made by the platform and shown once. It has to be changed at the first login. */
    firstPassword,
  }),
});
export const agentAssistantOpenDocs: OperationDocs<typeof agentAssistantOpen> = {
  summary:
    'Opens a login for an assistant of an agent. Answers its first password, which is never told again (AGT-15).',
  example: { username: 'helper2', rights: ['read'], credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
  features: ['AGENTCENTRE'],
};

/** What can be done to an assistant. `password` makes a new first password, `remove` is for good: the name stays taken. */
export const assistantActions = ['rights', 'suspend', 'resume', 'password', 'remove'] as const;
export type AssistantAction = (typeof assistantActions)[number];

export const agentAssistantSet = defineOperation({
  id: 'agentAssistantSet',
  method: 'POST',
  path: '/wps/agent/assistants/set',
  effect: 'account',
  changes,
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'told' },
  refusals: [...credentialRefusals, 'record_not_found'],
  input: v.object({
    id: v.string(),
    action: v.picklist(assistantActions),
    /** With `rights` only: all that the assistant shall have. */
    rights: v.optional(rightList),
    credential,
  }),
  output: v.object({
    /** Null for one that was removed. */
    assistant: v.nullable(agentAssistant),
    /** After `password` only. */
    firstPassword: v.nullable(firstPassword),
  }),
});
export const agentAssistantSetDocs: OperationDocs<typeof agentAssistantSet> = {
  summary:
    'Changes the rights of an assistant, suspends, resumes or removes it, or gives it a new first password. All but new rights and resuming end its sessions at once (AGT-15).',
  example: { id: 'member-assistant', action: 'suspend', credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
  features: ['AGENTCENTRE'],
};
