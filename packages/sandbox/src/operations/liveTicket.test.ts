import { expect, test } from 'vitest';
import { liveTicket } from '#api/liveTicket.ts';
import { systemPermission } from '#api/system.ts';
import { changeSettings } from '../changeSettings.ts';
import { note } from '../live/note.ts';
import { redeemTicket } from '../live/tickets.ts';
import { topicKey, versionOf } from '../live/versions.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const publicTopics = ['draws', 'envelopes', 'jackpot', 'status', 'vendors', 'wins'];

async function begin(account: string | null = 'demo'): Promise<TestPlatform> {
  const platform = createTestPlatform();
  changeSettings(platform.sandbox, { live: 'stream' });
  if (account !== null) valueOf(await platform.signIn(account));
  return platform;
}
const ask = async ({ client }: TestPlatform, topics: 'matches'[] = []) =>
  valueOf(await client.call(liveTicket, { topics }));
const tokenOf = ({ url }: { url: string }): string =>
  new URL(url, 'https://kinnari.test').searchParams.get('ticket') ?? '';

test('a ticket has 128 bits, and opens one stream', async () => {
  const platform = await begin();
  const token = tokenOf(await ask(platform));
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(tokenOf(await ask(platform))).not.toBe(token);
  expect(redeemTicket(platform.sandbox, token, null)).toMatchObject({ token });
  expect(redeemTicket(platform.sandbox, token, null)).toBeNull();
  expect(redeemTicket(platform.sandbox, 'unknown', null)).toBeNull();
});

test('a ticket is over after a minute, and with its session', async () => {
  const { advance, ...platform } = await begin();
  const late = tokenOf(await ask({ advance, ...platform }));
  advance(60_000);
  expect(redeemTicket(platform.sandbox, late, null)).toBeNull();
  const ended = tokenOf(await ask({ advance, ...platform }));
  const { store } = platform.sandbox;
  store.transaction(() => store.remove('sessions', platform.token() ?? ''));
  expect(redeemTicket(platform.sandbox, ended, null)).toBeNull();
});

test('a ticket is used up by an address of the other family', async () => {
  const platform = await begin();
  const token = tokenOf(await ask(platform));
  expect(redeemTicket(platform.sandbox, token, '2001:db8::1')).toBeNull();
  expect(redeemTicket(platform.sandbox, token, null)).toBeNull();
});

test('a session gets ten tickets within a minute', async () => {
  const platform = await begin();
  for (let at = 0; at < 10; at += 1) {
    if (at === 9) platform.advance(20_000);
    await ask(platform);
  }
  expect(await platform.client.call(liveTicket, {})).toMatchObject({
    error: { code: 'too_many_requests', detail: { retryAfterS: 40 } },
  });
  valueOf(await platform.signIn('somchai'));
  await ask(platform);
  valueOf(await platform.signIn('demo'));
  await ask(platform);
});

test('everyone gets the public topics, matches on demand, and only their own account', async () => {
  const topicsOf = async (account: string | null, topics: 'matches'[] = []) =>
    Object.keys((await ask(await begin(account), topics)).versions).toSorted();
  expect(await topicsOf(null)).toEqual(publicTopics);
  expect(await topicsOf('trial')).toEqual(publicTopics);
  expect(await topicsOf('demo')).toEqual([...publicTopics, 'account', 'protection', 'session'].toSorted());
  expect(await topicsOf('agent', ['matches'])).toEqual(
    [...publicTopics, 'account', 'matches', 'protection', 'session', 'team'].toSorted(),
  );
});

test('the ticket tells the versions that the account has now', async () => {
  const platform = await begin();
  const { sandbox } = platform;
  const own = topicKey('account', memberIdOf('demo'));
  const before = (await ask(platform)).versions['account'];
  expect(before).toBe(versionOf(sandbox, own));
  sandbox.store.transaction(() => note(sandbox, memberIdOf('demo'), 'message'));
  expect((await ask(platform)).versions['account']).toBe(versionOf(sandbox, own));
  expect(versionOf(sandbox, own)).toBeGreaterThan(before ?? 0);
});

test('during a maintenance the status alone is told', async () => {
  const platform = await begin();
  changeSettings(platform.sandbox, { maintenance: true });
  expect(Object.keys((await ask(platform, ['matches'])).versions)).toEqual(['status']);
});

test.each(['timeout', 'exclusion'] as const)(
  'during a %s a stream has nothing of what play brings (RSP-06)',
  async (kind) => {
    const platform = await begin('agent');
    const { sandbox } = platform;
    sandbox.store.transaction(() => startRest(sandbox, memberIdOf('agent'), kind, kind === 'timeout' ? '7d' : '6m'));
    expect(Object.keys((await ask(platform, ['matches'])).versions).toSorted()).toEqual([
      'account',
      'session',
      'status',
    ]);
  },
);

test('without the channel a ticket is refused, and asking for one is no activity of the player (LGN-15)', async () => {
  const platform = await begin();
  const session = () => platform.sandbox.store.get('sessions', platform.token() ?? '');
  const before = session()?.activeAt;
  platform.advance(30_000);
  await ask(platform);
  expect(session()?.activeAt).toBe(before);
  changeSettings(platform.sandbox, { live: 'none' });
  expect(await platform.client.call(liveTicket, {})).toMatchObject({ error: { code: 'live_off' } });
});

test('a platform whose channel is off announces it and refuses tickets', async () => {
  const { client } = createTestPlatform({ scenario: 'liveOff' });
  expect(valueOf(await client.call(systemPermission, { url: 'x', language: 'TH' })).live).toBe('stream');
  expect(await client.call(liveTicket, {})).toMatchObject({ error: { code: 'live_off' } });
});
