import { describe, expect, test } from 'vitest';
import {
  agentAccountOpen,
  agentLinkDeposits,
  agentLinkSave,
  agentLinkStateSet,
  agentLinks,
} from '#api/agentRegistration.ts';
import { agentTransactions } from '#api/agentReports.ts';
import { agentDownline, agentDownlines, agentRatesSet } from '#api/agentTeam.ts';
import type { InputOf } from '#api/operation.ts';
import { memberPassword } from '#api/passwords.ts';
import { referralInvitation } from '#api/referral.ts';
import { affiliateCheck, memberRegister } from '#api/registration.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberIdOf } from '../seed/members.ts';
import { depositFor } from '../testing/errors/promotionWays.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, prove, readCaptcha, registration } from '../testing/platform.ts';

async function begin(account = 'agent'): Promise<TestPlatform> {
  const platform = createTestPlatform();
  const { sandbox } = platform;
  // A sign-up without a code by SMS.
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, REGMOBVERF3: false } });
  await platform.signIn(account);
  return platform;
}

describe('opening an account', () => {
  const asked: InputOf<typeof agentAccountOpen> = {
    username: 'Teamnew1',
    password: 'Lotus2570',
    kind: 'agent',
    nickname: 'น้องใหม่ในทีม',
    rates: [{ gameType: 'RNG', rate: '0.50' }],
  };
  const open = ({ client }: TestPlatform, change: Partial<InputOf<typeof agentAccountOpen>> = {}) =>
    client.call(agentAccountOpen, { ...asked, ...change });

  test('gives a login that has to change its password, and a place in the tree', async () => {
    const platform = await begin();
    const { id, account } = valueOf(await open(platform));
    expect(account).toBe('teamnew1');
    const { downline, path } = valueOf(await platform.client.call(agentDownline, { id }));
    expect(path.map((step) => step.account)).toEqual(['agent', 'teamnew1']);
    expect(downline).toMatchObject({
      kind: 'agent',
      nickname: 'น้องใหม่ในทีม',
      registeredAt: '2026-11-21T05:00:00.000Z',
      lastLoginAt: null,
    });
    expect(downline.rates).toContainEqual({ gameType: 'RNG', rate: '0.50' });
    const signIn = (password: string) => platform.signIn(account, { password });
    expect(await signIn('Lotus2570')).toMatchObject({ value: { firstTimeLogin: true } });
    const passwords = { oldPassword: 'Lotus2570', newPassword: 'Lotus2569', confirmNewPassword: 'Lotus2569' };
    valueOf(await platform.client.call(memberPassword, passwords));
    expect(await signIn('Lotus2569')).toMatchObject({ value: { firstTimeLogin: false } });
    // As an agent of its own.
    expect(await platform.client.call(agentDownlines, { pageNo: 1, pageSize: 15 })).toMatchObject({
      value: { total: 0 },
    });
  });

  test.each([
    [{ username: '9lives' }, 'username'],
    [{ username: '' }, 'username'],
    [{ password: 'short' }, 'password'],
    [{ password: '' }, 'password'],
    [{ nickname: 'x'.repeat(31) }, 'nickname'],
  ])('follows the rules of the sign-up: %j', async (change, field) => {
    expect(await open(await begin(), change)).toMatchObject({ error: { code: 'invalid_input', detail: { field } } });
  });

  test('passes on no more than the own rates, and takes no name twice', async () => {
    const platform = await begin();
    expect(await open(platform, { rates: [{ gameType: 'LIVE', rate: '0.61' }] })).toMatchObject({
      error: { code: 'rate_out_of_range', detail: { gameType: 'LIVE', max: '0.60' } },
    });
    expect(await open(platform, { username: 'DEMO' })).toMatchObject({ error: { code: 'account_taken' } });
  });
});

describe('sign-up links', () => {
  const asked: InputOf<typeof agentLinkSave> = {
    name: 'LINE',
    kind: 'member',
    rates: [{ gameType: 'RNG', rate: '0.50' }],
    landing: 'register',
    validUntil: null,
    mostUses: null,
  };
  const save = ({ client }: TestPlatform, change: Partial<InputOf<typeof agentLinkSave>> = {}) =>
    client.call(agentLinkSave, { ...asked, ...change });
  const listed = async ({ client }: TestPlatform) =>
    valueOf(await client.call(agentLinks, { pageNo: 1, pageSize: 15 }));
  const check = ({ client }: TestPlatform, code: string) =>
    client.call(affiliateCheck, { code, domain: 'kinnari.test' });
  const signUp = async ({ client, sandbox }: TestPlatform, affiliateCode: string, username = 'bylink1') =>
    client.call(memberRegister, {
      ...registration,
      username,
      mobileNum: `08${9_000_000 + username.length}${username.slice(-1)}`.padEnd(10, '1'),
      captcha: readCaptcha(sandbox),
      affiliateCode,
      ...(await prove(client, 'register')),
    });

  test('count visits, sign-ups and first deposits, and give their rates', async () => {
    const platform = await begin();
    const link = valueOf(await save(platform, { kind: 'agent' }));
    expect(link).toMatchObject({ url: `/register?affiliateCode=${link.code}`, state: 'active', visits: 0 });
    // In small letters and under any host, like other affiliate codes.
    expect(await check(platform, link.code.toLowerCase())).toMatchObject({ value: { valid: true } });
    valueOf(await signUp(platform, link.code));
    expect((await listed(platform)).list).toMatchObject([{ visits: 1, signUps: 1, firstDeposits: 0 }]);
    depositFor(platform, 'bylink1', 100_00);
    expect((await listed(platform)).list).toMatchObject([{ signUps: 1, firstDeposits: 1 }]);
    const { downline } = valueOf(await platform.client.call(agentDownline, { id: memberIdOf('bylink1') }));
    // The list that the number of sign-ups leads to.
    const byLink = await platform.client.call(agentDownlines, { link: link.id, level: 0, pageNo: 1, pageSize: 15 });
    expect(byLink).toMatchObject({ ok: true, value: { total: 1, list: [{ account: 'bylink1' }] } });
    expect(downline.kind).toBe('agent');
    expect(downline.rates).toContainEqual({ gameType: 'RNG', rate: '0.50' });
  });

  test('list the first deposits that they count, each equal to a movement of the team', async () => {
    const platform = await begin();
    const link = valueOf(await save(platform));
    const page = { pageNo: 1, pageSize: 15 };
    const deposits = async (change: Partial<typeof page> = {}) =>
      valueOf(await platform.client.call(agentLinkDeposits, { id: link.id, ...page, ...change }));
    expect(await deposits()).toMatchObject({ name: 'LINE', list: [], totals: { count: 0, amount: '0.00' } });
    for (const name of ['bylink1', 'bylink2', 'bylink3']) valueOf(await signUp(platform, link.code, name));
    depositFor(platform, 'bylink1', 300_00);
    platform.advance(dayMs);
    depositFor(platform, 'bylink2', 150_25);
    depositFor(platform, 'bylink1', 900_00);
    // The session has ended by then.
    await platform.signIn('agent');
    const [counted] = (await listed(platform)).list;
    const all = await deposits();
    expect(all).toMatchObject({
      list: [
        { account: 'bylink2', amount: '150.25', at: '2026-11-22T05:00:00.000Z' },
        { account: 'bylink1', amount: '300.00', at: '2026-11-21T05:00:00.000Z' },
      ],
      totals: { count: counted?.firstDeposits, amount: '450.25' },
      totalPages: 1,
    });
    // Nothing says how a player is reached or has paid.
    for (const row of all.list)
      expect(Object.keys(row).toSorted()).toEqual(['account', 'amount', 'at', 'id', 'nickname']);
    expect(await deposits({ pageNo: 2, pageSize: 1 })).toMatchObject({ list: [all.list[1]], totalPages: 2 });
    const days = { from: '2026-11-21', to: '2026-11-22', language: 'EN' } as const;
    const moved = await platform.client.call(agentTransactions, {
      ...days,
      account: 'bylink2',
      kinds: 'deposit',
      ...page,
    });
    expect(moved).toMatchObject({ value: { list: [{ at: all.list[0]?.at, amount: '150.25' }] } });
  });

  test('give no more than the agent has when somebody signs up', async () => {
    const platform = await begin('nok');
    const link = valueOf(await save(platform, { rates: [{ gameType: 'RNG', rate: '0.70' }] }));
    await platform.signIn('agent');
    valueOf(
      await platform.client.call(agentRatesSet, {
        id: memberIdOf('nok'),
        rates: [{ gameType: 'RNG', rate: '0.20' }],
      }),
    );
    valueOf(await signUp(platform, link.code));
    const { downline } = valueOf(await platform.client.call(agentDownline, { id: memberIdOf('bylink1') }));
    expect(downline.rates).toContainEqual({ gameType: 'RNG', rate: '0.20' });
  });

  test('name the agent on the page of the invitation', async () => {
    const platform = await begin();
    const { code } = valueOf(await save(platform, { landing: 'join' }));
    expect(await platform.client.call(referralInvitation, { code, domain: 'kinnari.test' })).toMatchObject({
      value: { inviter: { name: 'ag***t', kind: 'agent' } },
    });
  });

  test('lead into a game that the site lists, by way of the sign-up', async () => {
    const platform = await begin();
    const [listedGame] = platform.sandbox.catalogue.hot;
    if (listedGame === undefined) throw new Error('no game is listed');
    const { nodeId, gameType, vassalage, gameCode } = listedGame;
    const game = { nodeId, gameType, vassalage, gameCode, name: 'Any' };
    const link = valueOf(await save(platform, { landing: 'game', game }));
    const url = new URL(link.url, 'https://kinnari.test');
    expect([url.pathname, url.searchParams.get('affiliateCode')]).toEqual(['/register', link.code]);
    expect(url.searchParams.get('next')).toBe(
      `/game?vassalage=${vassalage}&gameType=${gameType}&nodeId=${nodeId}&gameCode=${gameCode}`,
    );
    expect((await listed(platform)).list).toMatchObject([{ landing: 'game', game }]);
    const field = { error: { code: 'invalid_input', detail: { field: 'game' } } };
    expect(await save(platform, { landing: 'game' })).toMatchObject(field);
    expect(await save(platform, { landing: 'game', game: { ...game, vassalage: 'NONE' } })).toMatchObject(field);
    // A link that leads elsewhere from now on does not keep its game.
    const changed = valueOf(await save(platform, { id: link.id, landing: 'register', game }));
    expect(changed).toMatchObject({ url: `/register?affiliateCode=${link.code}`, game: null });
  });

  test('end by their day and by their number', async () => {
    const platform = await begin();
    const byDay = valueOf(await save(platform, { validUntil: '2026-11-22' }));
    const byNumber = valueOf(await save(platform, { mostUses: 1 }));
    valueOf(await signUp(platform, byNumber.code));
    expect((await listed(platform)).list.map(({ state }) => state)).toEqual(['usedUp', 'active']);
    expect(await check(platform, byNumber.code)).toMatchObject({ value: { valid: false } });
    expect(await signUp(platform, byNumber.code, 'bylink2')).toMatchObject({ error: { code: 'affiliate_incorrect' } });
    // 2026-11-22, 23:00 in Bangkok; the session has ended by then.
    platform.advance(dayMs + 11 * 3_600_000);
    expect(await check(platform, byDay.code)).toMatchObject({ value: { valid: true } });
    platform.advance(3_600_000);
    expect(await check(platform, byDay.code)).toMatchObject({ value: { valid: false } });
  });

  test('are changed, paused, resumed and deleted by their agent only', async () => {
    const platform = await begin();
    const { id, code } = valueOf(await save(platform));
    expect(valueOf(await save(platform, { id, name: 'Facebook' }))).toMatchObject({ id, name: 'Facebook' });
    const turn = (state: InputOf<typeof agentLinkStateSet>['state']) =>
      platform.client.call(agentLinkStateSet, { id, state });
    valueOf(await turn('paused'));
    expect(await check(platform, code)).toMatchObject({ value: { valid: false } });
    valueOf(await turn('active'));
    expect(await check(platform, code)).toMatchObject({ value: { valid: true } });
    await platform.signIn('nok');
    expect(await turn('deleted')).toMatchObject({ error: { code: 'record_not_found' } });
    expect(await save(platform, { id })).toMatchObject({ error: { code: 'record_not_found' } });
    await platform.signIn('agent');
    valueOf(await turn('deleted'));
    expect(await listed(platform)).toMatchObject({ list: [], left: 50 });
    expect(await turn('active')).toMatchObject({ error: { code: 'record_not_found' } });
    expect(await check(platform, code)).toMatchObject({ value: { valid: false } });
    // A new link does not get the code of the deleted one.
    expect(valueOf(await save(platform)).code).not.toBe(code);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ validUntil: '2026-11-20' }, 'validUntil'],
    [{ validUntil: '2027-02-29' }, 'validUntil'],
  ])('are refused with %j', async (change, field) => {
    expect(await save(await begin(), change)).toMatchObject({ error: { code: 'invalid_input', detail: { field } } });
  });

  test('pass on no more than the own rates', async () => {
    expect(await save(await begin(), { rates: [{ gameType: 'RNG', rate: '0.81' }] })).toMatchObject({
      error: { code: 'rate_out_of_range', detail: { gameType: 'RNG', max: '0.80' } },
    });
  });
});
