import { expect, test } from 'vitest';
import type { ContractKind } from '#api/agent.ts';
import type { AgentNotice } from '#api/agentNotices.ts';
import { agentPageOrder, firstPage, waitingOn } from './agentCentre.model.ts';

/** In the order of the specification (AGT-01, AGT-02). */
const specified = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'teamManagement',
  'teamBetting',
  'userProfit',
  'myIncome',
  'transactionDetails',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
] as const;

test('the menu has the order of the specification, and begins with the overview', () => {
  const known: readonly string[] = agentPageOrder;
  expect(known.filter((page) => specified.some((one) => one === page))).toEqual(
    specified.filter((page) => known.includes(page)),
  );
  expect(agentPageOrder).toContain(firstPage);
});

const notice = { at: '2026-11-16T00:00:00+07:00', seen: false, link: null, contract: null, count: 0 };
const offer = (id: string, kind: ContractKind | { readonly other: string }): AgentNotice => ({
  ...{ ...notice, id, kind: 'contractWaits', seen: true },
  contract: { id, kind, side: 'upline', with: null, until: notice.at },
});

test('offers wait on the page of their kind, other notices on the overview, announcements until they were opened', () => {
  const quiet: AgentNotice = { ...notice, id: 'quiet', kind: 'quiet', count: 12 };
  const list = [offer('one', 'daily'), offer('two', 'daily'), offer('three', { other: 'YEARLY' }), quiet];
  const all = { list, count: 4 };
  expect(waitingOn(all, ['a', 'b', 'c'], ['b'])).toEqual({
    dailySalary: 2,
    agentTeamOverview: 1,
    agentAnnouncement: 2,
  });
  expect(waitingOn({ list: [], count: 0 }, [], [])).toEqual({ agentTeamOverview: 0, agentAnnouncement: 0 });
});
