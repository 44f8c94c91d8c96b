import * as v from 'valibot';
import { expect, test } from 'vitest';
import { envelope } from '#api/envelope.ts';
import { gameHot, gameList } from '#api/games.ts';
import { memberInfo, memberLanguageUpdate, walletBalance } from '#api/member.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { languages } from '#api/primitives.ts';
import { serviceConfig } from '#api/service.ts';
import { systemPermission, systemStatus, systemWhitelabel } from '#api/system.ts';
import { createHandler, handles } from './handle.ts';
import { scenarios } from './scenarios.ts';
import { changeSettings } from './settings.ts';
import { createTestPlatform, followUps, gameListInput, plainInputs } from './testing.ts';
import { createWorld } from './world.ts';

const base = 'https://kinnari.test';
const ids = Object.values(operations)
  .map(({ id }) => id)
  .filter((id) => id !== 'sessionLogin');
const refused = { error: { kind: 'refused' } };
// Signing out last: it ends the session that the others need.
const order = [...ids.filter((id) => id !== 'sessionLogout'), 'sessionLogout'] as const;
const refusedToTrials: readonly OperationId[] = [
  'gameFavouriteIds',
  'gameFavouriteList',
  'gameFavouriteSet',
  'gameRecent',
  'gameLaunch',
  'gameLaunchFB',
  'lotteryRecent',
  'memberPassword',
  'memberTransactions',
  'memberBets',
  'depositMethods',
  'depositCreate',
  'rebateSummary',
  'rebateHistory',
  'missionSummary',
  'missionLeaderboard',
];

test.each(['demo', 'agent', 'newbie'])('every operation answers %s by the contract', async (account) => {
  const { client, signIn } = createTestPlatform();
  await signIn(account);
  for (const id of order) {
    const result = await client.call(operations[id], plainInputs[id]);
    if (followUps.has(id)) expect([id, result]).toMatchObject([id, refused]);
    else expect([id, result.ok]).toEqual([id, true]);
  }
});

test('every operation answers a trial account, most by a refusal of what needs a real one', async () => {
  const { client, signIn } = createTestPlatform();
  await signIn('trial');
  for (const id of order) {
    const result = await client.call(operations[id], plainInputs[id]);
    if (followUps.has(id)) expect([id, result]).toMatchObject([id, refused]);
    else if (!refusedToTrials.includes(id)) expect([id, result.ok]).toEqual([id, true]);
    else expect(result).toMatchObject({ error: { kind: 'refused', code: 'trial_not_allowed' } });
  }
});

test('a visitor gets what is open and is asked to sign in for the rest', async () => {
  const { client } = createTestPlatform();
  for (const id of ids) {
    const result = await client.call(operations[id], plainInputs[id]);
    const open = followUps.has(id) ? refused : { ok: true };
    const expected = operations[id].auth === 'member' ? { error: { kind: 'unauthorized' } } : open;
    expect(result).toMatchObject(expected);
  }
});

test.each(scenarios)('scenario %s: no rule throws and no answer breaks the contract', async (scenario) => {
  const { client } = createTestPlatform({ scenario });
  for (const id of ids) {
    const result = await client.call(operations[id], plainInputs[id]);
    if (!result.ok) expect(['refused', 'unauthorized']).toContain(result.error.kind);
  }
});

test.each([
  [{ maintenance: true }, 'system_maintenance'],
  [{ regionRestriction: true }, 'region_blocked'],
  [{ maintenance: true, regionRestriction: true }, 'system_maintenance'],
] as const)('closed by %o: only what says so still answers', async (settings, code) => {
  const { world, client, signIn } = createTestPlatform();
  await signIn('demo');
  changeSettings(world, settings);
  expect(await client.call(systemStatus, {})).toMatchObject({ ok: true, value: settings });
  expect((await client.call(systemPermission, { url: 'x', language: 'TH' })).ok).toBe(true);
  expect((await client.call(systemWhitelabel, {})).ok).toBe(true);
  expect((await client.call(serviceConfig, { csType: 'VIP', language: 'TH' })).ok).toBe(true);
  expect((await client.call(gameHot, { merchantCode: 'x', platform: 'x', language: 'TH' })).ok).toBe(true);
  expect(await client.call(memberInfo, {})).toMatchObject({ error: { kind: 'refused', code } });
  expect(await client.call(memberLanguageUpdate, { language: 'EN' })).toMatchObject({ error: { code } });
  expect(await client.call(gameList, gameListInput({}))).toMatchObject({ error: { code } });
});

test('a token that is unknown or too old is answered 401, in an envelope', async () => {
  const { handle, client, signIn, advance } = createTestPlatform();
  const request = new Request(base + walletBalance.path, { headers: { Authorization: 'Bearer nobody' } });
  const response = await handle(request);
  expect(response.status).toBe(401);
  expect(v.parse(envelope, await response.json())).toMatchObject({ success: false, code: 'unauthorized' });
  await signIn('demo');
  advance(12 * 60 * 60_000);
  expect(await client.call(walletBalance, {})).toEqual({ ok: false, error: { kind: 'unauthorized' } });
});

test('every language that the platform knows can be chosen, by a member and by a visitor', async () => {
  const { client, signIn, world } = createTestPlatform();
  expect((await client.call(memberLanguageUpdate, { language: 'JA' })).ok).toBe(true);
  await signIn('demo');
  for (const language of languages) {
    expect((await client.call(memberLanguageUpdate, { language })).ok).toBe(true);
    expect(world.store.get('members', 'member-demo')?.language).toBe(language);
  }
});

test('unknown paths, wrong methods and unreadable input are refused, never served', async () => {
  const handle = createHandler(createWorld());
  const statusOf = async (path: string, init?: RequestInit) => (await handle(new Request(base + path, init))).status;
  expect(await statusOf('/wps/nothing/here')).toBe(404);
  expect(await statusOf(systemStatus.path, { method: 'POST', body: '' })).toBe(405);
  expect(await statusOf('/wps/session/login', { method: 'POST', body: '{"enc":"!"}' })).toBe(400);
  expect(await statusOf('/wps/session/login', { method: 'POST', body: 'null' })).toBe(400);
  expect(await statusOf(`${gameList.path}?pageNo=0`)).toBe(400);
});

test('answers are not kept by anyone, and speak the language asked for', async () => {
  const handle = createHandler(createWorld());
  const ask = (language: string) =>
    handle(new Request(base + walletBalance.path, { headers: { 'Accept-Language': language } }));
  const thai = await ask('th');
  expect(thai.headers.get('Cache-Control')).toBe('no-store');
  expect(v.parse(envelope, await thai.json()).message).toMatch(/[ก-๙]/);
  expect(v.parse(envelope, await (await ask('en-GB,th;q=0.5')).json()).message).toBe('Please log in.');
});

test('knows its own addresses', () => {
  const known = (path: string): boolean => handles(new Request(base + path));
  expect(Object.values(operations).every(({ path }) => known(path))).toBe(true);
  expect(known('/wps/not/there')).toBe(true);
  expect(known('/TCG_PROD_IMAGES/anything')).toBe(true);
  expect(known('/')).toBe(false);
  expect(known('/rng')).toBe(false);
});

test('a rule that throws is a 500 and changes nothing', async () => {
  const faults: Error[] = [];
  const world = createWorld();
  const broken = { ...world, settings: world.settings, now: () => Number.NaN };
  const handle = createHandler(broken, { onFault: (fault) => void faults.push(fault) });
  const response = await handle(new Request(base + systemStatus.path));
  expect(response.status).toBe(500);
  expect(faults).toHaveLength(1);
});
