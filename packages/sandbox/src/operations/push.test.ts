import { expect, test } from 'vitest';
import { pushEnd, pushSettings, pushState, pushSubscribe } from '#api/push.ts';
import { sessionLogout } from '#api/session.ts';
import { hourMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { note } from '../live/note.ts';
import { sendDuePushes } from '../live/pushClock.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { browserInput } from '../testing/push.ts';

const demo = memberIdOf('demo');
const read = async ({ client }: TestPlatform) => valueOf(await client.call(pushState, {}));
const add = async ({ client }: TestPlatform, ...args: Parameters<typeof browserInput>) =>
  valueOf(await client.call(pushSubscribe, browserInput(...args)));

/** Lets something happen to demo. Returns all that was sent so far, by title. */
function happens(
  { sandbox }: TestPlatform,
  ...[kind, detail]: [kind: Parameters<typeof note>[2], detail?: Parameters<typeof note>[3]]
) {
  sandbox.store.transaction(() => note(sandbox, demo, kind, detail));
  sendDuePushes(sandbox);
  return Array.from(sandbox.store.entries('sentPushes'), ([, { payload }]) => payload);
}

test('nothing is on, and no device is there, until the member asks', async () => {
  const platform = await signedIn();
  const { kinds, devices, amounts, blocked } = await read(platform);
  expect([kinds.some(({ on }) => on), devices, amounts, blocked]).toEqual([false, [], false, null]);
  expect(happens(platform, 'depositArrived', { satang: 100_00 })).toEqual([]);
});

test('kinds about a team are an agent’s', async () => {
  const kindsOf = async (account: string) => (await read(await signedIn(account))).kinds.map(({ kind }) => kind);
  expect(await kindsOf('demo')).not.toContain('team');
  expect(await kindsOf('agent')).toEqual(expect.arrayContaining(['team', 'contract']));
});

test('a device is told of what was switched on with it, and of nothing else', async () => {
  const platform = await signedIn();
  expect((await add(platform, 1, ['money'])).devices).toMatchObject([{ current: true }]);
  happens(platform, 'newDevice');
  const [only, ...others] = happens(platform, 'depositArrived', {
    link: { page: 'transactionHistory', reference: 'D1' },
  });
  expect(others).toEqual([]);
  expect(only).toMatchObject({ v: 1, kind: 'money', url: '/?centre=transactionHistory&ref=D1' });
  expect(only?.tag).not.toContain('D1');
});

test('amounts are named only where the member wants them', async () => {
  const platform = await signedIn();
  await add(platform, 1, ['money']);
  expect(happens(platform, 'depositArrived', { satang: 1_234_50 }).at(-1)?.body).not.toMatch(/\d/);
  valueOf(await platform.client.call(pushSettings, { kinds: [], amounts: true }));
  expect(happens(platform, 'depositArrived', { satang: 1_234_50 }).at(-1)?.body).toContain('฿1,234.50');
});

test('a browser is one device, and belongs to the account that has added it last', async () => {
  const platform = await signedIn();
  await add(platform, 1);
  expect((await add(platform, 1)).devices).toHaveLength(1);
  await platform.signIn('somchai');
  expect((await add(platform, 1)).devices).toHaveLength(1);
  expect(happens(platform, 'newDevice')).toEqual([]);
});

test('the next session of the account takes the device over, also during a break', async () => {
  const platform = await signedIn();
  await add(platform, 1, ['security']);
  platform.sandbox.store.transaction(() => startRest(platform.sandbox, demo, 'timeout', '1d'));
  await platform.signIn('demo');
  expect((await read(platform)).devices).toMatchObject([{ current: false }]);
  expect(await add(platform, 1, [])).toMatchObject({ devices: [{ current: true }], blocked: 'timeout' });
  valueOf(await platform.client.call(sessionLogout, {}));
  expect(happens(platform, 'newDevice')).toEqual([]);
});

test('an account that may not add a device still takes it from the one before', async () => {
  const platform = await signedIn();
  await add(platform, 1);
  await platform.signIn('somchai');
  platform.sandbox.store.transaction(() => startRest(platform.sandbox, memberIdOf('somchai'), 'timeout', '1d'));
  const refused = await platform.client.call(pushSubscribe, browserInput(1));
  expect(refused).toMatchObject({ ok: false, error: { code: 'push_blocked' } });
  expect(happens(platform, 'newDevice')).toEqual([]);
});

test('signing out ends the device of the session, and no other', async () => {
  const platform = await signedIn();
  await add(platform, 1);
  await platform.signIn('demo');
  await add(platform, 2);
  valueOf(await platform.client.call(sessionLogout, {}));
  expect(happens(platform, 'newDevice')).toHaveLength(1);
  await platform.signIn('demo');
  expect((await read(platform)).devices).toMatchObject([{ current: false }]);
});

test('what waits is not sent to a device that has ended', async () => {
  const platform = await signedIn();
  await add(platform, 1, ['reward']);
  platform.advance(11 * hourMs);
  expect(happens(platform, 'rewardReady')).toEqual([]);
  valueOf(await platform.client.call(pushEnd, { id: 'this' }));
  platform.advance(10 * hourMs);
  sendDuePushes(platform.sandbox);
  expect([...platform.sandbox.store.entries('sentPushes')]).toEqual([]);
});

test('a reward of the evening is announced in the morning, and only one', async () => {
  const platform = await signedIn();
  await add(platform, 1, ['reward']);
  platform.advance(11 * hourMs);
  happens(platform, 'rewardReady');
  happens(platform, 'missionDone');
  platform.advance(8 * hourMs);
  sendDuePushes(platform.sandbox);
  expect([...platform.sandbox.store.entries('sentPushes')]).toEqual([]);
  platform.advance(2 * hourMs);
  settleWhatIsDue(platform.sandbox);
  expect([...platform.sandbox.store.entries('sentPushes')]).toHaveLength(1);
});

test('a device is ended by its name, and only by its member', async () => {
  const platform = await signedIn();
  const [device] = (await add(platform, 1)).devices;
  const end = async () => valueOf(await platform.client.call(pushEnd, { id: device?.id ?? '' }));
  await platform.signIn('somchai');
  await end();
  await platform.signIn('demo');
  expect((await read(platform)).devices).toHaveLength(1);
  expect((await end()).devices).toEqual([]);
});

test('a break is said, and switching off stays possible', async () => {
  const platform = await signedIn();
  await add(platform, 1);
  platform.sandbox.store.transaction(() => startRest(platform.sandbox, demo, 'exclusion', 'forever'));
  expect((await read(platform)).blocked).toBe('exclusion');
  const off = { kinds: [{ kind: 'money', on: false }] } as const;
  expect(valueOf(await platform.client.call(pushSettings, { kinds: [...off.kinds] })).kinds).toContainEqual(
    off.kinds[0],
  );
  expect(happens(platform, 'message')).toEqual([]);
  expect(happens(platform, 'newDevice')).toHaveLength(1);
});

test.each([
  'https://elsewhere.example/push',
  'https://fcm.googleapis.com.elsewhere.example/x',
  'https://fcm.googleapis.com:8443/x',
])('%s is no service of a browser', async (endpoint) => {
  const { client, sandbox } = await signedIn();
  const input = browserInput(1);
  const address = { ...input.address, endpoint };
  const answer = await client.call(pushSubscribe, { ...input, address });
  expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
  changeSettings(sandbox, { push: { rewardsPerDay: 1, hosts: ['elsewhere.example'] } });
  expect((await client.call(pushSubscribe, { ...input, address })).ok).toBe(!endpoint.includes(':8443'));
});
