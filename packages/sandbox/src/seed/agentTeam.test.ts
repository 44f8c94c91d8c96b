import { expect, test } from 'vitest';
import { loginsOf } from '../accounts/logins.ts';
import { linksOf } from '../agents/links.ts';
import { teamIndex } from '../agents/teamIndex.ts';
import { createSandbox } from '../createSandbox.ts';
import { givenEnvelopesOf } from '../money/givenEnvelopeRows.ts';
import { memberAccount, sumOfAll } from '../money/ledger.ts';
import { testNow } from '../testing/platform.ts';
import { thaiDay } from '../time.ts';
import { memberIdOf, personas } from './members.ts';

const now = () => testNow;
const agent = memberIdOf('agent');

test('a team of 400 on four levels has played for 60 days, and everything adds up', () => {
  const sandbox = createSandbox({ scenario: 'agentTeam', now });
  const index = teamIndex(sandbox);
  const demo = new Set(personas.map(({ account }) => memberIdOf(account)));
  const below = index.belowOf(agent).filter((id) => !demo.has(id));
  expect(below).toHaveLength(400);
  const levels = below.map((id) => index.pathTo(id).length - 1);
  expect([...new Set(levels)].toSorted()).toEqual([1, 2, 3, 4]);
  const last = thaiDay(testNow);
  for (const first of [last - 59, last - 30, last - 7]) {
    const week = index.sumsOf(agent, { first, last: first + 6 }, 'branch');
    expect(week.stake).toBeGreaterThan(0);
    expect(week.deposits).toBeGreaterThan(0);
  }
  // Nobody has played without a login.
  for (const id of below.filter((each) => index.lastBetAt(each) !== null)) {
    expect(loginsOf(sandbox, id)[0]?.at).toBeLessThan(index.lastBetAt(id) ?? 0);
  }
  // No week of the past was counted for its quiet accounts, which would take most of the time.
  expect(Array.from(sandbox.store.entries('memberEvents'), ([, { kind }]) => kind)).not.toContain('teamQuiet');
  // Paid each day for the day before.
  expect(index.sumsOf(agent, { first: last - 59, last }, 'own').salary).toBeGreaterThan(0);
  const given = givenEnvelopesOf(sandbox, agent);
  expect(given.map(({ toId, ended }) => [toId, ended?.state])).toEqual([
    [memberIdOf('malee'), undefined],
    [memberIdOf('krit'), 'opened'],
  ]);
  // What an agent sees besides play.
  const all = index.sumsOf(agent, { first: last - 59, last }, 'branch');
  expect(all.withdrawals).toBeGreaterThan(0);
  expect(all.rebate).toBeGreaterThan(0);
  const [used, unused] = linksOf(sandbox, agent).toReversed();
  expect([used?.visits, used?.memberIds.length, unused?.visits]).toEqual([expect.any(Number), expect.any(Number), 0]);
  expect(used?.visits).toBeGreaterThan(used?.memberIds.length ?? Infinity);
  const paid = Array.from(sandbox.store.entries('salaries'), ([, salary]) => salary).filter((each) => each.paid > 0);
  expect(new Set(paid.map(({ kind }) => kind))).toEqual(new Set(['dividend', 'daily']));
  expect(sumOfAll(sandbox)).toBe(0);
  const team = new Set([agent, ...below].map(memberAccount));
  const times = Array.from(sandbox.store.entries('postings'), ([, posting]) => posting)
    .filter(({ lines }) => lines.some(({ account }) => team.has(account)))
    .map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('it is the same for the same seed', () => {
  const rows = () =>
    Array.from(createSandbox({ scenario: 'agentTeam', now }).store.entries('members'), ([, member]) => member);
  expect(rows()).toEqual(rows());
});
