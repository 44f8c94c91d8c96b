import { describe, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { memberLogins, memberSessionEnd, memberSessions, otherSessions } from '#api/memberSessions.ts';
import { readEndedSession } from '#api/sessionEnd.ts';
import { minuteMs } from '#text/durations.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { signInAs } from '../personas.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { iso } from '../time.ts';

const language = 'EN';
const credential = { loginPassword: demoPassword };

async function withTwoDevices(): Promise<TestPlatform & { readonly other: string }> {
  const platform = createTestPlatform();
  const other = signInAs(platform.sandbox, 'demo');
  platform.advance(minuteMs);
  await platform.signIn('demo');
  return { ...platform, other };
}

const sessions = async ({ client }: TestPlatform) => valueOf(await client.call(memberSessions, { language }));
const logins = async ({ client }: TestPlatform, pageNo = 1) =>
  valueOf(await client.call(memberLogins, { pageNo, pageSize: 5, language }));

describe('the devices that are logged in', () => {
  test('are the member’s own, the current one first, without their tokens', async () => {
    const platform = await withTwoDevices();
    signInAs(platform.sandbox, 'somchai');
    const { list } = await sessions(platform);
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    expect(list[1]).toMatchObject({ device: 'Chrome, Windows', deviceKind: 'computer', place: 'Bangkok, Thailand' });
    expect(JSON.stringify(list)).not.toContain(platform.other);
  });

  test('say to whoever calls after their end why and when they were ended', async () => {
    const platform = await withTwoDevices();
    const refusalOf = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await platform.handle(new Request(`https://kinnari.test${memberInfo.path}`, { headers }));
      return [answer.status, await readEndedSession(answer)];
    };
    changeSettings(platform.sandbox, { sessionsAtOnce: 1 });
    const replaced = platform.token() ?? '';
    signInAs(platform.sandbox, 'demo');
    const told = { ended: 'elsewhere', at: iso(platform.sandbox.now()), device: 'Chrome, Windows' };
    expect([await refusalOf(replaced), await refusalOf(platform.other)]).toEqual([
      [401, told],
      [401, told],
    ]);
    // A token that never was one has no such story.
    expect(await refusalOf('x')).toEqual([401, null]);
  });

  test('say when they were last used', async () => {
    const platform = await withTwoDevices();
    const since = (await sessions(platform)).list[0]?.since;
    platform.advance(10 * minuteMs);
    expect((await sessions(platform)).list[0]).toMatchObject({ since, lastSeen: iso(platform.sandbox.now()) });
  });

  test('are refused from their next call on once they were ended, and ending them again is no error', async () => {
    const platform = await withTwoDevices();
    const id = (await sessions(platform)).list[1]?.id ?? '';
    const end = () => platform.client.call(memberSessionEnd, { id, language, credential });
    expect(valueOf(await end()).list).toHaveLength(1);
    expect(valueOf(await end()).list).toHaveLength(1);
    const headers = { Authorization: `Bearer ${platform.other}` };
    expect((await platform.handle(new Request(`https://kinnari.test${memberInfo.path}`, { headers }))).status).toBe(
      401,
    );
    expect((await platform.client.call(memberInfo, {})).ok).toBe(true);
  });

  test('all others end at once; the current one and those of other members stay', async () => {
    const platform = await withTwoDevices();
    signInAs(platform.sandbox, 'demo');
    const stranger = signInAs(platform.sandbox, 'somchai');
    const { list } = valueOf(await platform.client.call(memberSessionEnd, { id: otherSessions, language, credential }));
    expect(list.map(({ current }) => current)).toEqual([true]);
    expect(platform.sandbox.store.get('sessions', stranger)).toBeDefined();
  });

  test('the current one is not ended here', async () => {
    const platform = await withTwoDevices();
    const id = (await sessions(platform)).list[0]?.id ?? '';
    expect(await platform.client.call(memberSessionEnd, { id, language, credential })).toMatchObject({
      error: { code: 'operation_not_allowed' },
    });
  });

  test('another member cannot end them', async () => {
    const platform = await withTwoDevices();
    const id = (await sessions(platform)).list[1]?.id ?? '';
    await platform.signIn('somchai');
    await platform.client.call(memberSessionEnd, { id, language, credential });
    expect(platform.sandbox.store.get('sessions', platform.other)).toBeDefined();
  });
});

describe('the history of logins', () => {
  test('tells accepted from refused, and the last accepted one before this', async () => {
    const platform = createTestPlatform();
    await platform.signIn('demo');
    const first = platform.sandbox.now();
    expect((await sessions(platform)).previous).toBeNull();
    platform.advance(minuteMs);
    changeSettings(platform.sandbox, { ip: '198.51.100.7' });
    await platform.signIn('demo', { password: 'wrong-password' });
    platform.advance(minuteMs);
    await platform.signIn('demo');
    const { list } = await logins(platform);
    expect(list.map(({ outcome, place }) => [outcome, place])).toEqual([
      ['accepted', 'Chiang Mai, Thailand'],
      ['refused', 'Chiang Mai, Thailand'],
      ['accepted', 'Bangkok, Thailand'],
    ]);
    expect((await sessions(platform)).previous).toMatchObject({ at: iso(first), method: 'password' });
  });

  test('has pages', async () => {
    const platform = createTestPlatform({ scenario: 'manyDevices' });
    await platform.signIn('demo');
    const [first, second] = [await logins(platform), await logins(platform, 2)];
    expect(first.totalPages).toBe(3);
    const times = [...first.list, ...second.list].map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(10);
  });

  test('refused attempts do not push out the accepted ones', async () => {
    const platform = createTestPlatform();
    changeSettings(platform.sandbox, { captchaAfterFailures: 1_000, lockAfterFailures: 1_000 });
    await platform.signIn('demo');
    for (let attempt = 0; attempt < 60; attempt += 1) {
      platform.advance(minuteMs);
      await platform.signIn('demo', { password: 'wrong-password' });
    }
    const { totalPages } = await logins(platform);
    expect((await logins(platform, totalPages)).list.at(-1)).toMatchObject({ outcome: 'accepted' });
    expect(totalPages).toBe(11);
  });
});
