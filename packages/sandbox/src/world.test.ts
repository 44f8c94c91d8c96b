import { expect, test } from 'vitest';
import { balanceOf, memberAccount, satangToAmount, sumOfAll } from './ledger.ts';
import { scenarioRules, scenarios } from './scenarios.ts';
import { personas } from './seed/members.ts';
import { resourceTypes } from './seed/operator.ts';
import { changeSettings, defaultSettings } from './settings.ts';
import type { RowChange } from './tables.ts';
import { createWorld } from './world.ts';

const now = (): number => Date.UTC(2026, 10, 21);
const tables = [
  'origin',
  'settings',
  'members',
  'sessions',
  'loginFailures',
  'captchas',
  'challenges',
  'codes',
  'codeRequests',
  'outbox',
  'tickets',
  'identities',
  'knownAddresses',
  'secrets',
  'accounts',
  'postings',
  'favourites',
  'recents',
  'launches',
  'rounds',
  'waitingRounds',
  'memberRounds',
  'practiceRounds',
  'rebates',
  'idempotency',
] as const;
const rowsOf = (world: ReturnType<typeof createWorld>) => tables.map((table) => [...world.store.entries(table)]);

test('two worlds of one seed are equal and do not touch each other', () => {
  const one = createWorld({ seed: 5, now });
  const other = createWorld({ seed: 5, now });
  expect(rowsOf(one)).toEqual(rowsOf(other));
  expect([one.random(), one.random()]).toEqual([other.random(), other.random()]);
  changeSettings(one, { maintenance: true });
  expect(other.settings.maintenance).toBe(false);
});

test('a world continues from what it persisted', () => {
  const written = new Map<string, RowChange>();
  const persist = (changes: readonly RowChange[]): void => {
    for (const change of changes) written.set(`${change.table} ${change.key}`, change);
  };
  const first = createWorld({ seed: 5, now, scenario: 'longText', persist });
  changeSettings(first, { currencySymbol: 'K' });
  const again = createWorld({ now, rows: written.values() });
  expect(again.seed).toBe(5);
  expect(again.scenario).toBe('longText');
  expect(again.catalogue).toBe(first.catalogue);
  expect(rowsOf(again)).toEqual(rowsOf(first));
});

test('a world that was kept before a setting existed begins it at its default', () => {
  const { jackpot: _, ...older } = { ...createWorld({ now }).settings, currencySymbol: 'K' };
  const again = createWorld({
    now,
    rows: [
      { table: 'origin', key: 'world', row: { seed: 5, scenario: 'ready' } },
      { table: 'settings', key: 'site', row: older },
    ],
  });
  expect(again.settings).toEqual({ ...defaultSettings, currencySymbol: 'K' });
});

test('a world that was kept before an account existed, or a part of it, gets them', () => {
  const first = createWorld({ now });
  const { mobile: _, email: __, ...older } = { ...first.store.get('members', 'member-demo'), nickname: 'K' };
  const again = createWorld({
    now,
    rows: [
      { table: 'origin', key: 'world', row: { seed: 5, scenario: 'ready' } },
      { table: 'members', key: 'member-demo', row: older },
    ],
  });
  expect(again.store.get('members', 'member-demo')).toMatchObject({ nickname: 'K', mobile: '66812345678' });
  expect([...again.store.entries('members')]).toHaveLength(personas.length);
  expect(sumOfAll(again)).toBe(0);
});

test.each(scenarios)('scenario %s: accounts are there and the ledger is at zero', (scenario) => {
  const world = createWorld({ scenario, now });
  expect([...world.store.entries('members')]).toHaveLength(personas.length);
  expect(sumOfAll(world)).toBe(0);
  expect(scenarioRules[scenario].summary).not.toBe('');
});

test('each scenario makes its difference', () => {
  const of = (scenario: (typeof scenarios)[number]) => createWorld({ scenario, now });
  expect(of('empty').catalogue.games).toEqual([]);
  expect(of('longText').catalogue.games[0]?.name.th.length).toBeGreaterThan(60);
  expect(satangToAmount(balanceOf(of('rich'), memberAccount('member-demo')))).toBe('123456789.00');
  expect(of('maintenance').settings).toMatchObject({ maintenance: true, maintenanceEnd: now() + 45 * 60_000 });
  expect(of('maintenanceOpenEnded').settings).toMatchObject({ maintenance: true, maintenanceEnd: null });
  expect(of('blocked').settings.regionRestriction).toBe(true);
  expect(of('gated').settings.loginedToHomePage).toBe(true);
  expect(of('captcha').settings.captchaAfterFailures).toBe(0);
  expect(of('combinedFilters').settings.policy.filterMode).toBe('combined');
  expect(of('minimalOperator').settings).toMatchObject({ customerService: [], resources: [], jackpot: 'none' });
  expect(of('minimalOperator').settings.flags['MANPLAYREB3']).toBeUndefined();
  expect(of('fullOperator').settings).toMatchObject({ jackpot: 'feed', layout: {}, resources: resourceTypes });
  expect(of('everyWayIn').settings).toMatchObject({
    jackpot: 'decorative',
    thirdParty: ['line', 'facebook', 'google'],
  });
  for (const scenario of ['fullOperator', 'everyWayIn'] as const) {
    expect(Object.values(of(scenario).settings.flags).every(Boolean)).toBe(true);
  }
});
