import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type EventKindRule, eventGroups, eventKinds, fixedGroups } from '#api/eventKinds.ts';
import { type Topic, type TopicId, messageOf, topicDocs, topics } from '#api/live.ts';
import { memberEvent } from '#api/memberEvents.ts';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { told } from '#core/live/reads.ts';
import { sampleOf } from '#sandbox/http/oddEntries.ts';
import { sourceFiles } from './sourceGraph.ts';

const known: Readonly<Record<string, AnyOperation>> = operations;
const isRead = (id: string): boolean => known[id]?.effect === 'read';

const allTopics: readonly (readonly [string, Topic])[] = Object.entries(topics);
const kinds: readonly (readonly [string, EventKindRule])[] = Object.entries(eventKinds);

describe('the topics of the push channel', () => {
  it.each(allTopics)('%s is named as in the table, says what it is, and names reads of the contract', (name, topic) => {
    expect(topic.id).toBe(name);
    expect(topicDocs[topic.id as keyof typeof topicDocs].summary.length).toBeGreaterThan(10);
    expect([...topic.revalidates, ...(topic.tells ?? [])].filter((id) => !isRead(id))).toEqual([]);
    expect(topic.mostPerSecond).toBeGreaterThan(0);
    expect(topic.mostPerSecond).toBeLessThanOrEqual(1);
  });
  it.each(allTopics)('%s has a message that its schema accepts, with a version', (name, topic) => {
    const message = sampleOf(messageOf(topic));
    expect(v.safeParse(messageOf(topic), message)).toMatchObject({ success: true });
    expect(v.is(messageOf(topic), { ...(message as object), topic: `${name}s` })).toBe(false);
    expect(v.is(messageOf(topic), { ...(message as object), version: 1.5 })).toBe(false);
  });
  it('tell no member or agent anything but that something has changed, or that the session has ended', () => {
    const closed = allTopics.filter(([, { scope }]) => scope !== 'public');
    expect(closed.map(([name, { message }]) => [name, Object.keys(message.entries)])).toEqual([
      ['account', []],
      ['protection', []],
      ['session', ['ended']],
      ['team', []],
    ]);
  });
});

describe('the kinds of events', () => {
  it.each(kinds)('%s has a group, and changes reads of the contract, each named once', (_name, { group, changes }) => {
    expect(eventGroups).toContain(group);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter((id) => !isRead(id))).toEqual([]);
    expect(new Set(changes).size).toBe(changes.length);
  });
  it('have every group, and what protects the player is always announced', () => {
    expect(new Set(kinds.map(([, { group }]) => group))).toEqual(new Set(eventGroups));
    const fixed = kinds.filter(([, { group }]) => fixedGroups.some((each) => each === group));
    expect(fixed.filter(([, { toast }]) => toast !== 'always')).toEqual([]);
  });
  it('are read openly: an event of a kind that the site does not know keeps its label', () => {
    const event = { id: 'one', kind: 'bingo', at: '2026-11-21T05:00:00.000Z', label: 'Bingo' };
    expect(v.parse(memberEvent, event)).toMatchObject({ kind: { other: 'bingo' }, label: 'Bingo', count: 1 });
    expect(v.parse(memberEvent, { ...event, kind: 'betSettled' }).kind).toBe('betSettled');
  });
});

/** What is asked for by the clock, by the file that does, and why it is also while a stream is open; null where it is not. */
const polled: Readonly<Record<string, readonly [operation: OperationId, why: string | null]>> = {
  'core/src/session/member.ts': ['walletBalance', null],
  'core/src/session/playStatus.ts': ['playStatus', 'a limit counts the time that is played'],
  'core/src/session/publicState.ts': ['memberPublicState', 'what it counts ends by itself'],
  'core/src/site/maintenanceAhead.ts': ['systemStatus', null],
  'features/account/money/deposit/useDepositOrder.ts': ['depositOrder', 'an order runs out of time'],
  'features/account/money/wallet/useMoves.ts': ['walletTransfers', 'a transfer is decided by its vendor'],
  'features/account/money/withdraw/useWithdrawOrder.ts': ['withdrawOrder', 'a payment counts as received after a time'],
  'features/account/protection/realityCheck/useRealityCheck.ts': [
    'playStatus',
    'a limit counts the time that is played',
  ],
  'features/agent/notices/useNotices.ts': ['agentNotices', 'accounts become quiet by themselves'],
  'features/games/cockfight/useCockfightScreen.ts': ['gameMatches', null],
  'features/games/launch/useLaunchScreen.ts': ['walletBalance', null],
  'features/games/lottery/useLotteryScreen.ts': ['lotteryResults', null],
  'features/games/sports/useSportsScreen.ts': ['gameMatches', null],
  'features/games/tables/useTablesScreen.ts': ['gameRooms', 'tables are played by themselves'],
  'features/layout/banner/useJackpot.ts': ['gameJackpot', null],
  'features/rewards/envelopes/useEnvelopes.ts': ['redEnvelopeBoard', null],
};

describe('what is asked for by the clock', () => {
  const readers = sourceFiles
    .filter((file) => /^packages\/(features|core)\//.test(file) && !/\.(test|stories|testing)\./.test(file))
    .filter((file) => /\brefreshEveryMs\b|\busePolling\(/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace('packages/', ''))
    .filter((file) => !/core\/src\/data\/(?:usePolling|remote)\.ts$/.test(file));
  const covered = new Set(Object.values(told).flat());

  it('is in the table, so that nobody forgets to say whether a stream tells of it', () =>
    expect(readers.toSorted()).toEqual(Object.keys(polled).toSorted()));
  it.each(Object.entries(polled))('%s rests while a stream is open, or changes by itself', (file, [operation, why]) => {
    expect(known[operation]?.effect).toBe('read');
    expect(readFileSync(`packages/${file}`, 'utf8')).toMatch(
      new RegExp(`\\b(?:${operation}|useBalance|usePlayStatus)\\b`),
    );
    expect(covered.has(operation)).toBe(why === null);
  });
  it.each([...covered])('%s is told by a topic that names it, or by an event', (id) => {
    const topicsOf = allTopics.filter(([name]) => told[name as TopicId]?.includes(id));
    const isByEvent = kinds.some(([, { changes }]) => changes.includes(id));
    expect(
      topicsOf.every(([name, { revalidates }]) => revalidates.includes(id) || (name === 'account' && isByEvent)),
    ).toBe(true);
  });
});

it('no page imports the tables of topics and events with its own code: what uses them is loaded on demand', () => {
  const site = sourceFiles.filter((file) => /^(packages\/(features|core|ui)|apps\/site\/src)\//.test(file));
  const ofPages = site.filter((file) => !/\.(test|stories)\.|^packages\/core\/src\/live\//.test(file));
  expect(ofPages.length).toBeGreaterThan(500);
  const table = /^import (?!type )[^;]*from '#api\/(?:live|eventKinds|memberEvents)\.ts'/m;
  expect(ofPages.filter((file) => table.test(readFileSync(file, 'utf8')))).toEqual([]);
});
