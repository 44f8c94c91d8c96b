import { expect, test } from 'vitest';
import { hourMs } from '#text/durations.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { sandboxAt } from '../sandbox.ts';
import { playFor } from '../seed/playFor.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { commissionDueAt, commissionRows } from './commission.ts';
import { incomesOf } from './income.ts';
import { moveAccount } from './places.ts';
import { completeRates, setRates } from './rateChanges.ts';
import { rateOf } from './rates.ts';

const [agentId, nokId, ployId] = ['member-agent', 'member-nok', 'member-ploy'];

/** `agent` with a rate of 0.60 % on slots above `nok` with 0.30 %, at 08:00 on the day after the platform begins. */
function twoLevels() {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const day = thaiDay(sandbox.now()) + 1;
  const at = (clock: string, days = 0): number => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return startOfThaiDay(day + days) + hours * hourMs + minutes * 60_000;
  };
  const to = (clock: string, days = 0): void => advance(at(clock, days) - sandbox.now());
  to('08:00');
  sandbox.store.transaction(() => {
    const change = { gameType: 'RNG' as const, from: 0 };
    for (const [memberId, rate] of [
      [agentId, 60],
      [nokId, 30],
      [ployId, 10],
    ] as const)
      sandbox.store.put('agentRates', memberId, { memberId, changes: [{ ...change, memberId, rate }] });
  });
  const lines = [
    { account: outsideAccount, satang: -200_000 },
    { account: memberAccount(ployId), satang: 200_000 },
  ];
  post(sandbox, { kind: 'deposit', ref: 'deposit:times', lines });
  return { ...platform, day, at, to };
}

const set = ({ sandbox }: Pick<TestPlatform, 'sandbox'>, memberId: string, rate: number) =>
  sandbox.store.transaction(() => expect(setRates(sandbox, memberId, { RNG: rate }).ok).toBe(true));

let rounds = 0;
/** A bet of `ploy`, who is below `nok`, that is lost at a moment. */
function bet({ sandbox }: Pick<TestPlatform, 'sandbox'>, stakeSatang: number, at: number, account = 'ploy'): void {
  const roundId = `time-${(rounds += 1)}`;
  playFor(sandboxAt(sandbox, at), account, [{ gameType: 'RNG', stakeSatang, winSatang: 0, roundId }]);
}

const rowsOf = ({ sandbox }: Pick<TestPlatform, 'sandbox'>, day: number, of = agentId) =>
  commissionRows(sandbox, day, of).map(({ baseSatang, rate, satang }) => [baseSatang, rate, satang]);

test('a source that is raised from 0.30 % to 0.40 % at 10:57 earns the agent 87 + 60 satang', () => {
  const platform = twoLevels();
  const { day, at, to, sandbox } = platform;
  bet(platform, 29_000, at('09:10'));
  to('10:57');
  set(platform, nokId, 40);
  to('11:30');
  bet(platform, 30_000, at('11:30'));
  const counted = [
    [29_000, 30, 87],
    [30_000, 20, 60],
  ];
  expect(rowsOf(platform, day)).toEqual(counted);
  // What is counted today, waits, and was paid is the same.
  const amount = () => {
    const member = sandbox.store.get('members', agentId);
    const span = { begins: startOfThaiDay(day), ends: startOfThaiDay(day + 1) };
    return member && incomesOf(sandbox, member, span).map(({ satang, state }) => [satang, state]);
  };
  expect(amount()).toEqual([[147, 'counted']]);
  to('01:00', 1);
  set(platform, nokId, 50);
  expect(amount()).toEqual([[147, 'waiting']]);
  platform.advance(commissionDueAt(sandbox, day) - sandbox.now());
  settleWhatIsDue(sandbox);
  expect(amount()).toEqual([[147, 'paid']]);
  expect(sandbox.store.get('commissions', `${agentId}:${day}`)).toMatchObject({ satang: 147 });
  expect(rowsOf(platform, day)).toEqual(counted);
});

test('a row of several rates says until when each was applied', () => {
  const platform = twoLevels();
  const { day, at, to, sandbox } = platform;
  bet(platform, 29_000, at('09:10'));
  to('10:57');
  set(platform, nokId, 40);
  bet(platform, 30_000, at('11:30'));
  const member = sandbox.store.get('members', agentId);
  const span = { begins: startOfThaiDay(day), ends: startOfThaiDay(day + 1) };
  const [row] = (member && incomesOf(sandbox, member, span)[0]?.rows()) ?? [];
  expect(row).toMatchObject({ rate: null, baseSatang: 59_000, satang: 147 });
  expect(row?.segments?.()).toEqual([
    { rate: 30, begins: span.begins, ends: at('10:57') },
    { rate: 20, begins: at('10:57'), ends: span.ends },
  ]);
});

test('lowered to 0.20 % from 10:54 of the next day: a bet at 10:53 has the old rate, one at 10:54 the new one', () => {
  const platform = twoLevels();
  const { at, to, day } = platform;
  to('10:54');
  set(platform, nokId, 20);
  expect(rateOf(platform.sandbox, nokId, 'RNG')).toBe(30);
  to('23:00', 1);
  bet(platform, 50_000, at('10:53', 1));
  bet(platform, 50_000, at('10:54', 1));
  expect(rowsOf(platform, day + 1)).toEqual([
    [50_000, 30, 150],
    [50_000, 40, 200],
  ]);
});

test('a source that is moved at 15:00 earns through the old branch before, and through the new one after', () => {
  const platform = twoLevels();
  const { at, to, day, sandbox } = platform;
  bet(platform, 10_000, at('14:59'));
  to('15:00');
  sandbox.store.transaction(() => moveAccount(sandbox, ployId, agentId));
  bet(platform, 20_000, at('15:00'));
  const through = commissionRows(sandbox, day, agentId).map(({ sourceId, baseSatang, rate }) => [
    sourceId,
    baseSatang,
    rate,
  ]);
  expect(through).toEqual([
    [nokId, 10_000, 30],
    [ployId, 20_000, 50],
  ]);
  expect(rowsOf(platform, day, nokId)).toEqual([[10_000, 20, 20]]);
});

test('a bet of 23:59:59.999 has the old rate of the old day, whatever changes at 00:00', () => {
  const platform = twoLevels();
  const { at, to, day } = platform;
  bet(platform, 10_000, at('00:00', 1) - 1);
  to('00:00', 1);
  set(platform, nokId, 40);
  bet(platform, 10_000, at('00:00', 1) + 1);
  expect(rowsOf(platform, day)).toEqual([[10_000, 30, 30]]);
  expect(rowsOf(platform, day + 1)).toEqual([[10_000, 20, 20]]);
});

test('a raise in the millisecond of a bet counts from the next one', () => {
  const platform = twoLevels();
  const { day, sandbox } = platform;
  bet(platform, 10_000, sandbox.now());
  set(platform, nokId, 40);
  expect(rowsOf(platform, day)).toEqual([[10_000, 30, 30]]);
  platform.advance(1);
  expect(rateOf(sandbox, nokId, 'RNG')).toBe(40);
});

test('rates of an earlier version count from the beginning, and announced ones from their time', () => {
  const { sandbox, day, at } = twoLevels();
  const former = { memberId: nokId, rates: { RNG: 50 }, pending: { rates: { RNG: 10 }, from: at('12:00') } };
  sandbox.store.transaction(() => sandbox.store.put('agentRates', nokId, former as never));
  completeRates(sandbox);
  expect(rateOf(sandbox, nokId, 'RNG')).toBe(50);
  expect(rateOf(sandboxAt(sandbox, at('12:00')), nokId, 'RNG')).toBe(10);
  expect(commissionRows(sandbox, day)).toEqual([]);
});
