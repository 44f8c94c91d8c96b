import { expect, test } from 'vitest';
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

test('offers wait on the page of their kind, announcements until they were opened', () => {
  const offers = [
    { kind: 'daily' as const, count: 2 },
    { kind: { other: 'YEARLY' }, count: 1 },
  ];
  expect(waitingOn(offers, ['a', 'b', 'c'], ['b'])).toEqual({ dailySalary: 2, agentAnnouncement: 2 });
  expect(waitingOn([], [], [])).toEqual({ agentAnnouncement: 0 });
});
