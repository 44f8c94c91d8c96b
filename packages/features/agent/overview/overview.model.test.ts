import { expect, test } from 'vitest';
import { figures, isAlone, toOverviewView } from './overview.model.ts';
import { sampleTeam } from './overview.samples.ts';

const view = (change: Partial<typeof sampleTeam>, pages: readonly string[] = []) =>
  toOverviewView(
    { ...sampleTeam, ...change },
    'EN',
    { money: (amount) => amount, result: (amount) => `result ${amount}` },
    { from: '2026-11-15', to: '2026-11-21' },
    (page, ref = '') => (pages.includes(page) ? `/?agent=${page}${ref && `&${ref}`}` : null),
  );

test('every day is a bar with its exact amount; a single day and days without play have no chart', () => {
  const { validBets, profits } = view({});
  expect(validBets.map(({ text }) => text)).toEqual(sampleTeam.days.map(({ validBet }) => validBet));
  expect(profits.map(({ text }) => text)).toEqual(sampleTeam.days.map(({ profit }) => `result ${profit}`));
  expect(profits.some(({ value }) => value < 0)).toBe(true);
  expect(view({}).active.map(({ text }) => text)).toEqual(sampleTeam.days.map(({ active }) => `${active}`));
  expect(view({ days: sampleTeam.days.slice(0, 1) }).validBets).toEqual([]);
  const quiet = sampleTeam.days.map((day) => ({ ...day, validBet: '0.00', profit: '0.00' }));
  expect(view({ days: quiet }).profits).toEqual([]);
});

test('a figure leads to what it is made of, in the same days; an account to its place in the team', () => {
  const { best, hrefOf } = view({}, ['teamBetting', 'teamManagement', 'myIncome']);
  expect(hrefOf('stake')).toBe('/?agent=teamBetting&from=2026-11-15&to=2026-11-21');
  expect(hrefOf('commission')).toBe('/?agent=myIncome&kind=commission&from=2026-11-15&to=2026-11-21');
  expect(hrefOf('signUps')).toBe('/?agent=teamManagement&kind=signUps&from=2026-11-15&to=2026-11-21');
  expect(hrefOf('deposits')).toBeNull();
  expect(best[0]?.href).toBe(`/?agent=teamManagement&${sampleTeam.best[0]?.id}`);
});

test('an agent is alone while nobody else is in the team', () => {
  expect(isAlone({ totals: { ...sampleTeam.totals, size: 1 } })).toBe(true);
  expect(isAlone({ totals: { ...sampleTeam.totals, size: 2 } })).toBe(false);
});

test('every figure is shown once', () => {
  expect(figures.map(([name]) => name).toSorted()).toEqual(Object.keys(sampleTeam.totals).toSorted());
});
