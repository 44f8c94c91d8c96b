import { expect, it } from 'vitest';
import { filtersOf, firstView, isBackToFront, isFiltered, isFlat, ratesText } from './team.model.ts';

it('asks for what was chosen only', () => {
  expect(filtersOf(firstView)).toEqual({});
  expect(
    filtersOf({
      ...firstView,
      ...{ kind: 'agent', state: 'quiet', level: 0, sort: { key: 'stake', order: 'desc' } },
      registered: { from: '2026-02-28', to: '' },
      lastBet: { from: '', to: '2026-03-31' },
    }),
  ).toEqual({
    ...{ kind: 'agent', state: 'quiet', level: 0, registeredFrom: '2026-02-28', lastBetTo: '2026-03-31' },
    ...{ sort: 'stake', order: 'desc' },
  });
});

it('asks for no days that end before they begin', () => {
  const days = { from: '2026-03-01', to: '2026-02-28' };
  expect(isBackToFront(days)).toBe(true);
  expect(filtersOf({ ...firstView, registered: days, lastBet: days })).toEqual({});
  expect(isBackToFront({ from: '2026-03-01', to: '2026-03-01' })).toBe(false);
});

it.each([
  [{}, false, false],
  [{ kind: 'agent' as const }, false, true],
  [{ registered: { from: '', to: '2026-02-28' } }, false, true],
  [{ lastBet: { from: '2026-02-28', to: '' } }, false, true],
  [{ level: 0 }, true, true],
  [{ text: ' nok ' }, true, true],
])('%j: a flat list %s, filtered %s', (change, flat, filtered) => {
  const view = { ...firstView, ...change };
  expect([isFlat(view), isFiltered(view)]).toEqual([flat, filtered]);
});

it('names the rates that are not zero', () => {
  const rates = [
    { gameType: 'RNG' as const, rate: '0.70' },
    { gameType: 'LIVE' as const, rate: '0.00' },
    { gameType: { other: 'POKER' }, rate: '0.10' },
  ];
  const write = ({ name, rate }: { name: string; rate: string }) => `${name} ${rate}%`;
  expect(ratesText(rates, (type) => type.toLowerCase(), write)).toBe('rng 0.70% · POKER 0.10%');
  expect(ratesText([], String, write)).toBe('');
});
