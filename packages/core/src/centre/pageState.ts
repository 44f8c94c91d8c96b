import type { AgentConsolidatedValue } from '#api/agent.ts';
import { type AgentPause, closedInPause } from '#api/agentPause.ts';
import type { MemberInfoValue } from '#api/member.ts';
import type { WhitelabelNode } from '#api/system.ts';
import { type AgentPage, type MemberPage, agentPages, memberPages } from '../routing/centrePages.ts';
import type { RouteName } from '../routing/routes.ts';
import type { Role } from '../session/role.ts';
import { notForAssistants } from '../site/agentHref.ts';
import { closesInBreak, isPageOn, isSwitched } from '../site/switches.ts';

/** A page of either centre, or of the site. */
export type PageName = MemberPage | AgentPage | RouteName;

/** Why a page is closed (MEM-04c). Times are ISO dates. */
export type ClosedState =
  /** The player takes a time-out. */
  | { readonly is: 'break'; readonly until: string | null }
  /** The player has excluded themselves; null for good. */
  | { readonly is: 'excluded'; readonly until: string | null }
  /** The agent above has paused play. */
  | ({ readonly is: 'pausedByAgent' } & AgentPause)
  /** The operator does not offer it. */
  | { readonly is: 'switchedOff' }
  /** It is offered, and this account lacks what it is about. */
  | { readonly is: 'notForAccount'; readonly lacks: 'upline' | 'agreement' | 'agentAccount' | 'ownAccount' | 'right' }
  /** The platform is in maintenance; null without an announced end. */
  | { readonly is: 'maintenance'; readonly until: string | null }
  | { readonly is: 'signIn' };

/** Whether a page opens. `loading`: what decides about it is not known yet, and nothing of the page may show. */
export type PageState = { readonly is: 'open' } | { readonly is: 'loading' } | ClosedState;

/** What decides about pages. `undefined` where it is not known yet; what cannot be read is as in its comment. */
export interface PageFacts {
  readonly role: Role;
  /** The operator's switches; null where they cannot be read: the platform decides about each page then. */
  readonly nodes: readonly WhitelabelNode[] | null | undefined;
  /** Whether the platform has an operation, or a page what it is made of. @default everything */
  readonly has?: (name: string) => boolean;
  /** The running break; null for none, and where it cannot be read. */
  readonly rest: { readonly kind: unknown; readonly until: string | null } | null | undefined;
  /** The running pause by the agent above. @default null */
  readonly paused?: AgentPause | null | undefined;
  /** The promotion flag REFERRAL is on (MEM-03f). */
  readonly invites: boolean | undefined;
  /** What the member info says; null where it cannot be read: the platform decides about each page then. */
  readonly member: Pick<MemberInfoValue, 'toUpline' | 'assistant'> | null | undefined;
  /** The agreements in force (AGT-02); null where they cannot be read. */
  readonly agreements: AgentConsolidatedValue | null | undefined;
  /** The platform refuses because of its maintenance. @default null */
  readonly maintenance?: { readonly until: string | null } | null;
}

/**
 * The state of a page, from what is known. The reasons in the order in which another one would still close it: the operator's
 * switch before the account, the account before a break.
 */
export function pageStateOf(page: PageName, facts: PageFacts): PageState {
  const { role, nodes, rest, has = () => true, maintenance = null } = facts;
  const ofAccount = isMemberPage(page) || isForAgents(page) || role === 'assistant';
  if (maintenance !== null) return { is: 'maintenance', until: maintenance.until };
  if (ofAccount && role === 'visitor') return { is: 'signIn' };
  if (!has(page)) return { is: 'switchedOff' };
  if (nodes === undefined && isSwitched(page)) return { is: 'loading' };
  if (nodes !== null && !isPageOn(nodes ?? [], page)) return { is: 'switchedOff' };
  const unfit = ofAccount ? accountState(page, facts) : null;
  if (unfit !== null) return unfit;
  if (facts.paused != null && closesInPause(page)) return { is: 'pausedByAgent', ...facts.paused };
  if (!closesInBreak(page) || role === 'visitor') return { is: 'open' };
  if (rest === undefined) return { is: 'loading' };
  if (rest === null) return { is: 'open' };
  return { is: rest.kind === 'exclusion' ? 'excluded' : 'break', until: rest.until };
}

/** Whether the pause of an agent closes a page (AGT-09c): what opens a game for money. */
export const closesInPause = (page: string): boolean => closedInPause.pages.some((closed) => closed === page);

/** Whether the state is known and not open. */
export const isClosed = (state: PageState): state is ClosedState => state.is !== 'open' && state.is !== 'loading';

/** Whether the account has what a page of a centre is about; null if it does. */
function accountState(page: PageName, { role, member, invites, agreements }: PageFacts): PageState | null {
  if (role === 'trial') return { is: 'notForAccount', lacks: 'ownAccount' };
  if (role === 'assistant' && !isForAssistants(page, member)) return { is: 'notForAccount', lacks: 'right' };
  if (page === 'referral') return unless(invites, { is: 'switchedOff' });
  if (page === 'transferUpline') {
    return unless(member === null ? true : member?.toUpline, { is: 'notForAccount', lacks: 'upline' });
  }
  if (!isForAgents(page) || member === null) return null;
  if (role !== 'agent' && role !== 'assistant')
    return unless(member && false, { is: 'notForAccount', lacks: 'agentAccount' });
  const flag = agreementOf[page];
  if (flag === undefined || agreements === null) return null;
  return unless(agreements && agreements[flag] === '1', { is: 'notForAccount', lacks: 'agreement' });
}

/** Pages of the site that say nothing about an account, and the assistant's own password. */
const openToAssistants: readonly PageName[] = [
  'agentHome',
  'changePassword',
  'help',
  'helpCentre',
  'download',
  'down',
  'login',
  'forget',
];

/**
 * Whether an assistant has a page (AGT-15). Its home page leads to nothing that it may not do. The lists of the team are for
 * who may look; while the rights are not known, nothing else is decided.
 */
function isForAssistants(page: PageName, member: PageFacts['member']): boolean {
  if (!isAgentPage(page)) return openToAssistants.includes(page);
  return !notForAssistants.includes(page) && member?.assistant?.rights.includes('read') !== false;
}

/** The state of a page that needs something; null if it is there. @param has undefined where it is not known yet */
const unless = (has: boolean | undefined, closed: ClosedState): PageState | null =>
  has === undefined ? { is: 'loading' } : has ? null : closed;

/** The agreement that a page is about (AGT-02), by the platform's names. */
const agreementOf: Readonly<Record<string, keyof AgentConsolidatedValue>> = {
  dividend: 'divtypereq',
  dailySalary: 'dailysalreqtype',
  hourlySalary: 'contracthoursalreqtype',
  realTimeSalary: 'realtimesalreqtype',
};

/** Whether a page is offered only while an agreement is in force. */
export const needsAgreement = (page: string): boolean => Object.hasOwn(agreementOf, page);

/** The agent centre, and the page of the site with its overview. */
const isForAgents = (page: string): boolean => page === 'agentHome' || isAgentPage(page);

export const isMemberPage = (page: string): page is MemberPage => Object.hasOwn(memberPages, page);
export const isAgentPage = (page: string): page is AgentPage => Object.hasOwn(agentPages, page);
