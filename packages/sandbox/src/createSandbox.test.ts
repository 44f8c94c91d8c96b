import { expect, test } from 'vitest';
import { changeSettings } from './changeSettings.ts';
import { createSandbox } from './createSandbox.ts';
import { maintenanceView } from './maintenance.ts';
import { balanceOf, memberAccount, satangToAmount, sumOfAll } from './money/ledger.ts';
import { playStatusOf } from './play/guard.ts';
import { scenarios } from './scenarioNames.ts';
import { scenarioRules } from './scenarios.ts';
import { demoAssistant } from './seed/assistants.ts';
import { personas } from './seed/members.ts';
import { resourceTypes } from './seed/operator.ts';
import { defaultSettings } from './settings.ts';
import type { RowChange } from './store/store.ts';
import { iso } from './time.ts';

const accounts = [...personas, demoAssistant];

const now = (): number => Date.UTC(2026, 10, 21);
const tables = [
  'origin',
  'settings',
  'members',
  'sessions',
  'memberLogins',
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
const rowsOf = (sandbox: ReturnType<typeof createSandbox>) => tables.map((table) => [...sandbox.store.entries(table)]);

test('two sandboxes of one seed are equal and independent', () => {
  const one = createSandbox({ seed: 5, now });
  const other = createSandbox({ seed: 5, now });
  expect(rowsOf(one)).toEqual(rowsOf(other));
  expect([one.random(), one.random()]).toEqual([other.random(), other.random()]);
  changeSettings(one, { maintenance: true });
  expect(other.settings.maintenance).toBe(false);
});

test('a sandbox continues from its persisted rows', () => {
  const written = new Map<string, RowChange>();
  const persist = (changes: readonly RowChange[]): void => {
    for (const change of changes) written.set(`${change.table} ${change.key}`, change);
  };
  const first = createSandbox({ seed: 5, now, scenario: 'longText', persist });
  changeSettings(first, { currencySymbol: 'K' });
  const again = createSandbox({ now, rows: written.values() });
  expect(again.seed).toBe(5);
  expect(again.scenario).toBe('longText');
  expect(again.catalogue).toBe(first.catalogue);
  expect(rowsOf(again)).toEqual(rowsOf(first));
});

test('a sandbox of an earlier version gets new settings with their defaults', () => {
  const { jackpot: _, ...older } = { ...createSandbox({ now }).settings, currencySymbol: 'K' };
  const again = createSandbox({
    now,
    rows: [
      { table: 'origin', key: 'world', row: { seed: 5, scenario: 'ready' } },
      { table: 'settings', key: 'site', row: older },
    ],
  });
  expect(again.settings).toEqual({ ...defaultSettings, currencySymbol: 'K' });
});

test('a sandbox of an earlier version gets new accounts and new fields', () => {
  const first = createSandbox({ now });
  const { mobile: _, email: __, ...older } = { ...first.store.get('members', 'member-demo'), nickname: 'K' };
  const again = createSandbox({
    now,
    rows: [
      { table: 'origin', key: 'world', row: { seed: 5, scenario: 'ready' } },
      { table: 'members', key: 'member-demo', row: older },
    ],
  });
  expect(again.store.get('members', 'member-demo')).toMatchObject({ nickname: 'K', mobile: '66812345678' });
  expect([...again.store.entries('members')]).toHaveLength(accounts.length);
  expect(sumOfAll(again)).toBe(0);
});

test.each(scenarios)('scenario %s: the accounts exist and the ledger sums to zero', (scenario) => {
  const sandbox = createSandbox({ scenario, now });
  expect([...sandbox.store.entries('members')]).toHaveLength(
    accounts.length + (scenarioRules[scenario].team === true ? 400 : 0),
  );
  expect(sumOfAll(sandbox)).toBe(0);
  expect(scenarioRules[scenario].summary).not.toBe('');
});

test('each scenario has its effect', () => {
  const of = (scenario: (typeof scenarios)[number]) => createSandbox({ scenario, now });
  expect(of('empty').catalogue.games).toEqual([]);
  expect(of('longText').catalogue.games[0]?.name.th.length).toBeGreaterThan(60);
  expect(satangToAmount(balanceOf(of('rich'), memberAccount('member-demo')))).toBe('123456789.00');
  expect(of('maintenance').settings).toMatchObject({ maintenance: true, maintenanceEnd: now() + 45 * 60_000 });
  expect(of('maintenanceOpenEnded').settings).toMatchObject({ maintenance: true, maintenanceEnd: null });
  expect(maintenanceView(of('maintenanceSoon'))).toEqual({
    maintenance: false,
    maintenanceStart: iso(now() + 30 * 60_000),
    maintenanceEnd: iso(now() + 75 * 60_000),
  });
  expect(of('blocked').settings.regionRestriction).toBe(true);
  expect(of('guarded').settings.loginedToHomePage).toBe(true);
  expect(of('captcha').settings.captchaAfterFailures).toBe(0);
  expect(of('combinedFilters').settings.policy.filterMode).toBe('combined');
  expect(of('minimalOperator').settings).toMatchObject({ customerService: [], resources: [], jackpot: 'none' });
  expect(of('minimalOperator').settings.flags['MANPLAYREB3']).toBeUndefined();
  expect(of('fullOperator').settings).toMatchObject({ jackpot: 'feed', layout: {}, resources: resourceTypes });
  expect(of('everyWayIn').settings).toMatchObject({
    jackpot: 'decorative',
    thirdParty: ['line', 'facebook', 'google'],
  });
  const demo = { id: 'member-demo' };
  const limited = playStatusOf(of('limited'), demo).limits;
  expect(limited.filter(({ left }) => left === 0).map(({ limit }) => limit.kind)).toEqual(['loss']);
  expect(limited.map(({ limit }) => limit.kind).toSorted()).toEqual(['deposit', 'loss', 'time', 'wager']);
  const waiting = limited.flatMap(({ limit }) => (limit.pending === null ? [] : [limit.pending.from <= now()]));
  expect(waiting.toSorted()).toEqual([false, true]);
  expect(playStatusOf(of('resting'), demo).rest).toMatchObject({ kind: 'timeout' });
  expect(playStatusOf(of('resting'), { id: 'member-nok' }).rest).toMatchObject({ kind: 'exclusion', until: null });
  for (const scenario of ['fullOperator', 'everyWayIn'] as const) {
    expect(Object.values(of(scenario).settings.flags).every(Boolean)).toBe(true);
  }
});
