import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#text/durations.ts';
import { slots } from './games.ts';
import { createVisit } from './testing.ts';
import { acmePin } from './world.ts';

const enter = async (name = 'somchai', options: Parameters<typeof createVisit>[0] = {}) => {
  const visit = createVisit(options);
  expect((await visit.logIn(name)).status).toBe(201);
  return visit;
};

describe('a session', () => {
  it('is a cookie that no script can read', async () => {
    const { headers } = await createVisit().logIn('somchai');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=[\w-]{36}; .*Max-Age=60; HttpOnly; Secure/)]);
  });
  it('gives access for a minute, and renews it', async () => {
    const { call, later } = await enter();
    later(minuteMs - 1);
    expect((await call('GET /me')).json).toEqual({ id: 'M-1', user_name: 'somchai', display_name: 'สมชาย' });
    later(1);
    expect(await call('GET /me')).toMatchObject({ status: 401, json: { error: { code: 'session_over' } } });
    expect((await call('POST /sessions/renew')).status).toBe(200);
    expect((await call('GET /me')).status).toBe(200);
    later(hourMs / 2);
    expect((await call('POST /sessions/renew')).status).toBe(401);
  });
  it('changes nothing without the CSRF header', async () => {
    const { call } = await enter();
    const asked = await call('POST /payments', { channel: 'qr', amount_satang: 50_000 }, { 'X-Csrf': '' });
    expect(asked).toMatchObject({ status: 403, json: { error: { code: 'csrf' } } });
    expect((await call('GET /payments')).json.items).toEqual([]);
  });
  it('ends with all that it was renewed to', async () => {
    const { call } = await enter();
    await call('POST /sessions/renew');
    expect((await call('DELETE /sessions/current')).status).toBe(204);
    expect((await call('POST /sessions/renew')).status).toBe(401);
  });
  it('is refused for a wrong password, and after five for a while, told as a date', async () => {
    const { logIn, later } = createVisit();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await logIn('somchai', 'wrong')).toMatchObject({ status: 422, json: { error: { code: 'login_failed' } } });
      later(1_000);
    }
    const slowed = await logIn('somchai');
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('Retry-After')).toBe('Sat, 21 Nov 2026 12:10:00 GMT');
    later(10 * minuteMs);
    expect((await logIn('somchai')).status).toBe(201);
  });
});

it('writes Thai time, whole satang and texts in the language of the call', async () => {
  const { call } = createVisit();
  expect((await call('GET /status')).json).toEqual({ open: true, opens_at: null, clock: '2026-11-21T19:00:00+07:00' });
  expect((await call('GET /nothing')).json).toEqual({
    error: { code: 'no_such_thing', text: 'There is no such thing' },
  });
  expect((await call('GET /nothing', undefined, { 'Accept-Language': 'th' })).json.error.text).toBe('ไม่พบรายการนี้');
});

it('lists games by cursors, each once', async () => {
  const { call } = createVisit();
  const seen: string[] = [];
  let cursor = '';
  for (let page = 0; page < 9 && (page === 0 || cursor !== ''); page += 1) {
    const { json } = await call(`GET /games?limit=15${cursor && `&cursor=${cursor}`}`);
    seen.push(...json.items.map(({ slug }: { slug: string }) => slug));
    cursor = json.next_cursor ?? '';
  }
  expect(seen).toEqual(slots.map(({ slug }) => slug));
  expect((await call('GET /games?cursor=none')).json.error).toMatchObject({
    code: 'malformed',
    data: { field: 'cursor' },
  });
});

describe('a payment', () => {
  it('moves money when it is settled, once', async () => {
    const { call, acme } = await enter();
    const { status, json } = await call('POST /payments', { channel: 'qr', amount_satang: 50_000 });
    expect([status, json.state, acme.office.balance('M-1')]).toEqual([201, 'open', 100_000]);
    acme.office.settle(json.reference);
    expect(() => acme.office.settle(json.reference)).toThrow('no_such_thing');
    expect((await call(`GET /payments/${json.reference}`)).json.state).toBe('settled');
    expect((await call(`DELETE /payments/${json.reference}`)).json.error.code).toBe('too_late');
    expect((await call('GET /me/balance')).json).toEqual({ playable_satang: 150_000, on_its_way_satang: 0 });
    expect(acme.office.sum()).toBe(0);
  });
  it('that is asked for twice is opened twice: there are no keys', async () => {
    const { call } = await enter();
    const body = { channel: 'transfer', amount_satang: 50_025 };
    for (const _ of [1, 2]) await call('POST /payments', body, { 'Idempotency-Key': 'the-same' });
    expect((await call('GET /payments')).json.items).toHaveLength(2);
  });
  it('is too late after fifteen minutes', async () => {
    const { call, acme, later } = await enter();
    const { json } = await call('POST /payments', { channel: 'qr', amount_satang: 50_000 });
    later(15 * minuteMs);
    expect(() => acme.office.settle(json.reference)).toThrow('no_such_thing');
  });
  it.each([
    [{ channel: 'qr', amount_satang: 9_999 }, 'range'],
    [{ channel: 'gold', amount_satang: 50_000 }, 'no_channel'],
    [{ channel: 'qr', amount_satang: '50000' }, 'malformed'],
    [{ channel: 'qr', amount_satang: 500.5 }, 'malformed'],
  ])('%j is refused: %s', async (body, code) => {
    const { call } = await enter();
    expect((await call('POST /payments', body)).json.error.code).toBe(code);
  });
  it('of another member is as absent', async () => {
    const { call, logIn } = await enter();
    const { json } = await call('POST /payments', { channel: 'qr', amount_satang: 50_000 });
    await logIn('malee');
    expect((await call(`GET /payments/${json.reference}`)).status).toBe(404);
  });
});

describe('a payout', () => {
  const ask = async ({ call }: Awaited<ReturnType<typeof enter>>, satang = 50_000) => {
    const { json } = await call('POST /me/pin/checks', { pin: acmePin });
    const body = { ticket: json.ticket, bank_account: 'BA-1', amount_satang: satang };
    return { body, asked: await call('POST /payouts', body) };
  };
  it('is held, then paid without its fee', async () => {
    const visit = await enter();
    const { asked } = await ask(visit);
    expect(asked).toMatchObject({ status: 201, json: { state: 'queued', fee_satang: 1_000 } });
    expect((await visit.call('GET /me/balance')).json).toEqual({ playable_satang: 50_000, on_its_way_satang: 50_000 });
    visit.acme.office.end(asked.json.reference, 'paid');
    const { json } = await visit.call(`GET /payouts/${asked.json.reference}`);
    expect([json.state, json.ended_at]).toEqual(['paid', '2026-11-21T19:00:00+07:00']);
    expect(visit.acme.office.sum()).toBe(0);
  });
  it('gives back what is returned or withdrawn', async () => {
    const visit = await enter();
    const first = await ask(visit);
    await visit.call(`DELETE /payouts/${first.asked.json.reference}`);
    const second = await ask(visit);
    visit.acme.office.end(second.asked.json.reference, 'returned');
    expect(visit.acme.office.balance('M-1')).toBe(100_000);
    expect((await visit.call(`DELETE /payouts/${second.asked.json.reference}`)).json.error.code).toBe('too_late');
  });
  it('uses its ticket up, but not by a refusal', async () => {
    const visit = await enter();
    const { asked, body } = await ask(visit, 200_000);
    expect(asked.json.error.code).toBe('short');
    expect((await visit.call('POST /payouts', { ...body, amount_satang: 10_000 })).status).toBe(201);
    expect((await visit.call('POST /payouts', body)).json.error.code).toBe('ticket_over');
  });
  it('waits for the one before', async () => {
    const visit = await enter();
    await ask(visit);
    expect((await ask(visit)).asked.json.error.code).toBe('one_at_a_time');
  });
});

describe('the PIN', () => {
  it('is set with the password, and changed with the old one', async () => {
    const { call } = await enter('malee');
    expect((await call('POST /me/pin/checks', { pin: '123456' })).json.error.code).toBe('pin_missing');
    expect((await call('PUT /me/pin', { new_pin: '135790', pass_phrase: 'x' })).json.error.code).toBe(
      'pass_phrase_wrong',
    );
    expect((await call('PUT /me/pin', { new_pin: '135790', pass_phrase: 'Lotus-River-88' })).json.is_set).toBe(true);
    expect((await call('PUT /me/pin', { new_pin: '246802', old_pin: '135791' })).json.error.code).toBe('pin_wrong');
    expect((await call('PUT /me/pin', { new_pin: '246802', old_pin: '135790' })).status).toBe(200);
  });
  it('is locked after five wrong tries, for an hour', async () => {
    const { call, later } = await enter();
    for (const left of [4, 3, 2, 1]) {
      const { error } = (await call('POST /me/pin/checks', { pin: '000000' })).json;
      expect(error).toMatchObject({ code: 'pin_wrong', data: { tries_left: left } });
    }
    for (const pin of ['000000', acmePin]) {
      const { error } = (await call('POST /me/pin/checks', { pin })).json;
      expect(error).toMatchObject({ code: 'pin_locked', data: { until: '2026-11-21T20:00:00+07:00' } });
    }
    expect((await call('GET /me/pin')).json.tries_left).toBe(0);
    later(hourMs);
    await call('POST /sessions/renew');
    expect((await call('POST /sessions', { user_name: 'somchai', pass_phrase: 'Lotus-River-88' })).status).toBe(201);
    expect((await call('POST /me/pin/checks', { pin: acmePin })).status).toBe(200);
  });
});

describe('the slots of the demo vendor', () => {
  const open = async (random: () => number) => {
    const visit = await enter('somchai', { random });
    const { json } = await visit.call('POST /games/naga-fortune/launches', { lang: 'th', home_url: '/rng' });
    const launch = new URL(json.play_url, 'https://acme.test').searchParams.get('launch');
    return { ...visit, launch };
  };
  it('open by a launch, with the balance', async () => {
    const { call, launch } = await open(() => 0);
    const { json } = await call(`GET /sandbox-games/api/session?launch=${launch}`);
    expect(json).toMatchObject({
      name: { th: 'Naga Fortune' },
      balance: '1000.00',
      stakes: expect.arrayContaining(['1.00']),
    });
    expect((await call('GET /sandbox-games/api/session?launch=x')).json.refused).toBe('launch_expired');
  });
  it('play a round once, however often it is asked for', async () => {
    const { call, acme, launch } = await open(() => 0.999);
    const spin = { launch, roundId: 'round-0001', stake: '10.00' };
    const [first, second] = [
      await call('POST /sandbox-games/api/spin', spin),
      await call('POST /sandbox-games/api/spin', spin),
    ];
    expect(second.json).toEqual(first.json);
    expect(first.json).toMatchObject({ stake: '10.00', roundId: 'round-0001' });
    const { json } = await call('GET /bets');
    expect(json.items).toHaveLength(1);
    expect(acme.office.balance('M-1')).toBe(100_000 - json.stake_satang + json.prize_satang);
    expect(acme.office.sum()).toBe(0);
  });
  it('pay what is won', async () => {
    const { call, launch } = await open(() => 3 / 24);
    const { json } = await call('POST /sandbox-games/api/spin', { launch, roundId: 'round-0002', stake: '1.00' });
    expect(Number(json.win)).toBeGreaterThanOrEqual(0);
    expect(json.balance).toBe((999 + Number(json.win)).toFixed(2));
  });
  it.each([
    ['100.00', '1000.00', 'insufficient_balance'],
    ['3.00', '3.00', 'stake_out_of_range'],
  ])('refuse what cannot be played', async (first, stake, refused) => {
    const { call, launch } = await open(() => 0.999);
    await call('POST /sandbox-games/api/spin', { launch, roundId: 'round-0003', stake: first });
    const { json } = await call('POST /sandbox-games/api/spin', { launch, roundId: 'round-0004', stake });
    expect(json.refused).toBe(refused);
  });
});

it('draws the picture of each game and the mark of each studio', async () => {
  const { acme } = createVisit();
  const studios = new Set(slots.map(({ studio }) => `studios/${studio}`));
  for (const name of [...slots.map(({ slug }) => slug), ...studios]) {
    const response = await acme.fetch(new Request(`https://acme.test/pictures/${name}.svg`));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  }
  expect((await acme.fetch(new Request('https://acme.test/pictures/studios/none.svg'))).status).toBe(404);
});
