import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TopicId, messageOf, topics } from '#api/live.ts';
import { gameMatches } from '#api/matches.ts';
import { setPassword } from '../accounts/accounts.ts';
import { endSessions, sessionIdOf } from '../accounts/sessions.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { signInAs } from '../personas.ts';
import { memberIdOf } from '../seed/members.ts';
import type { RowChange } from '../store/store.ts';
import { type TestPlatform, createTestPlatform, testNow } from '../testing/platform.ts';
import { note } from './note.ts';
import { type LiveMessage, type Publisher, createPublisher } from './publisher.ts';
import { topicKey, versionOf } from './versions.ts';

const demo = memberIdOf('demo');
const account = topicKey('account', demo);

let platform: TestPlatform;
let publisher: Publisher;
beforeEach(() => {
  vi.useFakeTimers({ now: testNow });
  let committed: ((changes: readonly RowChange[]) => void) | undefined;
  platform = createTestPlatform({ now: Date.now, committed: (changes) => committed?.(changes) });
  publisher = createPublisher(platform.sandbox);
  committed = publisher.committed;
});
afterEach(() => void vi.useRealTimers());

/** Listens to topics. Returns what was heard so far, and what ends it. */
function listen(...keys: string[]) {
  const heard: LiveMessage[] = [];
  const end = publisher.subscribe(keys, (message) => void heard.push(message));
  return { heard, end };
}
const noteOnce = () => platform.sandbox.store.transaction(() => note(platform.sandbox, demo, 'message'));

test('a stream begins with the last message of each topic, which its schema accepts', () => {
  noteOnce();
  const { heard } = listen(...Object.keys(topics).filter((id) => topics[id as TopicId].scope === 'public'), account);
  expect(heard.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['status', 'vendors', 'matches', 'jackpot', 'wins', 'draws', 'envelopes', 'account']),
  );
  for (const message of heard) {
    expect(v.safeParse(messageOf(topics[message.topic]), message)).toMatchObject({ success: true });
  }
  expect(heard.at(-1)).toEqual({ topic: 'account', version: versionOf(platform.sandbox, account) });
});

test('several changes within a second are two messages: the first at once, the last when it may be sent', () => {
  const { heard } = listen(account);
  heard.length = 0;
  for (let at = 0; at < 5; at += 1) {
    noteOnce();
    vi.advanceTimersByTime(100);
  }
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveLength(2);
  expect(heard.at(-1)?.version).toBe(versionOf(platform.sandbox, account));
  vi.advanceTimersByTime(5_000);
  expect(heard).toHaveLength(2);
});

test('a movement of money tells its member, with one message a commit, and nobody else', () => {
  const own = listen(account).heard;
  const other = listen(topicKey('account', memberIdOf('somchai'))).heard;
  own.length = 0;
  const before = other.length;
  const lines = [
    { account: outsideAccount, satang: -100 },
    { account: memberAccount(demo), satang: 100 },
  ];
  expect(post(platform.sandbox, { kind: 'deposit', ref: 'one', lines })).toMatchObject({ ok: true });
  expect(own).toEqual([{ topic: 'account', version: versionOf(platform.sandbox, account) }]);
  expect(other).toHaveLength(before);
});

test('what is rolled back sends nothing', () => {
  const { heard } = listen(account);
  heard.length = 0;
  const { sandbox } = platform;
  const fail = () =>
    sandbox.store.transaction(() => {
      note(sandbox, demo, 'message');
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});

test('a maintenance is told as soon as the operator sets it, and only when it changes', () => {
  const { heard } = listen('status');
  vi.advanceTimersByTime(2_000);
  expect(heard).toHaveLength(1);
  changeSettings(platform.sandbox, { maintenance: true, maintenanceEnd: testNow + 60_000 });
  expect(heard.at(-1)).toMatchObject({ topic: 'status', maintenance: true });
  changeSettings(platform.sandbox, { zeroBits: 3 });
  vi.advanceTimersByTime(5_000);
  expect(heard).toHaveLength(2);
});

test('a busy channel sends each topic as often as it may, changed or not', () => {
  const team = topicKey('team', memberIdOf('agent'));
  const ids = Object.keys(topics).filter((id) => topics[id as TopicId].scope === 'public');
  const { heard, end } = listen(...ids, account, team);
  changeSettings(platform.sandbox, { live: 'busy' });
  heard.length = 0;
  vi.advanceTimersByTime(20_000);
  const counts = Map.groupBy(heard, ({ topic }) => topic);
  for (const id of [...ids, 'account']) {
    const count = counts.get(id as TopicId)?.length ?? 0;
    expect([id, count >= 18 && count <= 21]).toEqual([id, true]);
  }
  expect(counts.get('team')?.length).toBeLessThanOrEqual(3);
  for (const message of heard) {
    expect(v.safeParse(messageOf(topics[message.topic]), message)).toMatchObject({ success: true });
  }
  for (const [, messages] of counts) {
    const versions = messages.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  }
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('an announced maintenance is told when it is announced, when it begins and when it ends', () => {
  const { heard } = listen('status');
  heard.length = 0;
  const [start, end] = [Date.now() + 60_000, Date.now() + 120_000];
  changeSettings(platform.sandbox, { maintenanceStart: start, maintenanceEnd: end });
  vi.advanceTimersByTime(130_000);
  const announced = { maintenanceStart: new Date(start).toISOString(), maintenanceEnd: new Date(end).toISOString() };
  const states = heard.map(({ topic: _, version: __, ...state }) => state);
  expect(states).toEqual([
    { maintenance: false, ...announced },
    { maintenance: true, ...announced, maintenanceStart: null },
    { maintenance: false, maintenanceStart: null, maintenanceEnd: null },
  ]);
});

test('whoever follows the changes of matches has what the list has', async () => {
  const vendors = platform.sandbox.catalogue.vendors.filter(({ gameType }) => gameType === 'SPORTS');
  const { heard } = listen('matches');
  const input = {
    vassalages: vendors.map(({ vassalage }) => vassalage).join(','),
    language: 'EN',
    limit: 100,
  } as const;
  const read = async () => {
    const answer = await platform.client.call(gameMatches, input);
    if (!answer.ok) throw new Error('no matches');
    return new Map(answer.value.list.map((each) => [each.matchId, each]));
  };
  const known = await read();
  let version = heard[0]?.version;
  for (let at = 0; at < 40; at += 1) {
    vi.setSystemTime(Date.now() + 30_000);
    publisher.tick();
  }
  expect(heard.length).toBeGreaterThan(2);
  const isMessage = messageOf(topics.matches);
  for (const message of heard.slice(1)) {
    // No gap: each message builds on the one before.
    expect(message['from']).toBe(version);
    version = message.version;
    const { changes } = v.parse(isMessage, message) as unknown as {
      changes: readonly { matchId: string; status: string }[];
    };
    for (const { matchId, ...change } of changes) {
      const match = known.get(matchId);
      if (match === undefined) continue;
      if (change.status === 'ended') known.delete(matchId);
      else known.set(matchId, { ...match, ...(change as Partial<typeof match>) });
    }
  }
  const now = await read();
  const states = (matches: typeof now) =>
    [...matches.values()]
      .filter(({ matchId }) => now.has(matchId) && known.has(matchId))
      .map(({ matchId, status, odds, score, suspended }) => [matchId, status, odds, score, suspended])
      .toSorted();
  expect(states(now).length).toBeGreaterThan(20);
  expect(states(known)).toEqual(states(now));
});

test.each([
  ['another login', 'elsewhere'],
  ['a new password', 'password'],
  ['the list of devices', 'closed'],
] as const)('the end of a session by %s says so to its stream, once', (by, ended) => {
  const { sandbox } = platform;
  changeSettings(sandbox, { sessionsAtOnce: 1 });
  const token = signInAs(sandbox, 'demo');
  const { heard } = listen(topicKey('session', sessionIdOf({ token })));
  sandbox.store.transaction(() => {
    const member = sandbox.store.get('members', demo);
    if (by === 'a new password' && member) setPassword(sandbox, member, 'another-Pass-1');
    if (by === 'the list of devices') endSessions(sandbox, demo, 'closed');
  });
  if (by === 'another login') signInAs(sandbox, 'demo');
  expect(heard).toMatchObject([{ topic: 'session', ended }]);
});

test('the end of a session is told to its stream', async () => {
  await platform.signIn('demo');
  const { store } = platform.sandbox;
  const token = platform.token() ?? '';
  const { heard } = listen(topicKey('session', sessionIdOf({ token })));
  expect(heard).toEqual([]);
  store.transaction(() => store.remove('sessions', token));
  expect(heard).toMatchObject([{ topic: 'session', ended: 'over' }]);
});

test('no timer runs before the first stream and after the last', () => {
  expect(vi.getTimerCount()).toBe(0);
  const one = listen('status');
  const other = listen(account, 'status');
  expect(vi.getTimerCount()).toBe(1);
  noteOnce();
  noteOnce();
  one.end();
  other.end();
  expect(vi.getTimerCount()).toBe(0);
});
