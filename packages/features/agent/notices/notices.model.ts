import type { AgentNotice } from '#api/agentNotices.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { writeReportRef } from '../reports/reportRef.model.ts';

/** The pages of the agent centre, by name and by what they are to show; null for one that the site does not have. */
type HrefOf = (page: string, ref?: string) => string | null;

/** Where what a notice tells about is: the contracts of its kind and side, those who came by a link, or who is quiet. */
export function noticeHref({ kind, contract, link }: AgentNotice, hrefOf: HrefOf): string | null {
  if (contract !== null) {
    const page = typeof contract.kind === 'string' ? contractPages[contract.kind] : null;
    const tab = contract.side === 'downline' ? 'downline' : '';
    return page === null ? null : hrefOf(page, writeReportRef({ tab }));
  }
  if (link !== null) {
    return kind === 'firstDeposits'
      ? hrefOf('registerCenter', writeReportRef({ open: link.id }))
      : hrefOf('teamManagement', writeReportRef({ kind: 'link', of: link.id }));
  }
  return kind === 'quiet' ? hrefOf('teamManagement', writeReportRef({ kind: 'quiet' })) : null;
}

/** Whether a notice counts: it was not read, or waits for an answer. */
export const isOpenNotice = ({ kind, seen }: Pick<AgentNotice, 'kind' | 'seen'>): boolean =>
  kind === 'contractWaits' || !seen;

/** What reading alone takes off the count. */
export const unreadIds = (notices: readonly AgentNotice[]): readonly string[] =>
  notices.filter(({ kind, seen }) => kind !== 'contractWaits' && !seen).map(({ id }) => id);
