import { describe, expect, test } from 'vitest';
import { agentAccountPause, agentAccountReset, agentPromote, agentRateTemplate } from '#api/agentAccounts.ts';
import { redEnvelopeGive } from '#api/agentEnvelopes.ts';
import { agentAccountOpen, agentLinkSave } from '#api/agentRegistration.ts';
import { agentDownline, agentDownlines, agentTransfer } from '#api/agentTeam.ts';
import { depositCreate } from '#api/cashier.ts';
import { gameLaunch, gameLaunchDocs } from '#api/launch.ts';
import { memberInfo } from '#api/member.ts';
import { messageList } from '#api/messages.ts';
import type { InputOf } from '#api/operation.ts';
import { memberPassword } from '#api/passwords.ts';
import { playBreakStart, playLimitSet } from '#api/playLimits.ts';
import { memberBets, memberBetsDocs } from '#api/records.ts';
import { memberRegister } from '#api/registration.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { uplineTransfer } from '#api/transfers.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { hourMs } from '#text/durations.ts';
import { demoPassword } from '../accounts/password.ts';
import { commissionRows } from '../agents/commission.ts';
import { moveAccount } from '../agents/places.ts';
import { changeSettings } from '../changeSettings.ts';
import { pauseOf } from '../play/pauses.ts';
import { memberIdOf } from '../seed/members.ts';
import { bindMoneyOut } from '../seed/moneyOutMembers.ts';
import { playFor } from '../seed/playFor.ts';
import { proveMoney, valueOf, withdraw } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, registration, prove, readCaptcha } from '../testing/platform.ts';
import { thaiDay } from '../time.ts';

async function begin(account = 'agent'): Promise<TestPlatform> {
  const platform = createTestPlatform({ scenario: 'transfers' });
  const { sandbox } = platform;
  changeSettings(sandbox, {
    flags: { ...sandbox.settings.flags, TRANSFERDOWN: true, TRANSFERUP: true, REGMOBVERF3: false },
  });
  sandbox.store.transaction(() => {
    for (const name of [account, 'somchai']) {
      const member = sandbox.store.get('members', memberIdOf(name));
      if (member) bindMoneyOut(sandbox, member);
    }
  });
  valueOf(await platform.signIn(account));
  return platform;
}
const somchai = memberIdOf('somchai');
const detail = async ({ client }: TestPlatform, id: string) => valueOf(await client.call(agentDownline, { id }));
const inbox = async ({ client }: TestPlatform) =>
  valueOf(await client.call(messageList, { folder: 'personal', pageNo: 1, pageSize: 5, language: 'EN' })).list;

describe('the rates of an account that is opened without any', () => {
  const opened = async (platform: TestPlatform, change: Partial<InputOf<typeof agentAccountOpen>> = {}) => {
    const asked = { username: 'silent1', password: 'Lotus2570', kind: 'member', ...change } as const;
    const { id } = valueOf(await platform.client.call(agentAccountOpen, asked));
    return (await detail(platform, id)).downline.rates;
  };
  const template = async ({ client }: TestPlatform) => valueOf(await client.call(agentRateTemplate, {}));

  test('are the default of the operator, and never 0 by silence', async () => {
    const platform = await begin();
    const { rates, isCapped } = await template(platform);
    expect(isCapped).toBe(false);
    expect(rates).toContainEqual({ gameType: 'RNG', rate: '0.40' });
    expect(await opened(platform)).toEqual(rates);
  });

  test('are those that were given, also 0, with the default for the others', async () => {
    const platform = await begin();
    const rates = await opened(platform, { rates: [{ gameType: 'RNG', rate: '0.00' }] });
    expect(rates).toContainEqual({ gameType: 'RNG', rate: '0.00' });
    expect(rates).toContainEqual({ gameType: 'LIVE', rate: '0.30' });
  });

  test('are no more than the agent has', async () => {
    const platform = await begin();
    changeSettings(platform.sandbox, { defaultRates: { RNG: 95, LIVE: 10 } });
    const { rates, isCapped } = await template(platform);
    expect(isCapped).toBe(true);
    expect(rates).toContainEqual({ gameType: 'RNG', rate: '0.80' });
    expect(rates).toContainEqual({ gameType: 'LIVE', rate: '0.10' });
    expect(await opened(platform)).toEqual(rates);
  });

  test('are the default by a link too: one that was made without rates, and the own code of the agent', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    const { rates } = await template(platform);
    const terms = { name: 'LINE', kind: 'member', landing: 'register', validUntil: null, mostUses: null } as const;
    const link = valueOf(await client.call(agentLinkSave, terms));
    expect(link.rates).toEqual(rates);
    for (const [username, affiliateCode] of [
      ['bylink1', link.code],
      ['bycode1', 'KINNARI8'],
    ] as const) {
      valueOf(
        await client.call(memberRegister, {
          ...registration,
          username,
          mobileNum: username === 'bylink1' ? '0891110001' : '0891110002',
          captcha: readCaptcha(sandbox),
          affiliateCode,
          ...(await prove(client, 'register')),
        }),
      );
      expect((await detail(platform, memberIdOf(username))).downline.rates).toEqual(rates);
    }
  });
});

describe('a new first password', () => {
  const credential = { loginPassword: demoPassword };
  async function withNew(): Promise<TestPlatform> {
    const platform = await begin();
    const asked = { username: 'firstpw1', password: 'Lotus2570', kind: 'member' } as const;
    valueOf(await platform.client.call(agentAccountOpen, asked));
    return platform;
  }
  const id = memberIdOf('firstpw1');
  const reset = ({ client }: TestPlatform, change: Partial<InputOf<typeof agentAccountReset>> = {}) =>
    client.call(agentAccountReset, { id, password: 'xqVt7Kmw2Rsd', credential, ...change });

  test('replaces the old one, ends the sessions of the account, and has to be changed as well', async () => {
    const platform = await withNew();
    valueOf(await platform.signIn('firstpw1', { password: 'Lotus2570' }));
    const token = platform.token();
    valueOf(await platform.signIn('agent'));
    expect((await detail(platform, id)).downline.actions).toContain('reset');
    expect(valueOf(await reset(platform))).toEqual({ account: 'firstpw1' });
    expect(platform.sandbox.store.get('sessions', token ?? '')).toBeUndefined();
    expect(await platform.signIn('firstpw1', { password: 'Lotus2570' })).toMatchObject({ ok: false });
    expect(await platform.signIn('firstpw1', { password: 'xqVt7Kmw2Rsd' })).toMatchObject({
      value: { firstTimeLogin: true },
    });
    expect((await inbox(platform))[0]).toMatchObject({ title: 'The login password was changed' });
  });

  test('needs a proof of the agent', async () => {
    const platform = await withNew();
    expect(await reset(platform, { credential: {} })).toMatchObject({ error: { code: 'credential_required' } });
    expect(await reset(platform, { credential: { loginPassword: 'wrong' } })).toMatchObject({
      error: { code: 'password_incorrect' },
    });
    expect(await platform.signIn('firstpw1', { password: 'Lotus2570' })).toMatchObject({ ok: true });
  });

  test('is not for an account that has changed its own', async () => {
    const platform = await withNew();
    valueOf(await platform.signIn('firstpw1', { password: 'Lotus2570' }));
    const passwords = { oldPassword: 'Lotus2570', newPassword: 'xqVt7Kmw2Rsd', confirmNewPassword: 'xqVt7Kmw2Rsd' };
    valueOf(await platform.client.call(memberPassword, passwords));
    valueOf(await platform.signIn('agent'));
    expect((await detail(platform, id)).downline.actions).not.toContain('reset');
    expect(await reset(platform)).toMatchObject({ error: { code: 'first_password_gone' } });
  });

  test('is not for one that another agent has opened, nor for one further down', async () => {
    const platform = await withNew();
    const { sandbox } = platform;
    expect(await reset(platform, { id: somchai })).toMatchObject({ error: { code: 'first_password_gone' } });
    sandbox.store.transaction(() => moveAccount(sandbox, id, memberIdOf('nok')));
    expect(await reset(platform)).toMatchObject({ error: { code: 'operation_not_allowed' } });
    valueOf(await platform.signIn('nok'));
    expect(await reset(platform)).toMatchObject({ error: { code: 'first_password_gone' } });
  });
});

describe('a pause by the agent', () => {
  const pause = (
    { client }: TestPlatform,
    given: InputOf<typeof agentAccountPause>['pause'] = { reason: 'payment' },
    id = somchai,
  ) => client.call(agentAccountPause, { id, pause: given });
  const launch = ({ client }: TestPlatform) => client.call(gameLaunch, gameLaunchDocs.example);
  async function paused(): Promise<TestPlatform> {
    const platform = await begin();
    valueOf(await pause(platform));
    valueOf(await platform.signIn('somchai'));
    return platform;
  }

  test('refuses new play, says by whom and why, and leaves everything else open', async () => {
    const platform = await paused();
    const { client } = platform;
    const { paused: told } = valueOf(await client.call(playStatus, {}));
    expect(told).toMatchObject({ reason: 'payment', since: '2026-11-21T05:00:00.000Z' });
    expect(await launch(platform)).toMatchObject({ error: { code: 'play_paused', detail: told } });
    valueOf(await client.call(memberBets, memberBetsDocs.example));
    valueOf(await client.call(playLimitSet, { kind: 'loss', period: 'day', value: '500.00' }));
    const order = { methodId: 'promptpay', amount: '500.00' };
    valueOf(await client.call(depositCreate, order, { idempotencyKey: 'in' }));
    const proof = await proveMoney(platform);
    valueOf(await client.call(uplineTransfer, { amount: '100.00', proof }, { idempotencyKey: 'up' }));
    valueOf(await client.call(withdrawOptions, { language: 'EN' }));
    valueOf(await withdraw(platform, '100.00'));
  });

  test('is told to the player, also that it is lifted, and each once', async () => {
    const platform = await paused();
    expect((await inbox(platform))[0]?.title).toMatch(/has paused your play$/);
    valueOf(await platform.signIn('agent'));
    valueOf(await pause(platform));
    valueOf(await pause(platform, null));
    valueOf(await pause(platform, null));
    valueOf(await platform.signIn('somchai'));
    const titles = (await inbox(platform)).map(({ title }) => title);
    expect(titles[0]).toMatch(/has lifted the pause$/);
    expect(titles.filter((title) => title.includes('paused your play'))).toHaveLength(1);
    expect(titles.filter((title) => title.includes('lifted the pause'))).toHaveLength(1);
    expect(await launch(platform)).toMatchObject({ ok: true });
  });

  test('refuses what this agent sends to the account, by name, and no other account', async () => {
    const platform = await begin();
    const { client } = platform;
    valueOf(await pause(platform));
    const { downline, transfer } = await detail(platform, somchai);
    expect(transfer).toBeNull();
    expect(downline).toMatchObject({ paused: { reason: 'payment' } });
    expect(downline.actions).not.toContain('transfer');
    const send = async (id: string) => {
      const proof = await proveMoney(platform);
      return client.call(agentTransfer, { id, amount: '100.00', proof }, { idempotencyKey: `to ${id}` });
    };
    expect(await send(somchai)).toMatchObject({ error: { code: 'account_paused' } });
    expect(await send(memberIdOf('krit'))).toMatchObject({ ok: true });
    const given = { id: somchai, amount: '100.00', days: 3, proof: await proveMoney(platform) } as const;
    expect(await client.call(redEnvelopeGive, given, { idempotencyKey: 'envelope' })).toMatchObject({
      error: { code: 'account_paused' },
    });
  });

  test('keeps its beginning when the reason changes, and own words are needed for another one', async () => {
    const platform = await begin();
    valueOf(await pause(platform));
    platform.advance(hourMs);
    expect(await pause(platform, { reason: 'other', note: '  ' })).toMatchObject({ error: { code: 'content_length' } });
    const { paused: now } = valueOf(await pause(platform, { reason: 'other', note: ' โทรหาฉันก่อน ' }));
    expect(now).toMatchObject({ since: '2026-11-21T05:00:00.000Z', reason: 'other', note: 'โทรหาฉันก่อน' });
  });

  test('is for the direct downline only, and ends when the account moves to another agent', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    expect(await pause(platform, undefined, memberIdOf('ploy'))).toMatchObject({
      error: { code: 'operation_not_allowed' },
    });
    valueOf(await pause(platform));
    sandbox.store.transaction(() => moveAccount(sandbox, somchai, memberIdOf('nok')));
    expect(pauseOf(sandbox, somchai)).toBeUndefined();
    expect((await detail(platform, somchai)).downline.paused).toBeNull();
  });

  test('of an agent stops that account and nothing below it', async () => {
    const platform = await begin();
    valueOf(await pause(platform, undefined, memberIdOf('nok')));
    valueOf(await platform.signIn('ploy'));
    expect(await launch(platform)).toMatchObject({ ok: true });
    valueOf(await platform.signIn('nok'));
    expect(await launch(platform)).toMatchObject({ error: { code: 'play_paused' } });
    expect(await platform.client.call(agentDownlines, { pageNo: 1, pageSize: 15 })).toMatchObject({ ok: true });
  });

  test('tells the agent nothing of a break, and a break goes before it', async () => {
    const platform = await paused();
    const rest = { kind: 'timeout', length: '1d', password: demoPassword, understood: true } as const;
    valueOf(await platform.client.call(playBreakStart, rest));
    expect(await launch(platform)).toMatchObject({ error: { code: 'play_suspended' } });
    valueOf(await platform.signIn('agent'));
    const { downline } = await detail(platform, somchai);
    expect(downline).toMatchObject({ paused: { reason: 'payment' }, actions: [] });
    expect(await pause(platform, null)).toMatchObject({ error: { code: 'operation_not_allowed', detail: {} } });
  });
});

describe('the kind of an account', () => {
  const set = ({ client }: TestPlatform, kind: 'agent' | 'member', more: Partial<InputOf<typeof agentPromote>> = {}) =>
    client.call(agentPromote, { id: somchai, kind, ...more });

  test('becomes agent with rates, which is told, and member again while nothing depends on it', async () => {
    const platform = await begin();
    valueOf(await set(platform, 'agent', { rates: [{ gameType: 'RNG', rate: '0.75' }] }));
    const { downline } = await detail(platform, somchai);
    expect(downline).toMatchObject({ kind: 'agent' });
    expect(downline.rates).toContainEqual({ gameType: 'RNG', rate: '0.75' });
    expect(downline.actions).toEqual(expect.arrayContaining(['contracts', 'demote']));
    expect(await set(platform, 'agent')).toMatchObject({ error: { code: 'kind_unchanged' } });
    valueOf(await platform.signIn('somchai'));
    expect(valueOf(await platform.client.call(memberInfo, {})).type).toBe(2);
    expect((await inbox(platform)).map(({ title }) => title)).toContain('Your account is an agent account now');
    valueOf(await platform.signIn('agent'));
    valueOf(await set(platform, 'member'));
    expect((await detail(platform, somchai)).downline).toMatchObject({ kind: 'member' });
  });

  test('needs rates within the own ones', async () => {
    const platform = await begin();
    expect(await set(platform, 'agent', { rates: [{ gameType: 'RNG', rate: '0.81' }] })).toMatchObject({
      error: { code: 'rate_out_of_range', detail: { gameType: 'RNG', max: '0.80' } },
    });
    expect((await detail(platform, somchai)).downline.kind).toBe('member');
  });

  test('stays agent with a downline or an offer that waits', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    const nok = memberIdOf('nok');
    expect(await set(platform, 'member', { id: nok })).toMatchObject({
      error: { code: 'kind_bound', detail: { team: 1 } },
    });
    expect((await detail(platform, nok)).downline.actions).not.toContain('demote');
    sandbox.store.transaction(() => moveAccount(sandbox, memberIdOf('ploy'), null));
    valueOf(await set(platform, 'member', { id: nok }));
  });

  test('is that of the direct downline only', async () => {
    const platform = await begin();
    expect(await set(platform, 'agent', { id: memberIdOf('ploy') })).toMatchObject({
      error: { code: 'operation_not_allowed' },
    });
  });

  test('changes no commission of bets that were settled before', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    const krit = memberIdOf('krit');
    sandbox.store.transaction(() => moveAccount(sandbox, krit, somchai));
    const base = () =>
      commissionRows(sandbox, thaiDay(sandbox.now()), somchai).reduce((sum, { baseSatang }) => sum + baseSatang, 0);
    const play = (stakeSatang: number): void => {
      platform.advance(hourMs);
      playFor(sandbox, 'krit', [{ gameType: 'RNG', stakeSatang }]);
    };
    play(10_000);
    valueOf(await set(platform, 'agent', { rates: [{ gameType: 'RNG', rate: '0.70' }] }));
    expect(base()).toBe(0);
    play(3_000);
    expect(base()).toBe(3_000);
    // A former agent keeps what was earned as one.
    sandbox.store.transaction(() => moveAccount(sandbox, krit, memberIdOf('agent')));
    platform.advance(1);
    valueOf(await set(platform, 'member'));
    expect(base()).toBe(3_000);
  });
});
