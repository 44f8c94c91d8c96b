import { describe, expect, it } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { bankAccounts } from '#api/banks.ts';
import { depositCancel, depositCreate, depositMethods, depositOrder, depositOrders } from '#api/cashier.ts';
import { depositBonuses } from '#api/depositBonuses.ts';
import type { Result } from '#api/errors.ts';
import { gameHot, gameList, gameMenuList, gameVendorList } from '#api/games.ts';
import { gameLaunch } from '#api/launch.ts';
import { memberInfo, walletBalance, walletMerchant } from '#api/member.ts';
import type { OutputOf } from '#api/operation.ts';
import { paymentPasswordCheck, paymentPasswordSet, paymentPasswordState } from '#api/paymentPassword.ts';
import { memberBets, memberTransactions } from '#api/records.ts';
import { sessionLogin, sessionLogout } from '#api/session.ts';
import { systemPermission, systemStatus, systemWhitelabel } from '#api/system.ts';
import { walletCollect } from '#api/wallets.ts';
import { withdrawCancel, withdrawOrder, withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawCreate, withdrawOptions, withdrawQuote } from '#api/withdrawals.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { acmePassPhrase, acmePin } from '#demo/acme/world.ts';
import { orderForIntent } from '#features/account/money/deposit/deposit.model.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { createPair } from './testing.ts';

const page = { pageNo: 1, pageSize: 15 };
const days = { from: '2026-11-21', to: '2026-11-21', ...page, language: 'TH' } as const;
const list = {
  clientType: 3,
  platform: 'html5',
  channel: 'WEB',
  merchant: 'acme',
  gameType: 'RNG',
  language: 'TH',
} as const;
const deposit = { methodId: 'qr', amount: '500.25' };

const valueOf = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const errorOf = (result: Result<unknown>) => (result.ok ? null : result.error);

async function entered(options: Parameters<typeof createPair>[0] = {}) {
  const pair = createPair(options);
  valueOf(await pair.logIn());
  return pair;
}
type Pair = ReturnType<typeof createPair>;

/** Plays one round at the demo vendor's server, as the page of the slots does. */
async function spin({ acme, client }: Pair, stake: string, roundId = 'round-0001') {
  const { games } = valueOf(await client.call(gameList, { ...list, ...page }));
  const [first] = games;
  if (first === undefined) throw new Error('no game');
  const { vassalage, nodeId } = first;
  const launch = { vassalage, nodeId, gameType: 'RNG', language: 'TH', device: 'WEB', backUrl: '/rng' } as const;
  const { content, gameName } = valueOf(await client.call(gameLaunch, launch));
  expect(gameName).toBe(first.gameName);
  const body = { launch: new URL(content, 'https://site.example').searchParams.get('launch'), roundId, stake };
  const address = 'https://site.example/sandbox-games/api/spin';
  const answer = await acme.fetch(new Request(address, { method: 'POST', body: JSON.stringify(body) }));
  return (await answer.json()) as { win: string; balance: string };
}

async function askPayout({ client }: Pair, amount = '500.00') {
  const { proof } = valueOf(await client.call(paymentPasswordCheck, { paymentPassword: acmePin }));
  return client.call(withdrawCreate, { methodId: 'account', bankAccountId: 'BA-1', amount, proof });
}

describe('who is signed in', () => {
  it('is told by a cookie that the site never sees', async () => {
    const { client, site } = await entered();
    expect(site.token).not.toContain('sid');
    expect(valueOf(await client.call(memberInfo, {}))).toMatchObject({ account: 'somchai', nickname: 'สมชาย' });
  });
  it('a wrong password is refused in the language of the player', async () => {
    const pair = createPair();
    expect(errorOf(await pair.logIn('somchai', 'wrong'))).toMatchObject({
      kind: 'refused',
      code: 'credentials_incorrect',
    });
    const input = { type: 'username', username: 'nobody', password: 'wrong' } as const;
    const said = [
      await pair.clientIn('TH').call(sessionLogin, input),
      await pair.clientIn('EN').call(sessionLogin, input),
    ];
    expect(said.map((each) => (errorOf(each) as { message: string }).message)).toEqual([
      'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
      'User name or password is wrong',
    ]);
  });
  it('too many attempts wait, until the date that Acme names', async () => {
    const pair = createPair();
    for (let tries = 0; tries < 5; tries += 1) await pair.logIn('somchai', 'wrong');
    expect(errorOf(await pair.logIn())).toEqual({ kind: 'rateLimited', retryAfterMs: 600_000 });
  });
  it('stays signed in while the session is renewed, before its minute is over', async () => {
    const { client, later, asked, site } = await entered();
    const first = site.token;
    later(20_000);
    valueOf(await client.call(memberInfo, {}));
    expect(asked).not.toContain('POST /sessions/renew');
    later(15_000);
    const answers = await Promise.all([
      client.call(memberInfo, {}),
      client.call(walletBalance, {}),
      client.call(depositOrders, page),
    ]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(asked.filter((call) => call === 'POST /sessions/renew')).toHaveLength(1);
    expect(site.token).not.toBe(first);
    // A change needs the CSRF text of the new session.
    valueOf(await client.call(depositCreate, deposit));
    for (let minutes = 0; minutes < 45; minutes += 1) {
      later(minuteMs);
      valueOf(await client.call(walletBalance, {}));
    }
    expect(site.endedSessions).toBe(0);
  });
  it('a session that Acme has forgotten ends', async () => {
    const { client, acme, site } = await entered();
    acme.office.forgetSessions();
    expect(errorOf(await client.call(memberInfo, {}))).toEqual({ kind: 'unauthorized' });
    expect(site.endedSessions).toBe(1);
  });
  it('who comes back after an hour has to log in', async () => {
    const { client, later } = await entered();
    later(hourMs);
    expect(errorOf(await client.call(memberInfo, {}))).toEqual({ kind: 'unauthorized' });
  });
  it('signs out', async () => {
    const { client } = await entered();
    valueOf(await client.call(sessionLogout, {}));
    expect(errorOf(await client.call(memberInfo, {}))).toEqual({ kind: 'unauthorized' });
  });
});

describe('the site', () => {
  it('is told that Acme has no keys, and its clock', async () => {
    const { client } = createPair();
    const { policy, currencySymbol, live } = valueOf(await client.call(systemPermission, { url: 'x', language: 'TH' }));
    expect([policy.idempotency, policy.minAge, currencySymbol, live]).toEqual(['none', 20, '฿', 'none']);
    expect(valueOf(await client.call(systemStatus, {})).serverTime).toBe('2026-11-21T19:00:00+07:00');
    expect(valueOf(await client.call(announcementList, { language: 'TH' })).player).toMatchObject([
      { title: 'ยินดีต้อนรับ' },
    ]);
  });
  it('offers deposits and withdrawals, and nothing that Acme has not', async () => {
    const { client } = createPair();
    const { nodes } = valueOf(await client.call(systemWhitelabel, {}));
    const on = [
      'DEPOSIT',
      'WITHDRAW',
      'WALLET',
      'REBATE',
      'MISSIONS',
      'VIP',
      'AGENTCENTRE',
      'LIMITS',
      'TRANSFERUP',
    ] as const;
    expect(on.filter((name) => isFeatureOn(nodes, name))).toEqual(['DEPOSIT', 'WITHDRAW']);
  });
  it('is refused what is not mapped, before anything is sent', async () => {
    const { client, asked } = await entered();
    const before = asked.length;
    const answer = await client.call(walletCollect, {});
    expect(errorOf(answer)).toMatchObject({ code: 'operation_not_allowed', detail: { feature: 'WALLET' } });
    expect(asked).toHaveLength(before);
  });
});

describe('games', () => {
  it('are listed page by page, each once, and have numbers of their own', async () => {
    const { client } = createPair();
    const seen: OutputOf<typeof gameList>['games'][number][] = [];
    for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
      const answer = valueOf(await client.call(gameList, { ...list, pageNo, pageSize: 15 }));
      ({ totalPages } = answer);
      seen.push(...answer.games);
    }
    expect(seen).toHaveLength(32);
    expect(new Set(seen.map(({ nodeId }) => nodeId)).size).toBe(32);
    expect(valueOf(await client.call(gameList, { ...list, pageNo: 9, pageSize: 15 })).games).toEqual([]);
  });
  it('are searched, by studio and kind too', async () => {
    const { client } = createPair();
    const search = async (more: object) => valueOf(await client.call(gameList, { ...list, ...page, ...more })).games;
    expect((await search({ gameName: 'naga' })).map(({ gameName }) => gameName)).toEqual([
      'Naga Fortune',
      'Naga Nights',
    ]);
    expect((await search({ vassalage: 'bamboo' })).every(({ vassalage }) => vassalage === 'bamboo')).toBe(true);
    expect(await search({ gameType: 'FISH' })).toEqual([]);
    expect(
      valueOf(await client.call(gameHot, { merchantCode: 'acme', platform: 'x', language: 'TH' })).list,
    ).toHaveLength(12);
    expect(valueOf(await client.call(gameMenuList, { language: 'EN' }))).toEqual([
      { gameType: 'RNG', name: 'Slots', page: '/rng' },
    ]);
    const { data } = valueOf(await client.call(gameVendorList, { language: 'TH' }));
    expect(data.lanes.map(({ cards }) => cards.map(({ vassalage }) => vassalage))).toEqual([['bamboo', 'monsoon']]);
  });
  it('are played, and stand in the records', async () => {
    const pair = await entered();
    const { win, balance } = await spin(pair, '10.00');
    expect(valueOf(await pair.client.call(walletBalance, {})).sumBalance).toBe(balance);
    const { list: bets, totals } = valueOf(await pair.client.call(memberBets, days));
    expect(bets).toMatchObject([{ stake: '10.00', win, gameType: 'RNG' }]);
    expect(totals).toMatchObject({ count: 1, stake: '10.00', win });
    const { list: moved } = valueOf(await pair.client.call(memberTransactions, days));
    expect(moved[0]?.balanceAfter).toBe(balance);
    expect(moved.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['stake', 'deposit']));
    expect(pair.acme.office.sum()).toBe(0);
  });
  it('that are not there are refused', async () => {
    const { client } = await entered();
    const launch = {
      vassalage: 'bamboo',
      nodeId: 1,
      gameType: 'RNG',
      language: 'TH',
      device: 'WEB',
      backUrl: '/',
    } as const;
    expect(errorOf(await client.call(gameLaunch, launch))).toMatchObject({ code: 'game_not_found' });
  });
});

describe('a deposit', () => {
  it('is opened, paid and found, to the satang', async () => {
    const { client, acme } = await entered();
    const { list: methods } = valueOf(await client.call(depositMethods, { language: 'TH' }));
    expect(methods).toMatchObject([
      { id: 'qr', kind: 'promptpay', name: 'พร้อมเพย์', minAmount: '100.00', maxAmount: '50000.00' },
      { id: 'transfer', kind: 'bank' },
    ]);
    const opened = valueOf(await client.call(depositCreate, deposit));
    expect(opened).toMatchObject({ status: 'waiting', amount: '500.25', createdAt: '2026-11-21T19:00:00+07:00' });
    acme.office.settle(opened.reference);
    expect(valueOf(await client.call(depositOrder, { reference: opened.reference })).status).toBe('paid');
    expect(valueOf(await client.call(walletBalance, {})).sumBalance).toBe('1500.25');
    expect(errorOf(await client.call(depositCancel, { reference: opened.reference }))).toMatchObject({
      code: 'order_closed',
    });
    expect(valueOf(await client.call(depositBonuses, { amount: '500.00', language: 'TH' })).list).toEqual([]);
  });
  it('is cancelled, or too late', async () => {
    const { client, later } = await entered();
    const first = valueOf(await client.call(depositCreate, deposit));
    expect(valueOf(await client.call(depositCancel, { reference: first.reference })).status).toBe('cancelled');
    const second = valueOf(await client.call(depositCreate, { methodId: 'transfer', amount: '1000' }));
    expect(second.payTo).toMatchObject({ kind: 'transfer', exactAmount: '1000.00', memo: second.reference });
    later(15 * minuteMs);
    expect(valueOf(await client.call(depositOrder, { reference: second.reference })).status).toBe('expired');
  });
  it('is refused by the codes of the contract', async () => {
    const { client } = await entered();
    expect(errorOf(await client.call(depositCreate, { methodId: 'qr', amount: '1.00' }))).toMatchObject({
      code: 'amount_out_of_range',
    });
    expect(errorOf(await client.call(depositCreate, { methodId: 'gold', amount: '500' }))).toMatchObject({
      code: 'method_unavailable',
    });
  });

  const lost: readonly (readonly [string, (answer: Response) => Response])[] = [
    [
      'never arrives',
      () => {
        throw new TypeError('the connection broke');
      },
    ],
    ['is an error of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['is cut off', () => new Response('{"reference":"PAY-')],
    ['says 404', () => new Response('', { status: 404 })],
    ['is without a reference', () => Response.json({ state: 'open' }, { status: 201 })],
    ['asks for a login', () => Response.json({ error: { code: 'session_over' } }, { status: 401 })],
    ['has a code that nobody knows', () => Response.json({ error: { code: 'oops' } }, { status: 400 })],
  ];
  it.each(lost)('whose answer %s is unknown, and found by the records', async (_, change) => {
    const { client, acme, lose, asked, problems } = await entered();
    const since = Date.parse('2026-11-21T12:00:00Z');
    lose('POST /payments', change);
    expect(errorOf(await client.call(depositCreate, deposit))).toMatchObject({ outcomeUnknown: true });
    expect(problems).toEqual([expect.stringMatching(/^depositCreate: /)]);
    // As the site looks it up before it offers another attempt.
    const { list: orders } = valueOf(await client.call(depositOrders, page, { complete: true }));
    expect(orderForIntent(orders, deposit, since)).toMatchObject({ amount: '500.25', status: 'waiting' });
    expect(acme.office.payments).toHaveLength(1);
    expect(asked.filter((call) => call === 'POST /payments')).toHaveLength(1);
  });
});

describe('a withdrawal', () => {
  it('is quoted, held, paid and shown', async () => {
    const pair = await entered();
    const { client, acme } = pair;
    const options = valueOf(await client.call(withdrawOptions, { language: 'TH' }));
    expect(options).toMatchObject({
      available: '1000.00',
      blocked: null,
      factors: ['password'],
      methods: [{ kind: 'bank' }],
    });
    const quote = valueOf(await client.call(withdrawQuote, { methodId: 'account', amount: '500.50' }));
    expect(quote).toMatchObject({ fee: '10.00', arrives: '490.50' });
    expect(valueOf(await client.call(bankAccounts, { language: 'TH' })).list).toMatchObject([
      { id: 'BA-1', number: 'xxx-x-x7890' },
    ]);
    const { reference } = valueOf(await askPayout(pair, '500.50'));
    expect(valueOf(await client.call(walletBalance, {}))).toMatchObject({ sumBalance: '499.50', held: '500.50' });
    expect(valueOf(await client.call(withdrawOptions, { language: 'TH' })).blocked).toMatchObject({
      code: 'withdraw_waiting',
      reference,
    });
    expect(errorOf(await askPayout(pair, '100'))).toMatchObject({ kind: 'refused', code: 'withdraw_waiting' });
    acme.office.end(reference, 'paid');
    const paid = valueOf(await client.call(withdrawOrder, { reference }));
    expect(paid).toMatchObject({ status: 'received', fee: '10.00', arrives: '490.50', paid: '490.50' });
    expect(paid.steps.map(({ step }) => step)).toEqual(['pending', 'received']);
    expect(valueOf(await client.call(withdrawOrders, page)).list).toHaveLength(1);
    expect(acme.office.sum()).toBe(0);
  });
  it('comes back when it is cancelled', async () => {
    const pair = await entered();
    const { reference } = valueOf(await askPayout(pair));
    expect(valueOf(await pair.client.call(withdrawCancel, { reference })).status).toBe('cancelled');
    expect(valueOf(await pair.client.call(walletBalance, {})).sumBalance).toBe('1000.00');
  });
  it('is refused by the codes of the contract', async () => {
    const pair = await entered();
    expect(errorOf(await askPayout(pair, '2000'))).toMatchObject({ code: 'insufficient_balance' });
    const { client } = pair;
    const without = { methodId: 'account', bankAccountId: 'BA-1', amount: '500', proof: 'none' };
    expect(errorOf(await client.call(withdrawCreate, without))).toMatchObject({ code: 'proof_expired' });
    const wrong = errorOf(await client.call(paymentPasswordCheck, { paymentPassword: '000000' }));
    expect(wrong).toMatchObject({ code: 'payment_password_incorrect', detail: { triesLeft: 4 } });
    expect(errorOf(await client.call(withdrawOrder, { reference: 'OUT-000000' }))).toMatchObject({ kind: 'refused' });
  });
  it('whose answer is lost is unknown, and moves its sum once', async () => {
    const pair = await entered();
    pair.lose('POST /payouts', () => new Response(null, { status: 500 }));
    expect(errorOf(await askPayout(pair))).toMatchObject({ outcomeUnknown: true });
    expect(valueOf(await pair.client.call(withdrawOrders, page, { complete: true })).list).toMatchObject([
      { amount: '500.00' },
    ]);
    expect(pair.acme.office.payouts).toHaveLength(1);
    expect(pair.acme.office.balance('M-1')).toBe(50_000);
  });
  it('needs a payment password, which the login password sets', async () => {
    const pair = createPair();
    valueOf(await pair.logIn('malee'));
    const { client } = pair;
    expect(valueOf(await client.call(paymentPasswordState, {}))).toMatchObject({
      state: 'unset',
      hasLoginPassword: true,
    });
    const next = { newPassword: '135790', confirmNewPassword: '135790' };
    expect(errorOf(await client.call(paymentPasswordSet, { loginPassword: 'x', ...next }))).toMatchObject({
      code: 'password_incorrect',
    });
    expect(valueOf(await client.call(paymentPasswordSet, { loginPassword: acmePassPhrase, ...next })).state).toBe(
      'set',
    );
    expect(valueOf(await client.call(walletMerchant, {})).isSingle).toBe(true);
  });
});

it('a balance that is no whole satang is a failure, not a sum', async () => {
  const { client, loseAll } = await entered();
  for (const playable of [100.5, '1000', null, 2 ** 53]) {
    loseAll('GET /me/balance', () => Response.json({ playable_satang: playable, on_its_way_satang: 0 }));
    expect(errorOf(await client.call(walletBalance, {})), String(playable)).toMatchObject({ kind: 'unavailable' });
  }
});
