import * as v from 'valibot';
import { expect, test } from 'vitest';
import { envelope } from '#api/envelope.ts';
import { gameHot, gameList } from '#api/games.ts';
import { memberInfo, memberLanguageUpdate, walletBalance } from '#api/member.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { languages } from '#api/primitives.ts';
import { serviceConfig } from '#api/service.ts';
import { systemPermission, systemStatus, systemWhitelabel } from '#api/system.ts';
import { changeSettings } from '../changeSettings.ts';
import { createSandbox } from '../createSandbox.ts';
import { scenarios } from '../scenarioNames.ts';
import { createTestPlatform, followUps, forAgents, gameListInput } from '../testing/platform.ts';
import { createHandler, handles } from './handle.ts';

const base = 'https://kinnari.test';
const ids = Object.keys(operations) as OperationId[];
const refused = { error: { kind: 'refused' } };
// A break and the logout come last, because they close others.
const last = ['playBreakStart', 'sessionLogout'] as const satisfies OperationId[];
const order = [...ids.filter((id) => !last.some((each) => each === id)), ...last];
/** All that a trial account may use of what needs a session (ROL-04). */
const openToTrial: readonly OperationId[] = [
  'memberInfo',
  'memberAvatar',
  'walletBalance',
  'sessionActive',
  'sessionLogout',
];

test.each(['demo', 'agent', 'newbie'])('every operation answers %s by the contract', async (account) => {
  const { client, signIn, advance } = createTestPlatform();
  await signIn(account);
  for (const id of order) {
    // An address gets one code per minute.
    advance(60_000);
    const result = await client.call(operations[id], operationDocs[id].example);
    const isClosed = forAgents.has(id) && account !== 'agent';
    if (isClosed) expect([id, result]).toMatchObject([id, { error: { code: 'not_agent' } }]);
    else if (followUps.has(id)) expect([id, result]).toMatchObject([id, refused]);
    else expect([id, result.ok]).toEqual([id, true]);
  }
});

test('every operation answers a trial account, and refuses what needs a real one', async () => {
  const { client, signIn } = createTestPlatform();
  await signIn('trial');
  for (const id of order) {
    const result = await client.call(operations[id], operationDocs[id].example);
    if (operations[id].auth === 'member' && !openToTrial.includes(id)) {
      expect([id, result]).toMatchObject([id, { error: { kind: 'refused', code: 'trial_not_allowed' } }]);
    } else if (followUps.has(id)) expect([id, result]).toMatchObject([id, refused]);
    else expect([id, result.ok]).toEqual([id, true]);
  }
});

test('a visitor can call what is open, and gets 401 for the rest', async () => {
  const { client } = createTestPlatform();
  for (const id of ids) {
    const result = await client.call(operations[id], operationDocs[id].example);
    const open = followUps.has(id) ? refused : { ok: true };
    const expected = operations[id].auth === 'member' ? { error: { kind: 'unauthorized' } } : open;
    expect(result).toMatchObject(expected);
  }
});

test.each(scenarios)('scenario %s: no handler throws and no answer breaks the contract', async (scenario) => {
  const { client } = createTestPlatform({ scenario });
  for (const id of ids) {
    const result = await client.call(operations[id], operationDocs[id].example);
    if (!result.ok) expect(['refused', 'unauthorized']).toContain(result.error.kind);
  }
});

test.each([
  [{ maintenance: true }, 'system_maintenance'],
  [{ regionRestriction: true }, 'region_blocked'],
  [{ maintenance: true, regionRestriction: true }, 'system_maintenance'],
] as const)('closed by %o: only the status, customer service and recommendations answer', async (settings, code) => {
  const { sandbox, client, signIn } = createTestPlatform();
  await signIn('demo');
  changeSettings(sandbox, settings);
  expect(await client.call(systemStatus, {})).toMatchObject({ ok: true, value: settings });
  expect((await client.call(systemPermission, { url: 'x', language: 'TH' })).ok).toBe(true);
  expect((await client.call(systemWhitelabel, {})).ok).toBe(true);
  expect((await client.call(serviceConfig, { csType: 'VIP', language: 'TH' })).ok).toBe(true);
  expect((await client.call(gameHot, { merchantCode: 'x', platform: 'x', language: 'TH' })).ok).toBe(true);
  expect(await client.call(memberInfo, {})).toMatchObject({ error: { kind: 'refused', code } });
  expect(await client.call(memberLanguageUpdate, { language: 'EN' })).toMatchObject({ error: { code } });
  expect(await client.call(gameList, gameListInput({}))).toMatchObject({ error: { code } });
});

test('an announced maintenance begins and ends by itself', async () => {
  const { client, signIn, advance } = createTestPlatform({ scenario: 'maintenanceSoon' });
  await signIn('demo');
  const status = async () => {
    const answer = await client.call(systemStatus, {});
    if (!answer.ok) throw new Error('no status');
    return answer.value;
  };
  const ahead = await status();
  expect(ahead).toMatchObject({ maintenance: false });
  expect(Date.parse(ahead.maintenanceEnd ?? '') - Date.parse(ahead.maintenanceStart ?? '')).toBe(45 * 60_000);
  expect((await client.call(gameList, gameListInput({}))).ok).toBe(true);
  advance(30 * 60_000);
  expect(await status()).toMatchObject({
    maintenance: true,
    maintenanceStart: null,
    maintenanceEnd: ahead.maintenanceEnd,
  });
  const closed = { error: { code: 'system_maintenance' } };
  expect(await client.call(memberInfo, {})).toMatchObject(closed);
  expect(await client.call(gameList, gameListInput({}))).toMatchObject(closed);
  advance(45 * 60_000);
  expect(await status()).toMatchObject({ maintenance: false, maintenanceStart: null, maintenanceEnd: null });
  expect((await client.call(gameList, gameListInput({}))).ok).toBe(true);
});

test('an unknown or expired token is answered with 401, in an envelope', async () => {
  const { handle, client, signIn, advance } = createTestPlatform();
  const request = new Request(base + walletBalance.path, { headers: { Authorization: 'Bearer unknown' } });
  const response = await handle(request);
  expect(response.status).toBe(401);
  expect(v.parse(envelope, await response.json())).toMatchObject({ success: false, code: 'unauthorized' });
  await signIn('demo');
  advance(12 * 60 * 60_000);
  expect(await client.call(walletBalance, {})).toEqual({ ok: false, error: { kind: 'unauthorized' } });
});

test('members and visitors can choose every language of the platform', async () => {
  const { client, signIn, sandbox } = createTestPlatform();
  expect((await client.call(memberLanguageUpdate, { language: 'JA' })).ok).toBe(true);
  await signIn('demo');
  for (const language of languages) {
    expect((await client.call(memberLanguageUpdate, { language })).ok).toBe(true);
    expect(sandbox.store.get('members', 'member-demo')?.language).toBe(language);
  }
});

test('unknown paths, wrong methods and unreadable input are refused, never served', async () => {
  const handle = createHandler(createSandbox());
  const statusOf = async (path: string, init?: RequestInit) => (await handle(new Request(base + path, init))).status;
  expect(await statusOf('/wps/nothing/here')).toBe(404);
  expect(await statusOf(systemStatus.path, { method: 'POST', body: '' })).toBe(405);
  expect(await statusOf('/wps/session/login', { method: 'POST', body: '{"enc":"!"}' })).toBe(400);
  expect(await statusOf('/wps/session/login', { method: 'POST', body: 'null' })).toBe(400);
  expect(await statusOf(`${gameList.path}?pageNo=0`)).toBe(400);
});

test('answers are not cached, and their messages are in the requested language', async () => {
  const handle = createHandler(createSandbox());
  const ask = (language: string) =>
    handle(new Request(base + walletBalance.path, { headers: { 'Accept-Language': language } }));
  const thai = await ask('th');
  expect(thai.headers.get('Cache-Control')).toBe('no-store');
  expect(v.parse(envelope, await thai.json()).message).toMatch(/[ก-๙]/);
  expect(v.parse(envelope, await (await ask('en-GB,th;q=0.5')).json()).message).toBe('Please log in.');
});

test('handles its own paths', () => {
  const known = (path: string): boolean => handles(new Request(base + path));
  expect(Object.values(operations).every(({ path }) => known(path))).toBe(true);
  expect(known('/wps/not/there')).toBe(true);
  expect(known('/TCG_PROD_IMAGES/anything')).toBe(true);
  expect(known('/')).toBe(false);
  expect(known('/rng')).toBe(false);
});

test('a handler that throws is answered with 500 and changes nothing', async () => {
  const faults: Error[] = [];
  const sandbox = createSandbox();
  const broken = { ...sandbox, settings: sandbox.settings, now: () => Number.NaN };
  const handle = createHandler(broken, { onFault: (fault) => void faults.push(fault) });
  const response = await handle(new Request(base + systemStatus.path));
  expect(response.status).toBe(500);
  expect(faults).toHaveLength(1);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'the name %s in any field is answered, not taken for a property of an object',
  async (name) => {
    // A handler that throws rejects the call.
    const { client, signIn, token, handle } = createTestPlatform();
    await signIn('demo');
    for (const id of order.filter((each) => each !== 'sessionLogout')) {
      const { input, method, path } = operations[id];
      const example = operationDocs[id].example as Record<string, unknown>;
      for (const field of Object.keys(example)) {
        const changed = v.safeParse(input, { ...example, [field]: name });
        if (!changed.success) continue;
        const result = await client.call(operations[id], changed.output);
        expect([id, field, result.ok || result.error.kind]).toEqual([id, field, result.ok || 'refused']);
      }
      const headers = { Authorization: `Bearer ${token()}`, 'Idempotency-Key': name };
      const body = method === 'GET' ? null : JSON.stringify(example);
      const response = await handle(new Request(`https://kinnari.test${path}`, { method, headers, body }));
      expect([id, response.status < 500]).toEqual([id, true]);
    }
  },
);
