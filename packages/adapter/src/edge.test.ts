import { describe, expect, it, test, vi } from 'vitest';
import { featureFlags } from '#api/features.ts';
import { operationDocs, operations } from '#api/operations.ts';
import { sessionLogin } from '#api/session.ts';
import { systemPermission, systemStatus, systemWhitelabel } from '#api/system.ts';
import { alsoNeeded, composedOperations, coreOperations } from './core.ts';
import { createEdge, isPlatformPath } from './edge.ts';
import { missingOperations, operationsOf } from './siteAnswers.ts';
import { createTestEdge, smallAdapter, testSecrets } from './testing.ts';

const { walletBalance, depositMethods, depositOrder, memberLogins, sessionActive } = operations;
const loggedIn = { access: 'first', refresh: 'once', seconds: 3_600 };

describe('the edge', () => {
  it('logs in, and answers reads with the session of the platform', async () => {
    const edge = createTestEdge(smallAdapter(), (call) =>
      Response.json(call === 'POST /login' ? loggedIn : { satang: 1_234_50 }),
    );
    expect(await edge.client.call(walletBalance, {})).toMatchObject({ error: { kind: 'unauthorized' } });
    expect(edge.sent).toEqual([]);
    await edge.login();
    expect(await edge.client.call(walletBalance, {})).toEqual({ ok: true, value: { sumBalance: '1234.50' } });
    expect(edge.requests[1]?.headers.get('Authorization')).toBe('Bearer first');
    expect(edge.site.token).not.toContain('first');
  });

  it('passes on what the platform needs of the browser, and nothing else', async () => {
    const edge = createTestEdge(smallAdapter(), () => Response.json(loggedIn));
    await edge.login();
    await edge.edge(
      new Request(`https://site.example${walletBalance.path}`, {
        headers: {
          Authorization: `Bearer ${edge.site.token}`,
          'Accept-Language': 'th',
          'X-Forwarded-For': '203.0.113.1',
          'X-Request-Id': 'r1',
          traceparent: 't1',
          Cookie: 'lang=TH',
          'User-Agent': 'Agent',
          Referer: 'https://site.example/',
        },
      }),
    );
    expect(Object.fromEntries(edge.requests.at(-1)?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'th',
      authorization: 'Bearer first',
      'x-forwarded-for': '203.0.113.1',
      'x-request-id': 'r1',
      traceparent: 't1',
    });
  });

  it('tells a refusal in the words of the contract', async () => {
    const edge = createTestEdge(smallAdapter(), () =>
      Response.json({ error: 'credentials_incorrect' }, { status: 401 }),
    );
    expect(await edge.client.call(sessionLogin, { username: 'a', password: 'b', type: 'username' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'credentials_incorrect', message: 'so says the platform', detail: {} },
    });
  });

  it('refuses an input that breaks the contract, and what it cannot open, before anything is sent', async () => {
    const edge = createTestEdge(smallAdapter(), () => Response.json({}));
    const post = async (body: string) =>
      edge.edge(new Request(`https://site.example${sessionLogin.path}`, { method: 'POST', body }));
    for (const body of ['', '{}', '{"enc":"AAAA"}', 'not JSON']) expect((await post(body)).status).toBe(400);
    expect(edge.sent).toEqual([]);
  });

  it('knows the paths of the contract only', async () => {
    const { edge } = createTestEdge(smallAdapter(), () => Response.json({}));
    expect((await edge(new Request('https://site.example/wps/nothing'))).status).toBe(404);
    expect((await edge(new Request(`https://site.example${sessionLogin.path}`))).status).toBe(405);
  });

  it('owns what begins like a path of the contract, or like one of its pictures', () => {
    for (const path of [sessionLogin.path, '/wps/nothing', '/TCG_PROD_IMAGES/a.png', '/lotto/x'])
      expect(isPlatformPath(path), path).toBe(true);
    for (const path of ['/', '/login', '/wps', '/wpsx/', '/assets/a.js', '/health/access'])
      expect(isPlatformPath(path), path).toBe(false);
  });

  it('answers are not stored by anybody between', async () => {
    const { edge } = createTestEdge(smallAdapter(), () => Response.json({}));
    const { headers } = await edge(new Request(`https://site.example${systemStatus.path}`));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('a read that breaks the contract fails, and is reported without what is in it', async () => {
    const edge = createTestEdge(smallAdapter(), (call) =>
      Response.json(call === 'POST /login' ? loggedIn : { satang: 'secret' }),
    );
    await edge.login();
    expect(await edge.client.call(walletBalance, {})).toMatchObject({ error: { kind: 'unavailable', status: 502 } });
    expect(edge.reports[0]).toMatchObject({ operation: 'walletBalance', problem: 'exception' });
    expect(edge.reports[0]?.text).not.toContain('secret');
  });

  it('leaves out an entry of a list that breaks the contract, as the site does, and reports it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const entry = {};
    const edge = createTestEdge(
      smallAdapter({
        systemWhitelabel: {
          to: 'GET /tree',
          answer: () => ({ nodes: [{ modId: 'A', enabled: '1', childrenNodes: [] }, entry] }),
        },
      }),
      () => Response.json({}),
    );
    expect(await edge.client.call(systemWhitelabel, {})).toMatchObject({ ok: true });
    expect(edge.reports[0]).toMatchObject({ operation: 'systemWhitelabel', problem: 'contract' });
  });

  it('passes on how long to wait, in seconds, also from a date', async () => {
    const edge = createTestEdge(smallAdapter(), (call) =>
      call === 'POST /login'
        ? Response.json(loggedIn)
        : Response.json(
            {},
            {
              status: 429,
              headers: { 'Retry-After': 'Thu, 01 Jan 2026 00:00:07 GMT', Date: 'Thu, 01 Jan 2026 00:00:00 GMT' },
            },
          ),
    );
    await edge.login();
    expect(await edge.client.call(walletBalance, {})).toEqual({
      ok: false,
      error: { kind: 'rateLimited', retryAfterMs: 7_000 },
    });
  });

  it('fills in what stands in a path, and lets nothing leave its place', async () => {
    const edge = createTestEdge(
      smallAdapter({
        depositOrder: { to: 'GET /orders/{reference}', answer: () => ({ refused: 'record_not_found' }) },
      }),
      (call) => Response.json(call === 'POST /login' ? loggedIn : {}),
    );
    await edge.login();
    const ask = async (reference: string) => edge.client.call(depositOrder, { reference });
    await ask('../a/b?c');
    expect(edge.sent.at(-1)).toBe('GET /orders/..%2Fa%2Fb%3Fc');
    const before = edge.sent.length;
    expect(await ask('..')).toMatchObject({ ok: false });
    expect(edge.sent).toHaveLength(before);
  });
});

describe('a session', () => {
  /** A platform whose tokens are valid for a minute, and whose refresh tokens are valid once. */
  function once() {
    let number = 0;
    let refresh = '';
    const valid = new Set<string>();
    const next = () => {
      number += 1;
      refresh = `refresh ${number}`;
      valid.clear();
      valid.add(`Bearer access ${number}`);
      return Response.json({ access: `access ${number}`, refresh, seconds: 60 });
    };
    const platform = async (call: string, request: Request): Promise<Response> => {
      if (call === 'POST /login') return next();
      if (call === 'POST /renew') {
        const body = (await request.json()) as { refresh_token: string };
        return body.refresh_token === refresh ? next() : Response.json({}, { status: 400 });
      }
      const known = valid.has(request.headers.get('Authorization') ?? '');
      return known ? Response.json({ satang: 100 }) : Response.json({}, { status: 401 });
    };
    return { platform, end: () => valid.clear() };
  }
  const renewals = (sent: readonly string[]): number => sent.filter((call) => call === 'POST /renew').length;

  it('is renewed before a call is sent, once, whoever asks at the same time', async () => {
    const edge = createTestEdge(smallAdapter(), once().platform);
    await edge.login();
    const { token } = edge.site;
    edge.clock.now += 29_000;
    expect((await edge.client.call(walletBalance, {})).ok).toBe(true);
    expect(renewals(edge.sent)).toBe(0);
    edge.clock.now += 2_000;
    const answers = await Promise.all([1, 2, 3].map(async () => edge.client.call(walletBalance, {})));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(renewals(edge.sent)).toBe(1);
    expect(edge.site.token).not.toBe(token);
    // A tab that has the former token still.
    edge.site.token = token;
    expect((await edge.client.call(walletBalance, {})).ok).toBe(true);
    expect(renewals(edge.sent)).toBe(1);
  });

  it('that was refused is renewed, and a read is sent again', async () => {
    const { platform, end } = once();
    const edge = createTestEdge(smallAdapter(), platform);
    await edge.login();
    end();
    expect((await edge.client.call(walletBalance, {})).ok).toBe(true);
    expect(edge.sent.slice(1)).toEqual(['GET /wallet', 'POST /renew', 'GET /wallet']);
  });

  const ping = { to: 'POST /ping', answer: () => ({ endsAt: null }) } as const;
  it.each([
    ['is not sent again', ping, 1, { error: { kind: 'unavailable', status: 502, outcomeUnknown: true } }],
    ['is, where the adapter says that it may be', { ...ping, unauthorisedMeansNothingDone: true }, 2, { ok: true }],
  ] as const)('that was refused: what is no read %s', async (_, mapping, times, result) => {
    const { platform, end } = once();
    const edge = createTestEdge(smallAdapter({ sessionActive: mapping }), platform);
    await edge.login();
    end();
    expect(await edge.client.call(sessionActive, {})).toMatchObject(result);
    expect(edge.sent.filter((call) => call === 'POST /ping')).toHaveLength(times);
  });

  it('ends where its renewal is refused, or where there is none', async () => {
    const { platform } = once();
    const edge = createTestEdge(smallAdapter(), async (call, request) =>
      call === 'POST /renew' ? Response.json({ error: 'unknown' }, { status: 403 }) : platform(call, request),
    );
    await edge.login();
    edge.clock.now += 60_000;
    expect(await edge.client.call(walletBalance, {})).toMatchObject({ error: { kind: 'unauthorized' } });
  });

  it('lasts as long as it can while its renewal does not answer', async () => {
    const { platform } = once();
    const edge = createTestEdge(smallAdapter(), async (call, request) =>
      call === 'POST /renew' ? new Response('', { status: 500 }) : platform(call, request),
    );
    await edge.login();
    edge.clock.now += 45_000;
    expect((await edge.client.call(walletBalance, {})).ok).toBe(true);
    edge.clock.now += 15_000;
    expect(await edge.client.call(walletBalance, {})).toMatchObject({ error: { kind: 'unavailable', status: 503 } });
  });

  it('is opened with the secret that is being replaced, and with no other', async () => {
    const platform = () => Response.json({ ...loggedIn, satang: 100 });
    const [first, second] = testSecrets;
    const old = createTestEdge(smallAdapter(), platform, { secret: first });
    await old.login();
    const token = old.site.token;
    for (const [secret, ok] of [
      [[second, first], true],
      [second, false],
    ] as const) {
      const edge = createTestEdge(smallAdapter(), platform, { secret });
      edge.site.token = token;
      expect((await edge.client.call(walletBalance, {})).ok).toBe(ok);
    }
  });

  it('cannot be changed by who has its token', async () => {
    const edge = createTestEdge(smallAdapter(), () => Response.json({ ...loggedIn, satang: 100 }));
    await edge.login();
    const token = edge.site.token ?? '';
    for (const at of [0, 20, token.length - 5]) {
      edge.site.token = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(await edge.client.call(walletBalance, {})).toMatchObject({ error: { kind: 'unauthorized' } });
    }
  });

  it('does not open where a header could not carry it', async () => {
    const edge = createTestEdge(smallAdapter(), () => Response.json({ ...loggedIn, access: 'x'.repeat(4_000) }));
    expect(await edge.login()).toBe(false);
  });
});

describe('what is not mapped', () => {
  it('is named to the site, but for what the edge answers itself', () => {
    const missing = missingOperations(smallAdapter());
    expect(missing).toEqual(expect.arrayContaining(['helpVote', 'depositCreate']));
    for (const id of [...coreOperations, ...composedOperations]) expect(missing).not.toContain(id);
    const withVotes = smallAdapter({ helpVote: { to: 'POST /vote', answer: () => ({ refused: 'unknown' }) } });
    expect(missingOperations(withVotes)).not.toContain('helpVote');
  });

  const nodesOf = async (adapter: ReturnType<typeof smallAdapter>) => {
    const { client } = createTestEdge(adapter, () => Response.json({}));
    const answer = await client.call(systemWhitelabel, {});
    if (!answer.ok) throw new Error(answer.error.kind);
    return Object.fromEntries(answer.value.nodes.map(({ modId, enabled }) => [modId, enabled]));
  };
  const deposit = Object.fromEntries(
    operationsOf('DEPOSIT').map((id) => [id, { to: 'GET /x', answer: () => ({ refused: 'unknown' }) } as const]),
  );

  it('is a feature that is off', async () => {
    expect(Object.values(await nodesOf(smallAdapter()))).toEqual(Object.keys(featureFlags).map(() => '0'));
    expect(await nodesOf(smallAdapter(deposit))).toMatchObject({ DEPOSIT: '1', WITHDRAW: '0' });
    const { depositBonuses: _, ...others } = deposit;
    expect(await nodesOf(smallAdapter(others))).toMatchObject({ DEPOSIT: '0' });
    expect(await nodesOf(smallAdapter(others, { without: ['depositBonuses'] }))).toMatchObject({ DEPOSIT: '1' });
    expect(await nodesOf(smallAdapter(deposit, { off: ['DEPOSIT'] }))).toMatchObject({ DEPOSIT: '0' });
  });

  it('is taken from the tree of the platform, which can switch more off', async () => {
    const tree = (modId: string, enabled: '0' | '1', ...childrenNodes: never[]) => ({ modId, enabled, childrenNodes });
    const nodes = await nodesOf(
      smallAdapter(
        {
          ...deposit,
          systemWhitelabel: {
            to: 'GET /tree',
            answer: () => ({ nodes: [tree('DEPOSIT', '0'), tree('WITHDRAW', '1'), tree('USERNAMEREG3', '1')] }),
          },
        },
        { flags: { FREEPLAY3: false } },
      ),
    );
    expect(nodes).toMatchObject({ DEPOSIT: '0', WITHDRAW: '0', USERNAMEREG3: '1', FREEPLAY3: '0' });
  });

  it('is refused by its name, without a call of the platform', async () => {
    const edge = createTestEdge(smallAdapter(), () => Response.json({}));
    expect(await edge.client.call(depositMethods, operationDocs.depositMethods.example)).toMatchObject({
      error: { kind: 'refused', code: 'operation_not_allowed', detail: { feature: 'DEPOSIT' } },
    });
    expect(await edge.client.call(memberLogins, operationDocs.memberLogins.example)).toMatchObject({
      error: { kind: 'refused', code: 'operation_not_allowed' },
    });
    expect(edge.sent).toEqual([]);
  });

  it('does not start where the site cannot run without it, and names it', () => {
    const start = (entries: object) => () =>
      createEdge(smallAdapter(entries), {
        cipher: async () => Promise.reject(new Error()),
        secret: testSecrets[0],
      });
    expect(start({ memberInfo: undefined, gameList: undefined })).toThrow('memberInfo, gameList');
    expect(start({ memberInfos: { to: 'GET /', answer: () => ({}) } })).toThrow('memberInfos');
    expect(start({})).not.toThrow();
  });

  test('the tables name operations of the contract, none of which is in two of them', () => {
    const core: readonly string[] = [...coreOperations, ...composedOperations];
    for (const id of core) expect(operationDocs[id as keyof typeof operationDocs].features, id).toBeUndefined();
    const also = Object.values(alsoNeeded).flat();
    expect(also.filter((id) => core.includes(id))).toEqual([]);
    // A feature that needs nothing would be offered by every adapter.
    for (const name of Object.keys(featureFlags)) expect(operationsOf(name as never), name).not.toEqual([]);
  });
});

describe('the site', () => {
  it('has the settings of the adapter, and those of the platform before them', async () => {
    const adapter = smallAdapter(
      { systemPermission: { to: 'GET /site', answer: () => ({ merchantCode: 'theirs', channel: 'web' }) } },
      { site: { currencySymbol: '฿', merchantCode: 'ours', policy: { codeLength: 6 } } },
    );
    const { client } = createTestEdge(adapter, () => Response.json({}));
    expect(await client.call(systemPermission, { url: 'site.example', language: 'TH' })).toMatchObject({
      ok: true,
      value: { merchantCode: 'theirs', currencySymbol: '฿', policy: { codeLength: 6, idempotency: 'none' } },
    });
  });

  it('is led to the pictures of the platform, and to none that it has not', async () => {
    const { edge, sent } = createTestEdge(
      smallAdapter({}, { picture: (path) => (path === 'RNG_LIST_VENDOR/ลม-COLOR.png' ? '/marks/lom.svg' : null) }),
      () => Response.json({}),
    );
    const ask = (path: string) => edge(new Request(`https://site.example/TCG_PROD_IMAGES/${path}`));
    const found = await ask('RNG_LIST_VENDOR/ลม-COLOR.png');
    expect([found.status, found.headers.get('Location')]).toEqual([302, '/marks/lom.svg']);
    expect((await ask('RNG_LIST_VENDOR/FAI-COLOR.png')).status).toBe(404);
    const without = createTestEdge(smallAdapter(), () => Response.json({}));
    expect((await without.edge(new Request('https://site.example/TCG_PROD_IMAGES/x.png'))).status).toBe(404);
    expect(sent).toEqual([]);
  });

  it('is open where the platform does not say, and has the clock of the edge', async () => {
    const { client, sent } = createTestEdge(smallAdapter(), () => Response.json({}));
    expect(await client.call(systemStatus, {})).toMatchObject({
      ok: true,
      value: { maintenance: false, serverTime: '2026-01-01T00:00:00.000Z' },
    });
    expect(sent).toEqual([]);
  });
});
