import { expect, it, test } from 'vitest';
import {
  agentPageOrder,
  everyAgreement,
  firstPage,
  needsAgreement,
  offeredPages,
  waitingOn,
} from './agentCentre.model.ts';

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
const none = { dailysalreqtype: '0', divtypereq: '0', contracthoursalreqtype: '0', realtimesalreqtype: '0' } as const;

test('the menu has the order of the specification, and begins with the overview', () => {
  const known: readonly string[] = agentPageOrder;
  expect(known.filter((page) => specified.some((one) => one === page))).toEqual(
    specified.filter((page) => known.includes(page)),
  );
  expect(agentPageOrder).toContain(firstPage);
});

it.each([
  ['divtypereq', 'dividend'],
  ['dailysalreqtype', 'dailySalary'],
  ['contracthoursalreqtype', 'hourlySalary'],
  ['realtimesalreqtype', 'realTimeSalary'],
] as const)('AGT-02: %s adds %s to the eight that every agent has', (flag, page) => {
  expect(offeredPages(specified, [], null)).toEqual(specified.slice(0, 8));
  expect(offeredPages(specified, [], none)).toEqual(specified.slice(0, 8));
  expect(offeredPages(specified, [], { ...none, [flag]: '1' })).toEqual([...specified.slice(0, 8), page]);
  expect(offeredPages(specified, [], everyAgreement)).toEqual(specified);
  expect(needsAgreement(page)).toBe(true);
});

test('FLG-02: a page that the operator has switched off is left out', () => {
  const off = [{ modId: 'AGENTTEAM', enabled: '0' as const, childrenNodes: [] }];
  expect(offeredPages(specified, off, null)).not.toContain('teamManagement');
  expect(needsAgreement('teamManagement')).toBe(false);
});

test('offers wait on the page of their kind, announcements until they were opened', () => {
  const offers = [
    { kind: 'daily' as const, count: 2 },
    { kind: { other: 'YEARLY' }, count: 1 },
  ];
  expect(waitingOn(offers, ['a', 'b', 'c'], ['b'])).toEqual({ dailySalary: 2, agentAnnouncement: 2 });
  expect(waitingOn([], [], [])).toEqual({ agentAnnouncement: 0 });
});
