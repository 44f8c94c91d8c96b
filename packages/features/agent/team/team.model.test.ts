import { expect, it } from 'vitest';
import { firstView } from './firstView.ts';
import {
  filtersOf,
  isBackToFront,
  isFiltered,
  isFlat,
  linkedView,
  quickViewOf,
  quickViews,
  rateRange,
  ratesText,
  viewOfQuick,
} from './team.model.ts';

it('asks for what was chosen only', () => {
  expect(filtersOf(firstView)).toEqual({});
  expect(
    filtersOf({
      ...firstView,
      ...{ kind: 'agent', state: 'quiet', level: 0, sort: { key: 'stake', order: 'desc' } },
      registered: { from: '2026-02-28', to: '' },
      lastBet: { from: '', to: '2026-03-31' },
      played: { from: '2026-03-01', to: '2026-03-31' },
    }),
  ).toEqual({
    ...{ kind: 'agent', state: 'quiet', level: 0, registeredFrom: '2026-02-28', lastBetTo: '2026-03-31' },
    ...{ playedFrom: '2026-03-01', playedTo: '2026-03-31' },
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
  [{ link: 'ABC' }, false, true],
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

it('sums up rates from the lowest to the highest that is not zero', () => {
  const of = (...rates: string[]) => rateRange(rates.map((rate) => ({ gameType: 'RNG' as const, rate })));
  expect(of('0.70', '0.00', '10.00', '0.30')).toEqual({ low: '0.30', high: '10.00' });
  expect(of('0.50')).toEqual({ low: '0.50', high: '0.50' });
  expect(of('0.00')).toBeNull();
});

it('lists what a link asks for: all accounts, those of some days, or a level', () => {
  const registered = { from: '2026-02-22', to: '2026-02-28' };
  expect(linkedView('kind=signUps&from=2026-02-22&to=2026-02-28')).toEqual({ ...firstView, level: 0, registered });
  expect(linkedView('kind=link&of=ABC')).toEqual({ ...firstView, level: 0, link: 'ABC' });
  expect(linkedView('kind=played&from=2026-02-22&to=2026-02-28')?.played).toEqual(registered);
  expect(linkedView('kind=all&from=2026-02-22&to=2026-02-28')?.registered).toEqual({ ...registered, from: '' });
  expect(linkedView('kind=quiet')).toEqual({ ...firstView, level: 0, state: 'quiet' });
  expect([linkedView('member-ploy'), linkedView(null)]).toEqual([null, null]);
});

it('knows a view of one tap by its filters, whatever its order and page', () => {
  for (const quick of quickViews) expect(quickViewOf({ ...viewOfQuick(quick), pageNo: 3 })).toBe(quick);
  expect(quickViewOf({ ...firstView, sort: { key: 'stake', order: 'desc' } })).toBe('team');
  expect(quickViewOf({ ...firstView, text: 'ploy' })).toBeNull();
  expect(quickViewOf({ ...firstView, level: 0, state: 'online', kind: 'agent' })).toBeNull();
});
