import { describe, expect, it } from 'vitest';
import { operations } from '#api/operations.ts';
import { cursorPages } from './cursorPages.ts';
import { cookieIn, sessions } from './sessions.ts';
import { createTestEdge, smallAdapter } from './testing.ts';

const { walletBalance, memberLogins } = operations;

const answer = (cookies: readonly string[], json: unknown = {}, headers: Record<string, string> = {}): Response => {
  const response = Response.json(json, { headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
};

describe('a session in a cookie', () => {
  const scheme = sessions.cookie({
    cookie: 'sid',
    csrf: { header: 'X-Csrf', from: ({ json, headers }) => headers.get('X-Csrf') ?? json?.csrf },
    endsInS: (json) => json?.expires_in,
    renew: 'POST /sessions/renew',
  });

  it('sends cookie and header, and follows what changes by the way', async () => {
    const edge = createTestEdge(smallAdapter({}, { session: scheme }), (call, request) => {
      if (call === 'POST /login') return answer(['sid=one; HttpOnly; Path=/'], { csrf: 'c1', expires_in: 600 });
      return answer(['theme=dark', `sid=${request.headers.get('Cookie')?.slice(4)}+; HttpOnly`], { satang: 1 });
    });
    await edge.login();
    await edge.client.call(walletBalance, {});
    await edge.client.call(walletBalance, {});
    expect(edge.requests.slice(1).map(({ headers }) => [headers.get('Cookie'), headers.get('X-Csrf')])).toEqual([
      ['sid=one', 'c1'],
      ['sid=one+', 'c1'],
    ]);
    expect(edge.site.renewals).toBe(2);
  });

  it('is renewed with the cookie itself', async () => {
    const edge = createTestEdge(smallAdapter({}, { session: scheme }), (call) =>
      call === 'POST /sessions/renew'
        ? answer(['sid=two'], { csrf: 'c2', expires_in: 600 })
        : answer(call === 'POST /login' ? ['sid=one'] : [], { csrf: 'c1', expires_in: 60, satang: 1 }),
    );
    await edge.login();
    edge.clock.now += 40_000;
    expect((await edge.client.call(walletBalance, {})).ok).toBe(true);
    const sent = edge.requests.slice(1).map(({ headers }) => [headers.get('Cookie'), headers.get('X-Csrf')]);
    expect(sent).toEqual([
      ['sid=one', 'c1'],
      ['sid=two', 'c2'],
    ]);
  });

  it('is not opened by an answer without one', async () => {
    const edge = createTestEdge(smallAdapter({}, { session: scheme }), () => answer(['other=1'], { csrf: 'c' }));
    expect(await edge.login()).toBe(false);
  });

  it('is found among others', () => {
    expect(cookieIn(answer(['a=1', 'sid=x=y; Path=/', 'sid2=z']), 'sid')).toBe('x=y');
    expect(cookieIn(answer(['sid=; Max-Age=0']), 'sid')).toBeUndefined();
    expect(cookieIn(answer([]), 'sid')).toBeUndefined();
  });
});

it('a session can stand in a header of its own', async () => {
  const scheme = sessions.header({ header: 'X-Session', access: (json) => json.key });
  const edge = createTestEdge(smallAdapter({}, { session: scheme }), () => Response.json({ key: 'k', satang: 1 }));
  await edge.login();
  await edge.client.call(walletBalance, {});
  expect(edge.requests[1]?.headers.get('X-Session')).toBe('k');
});

describe('pages behind cursors', () => {
  const rows = [1, 2, 3, 4, 5];
  const logins = cursorPages('memberLogins', {
    to: 'GET /logins',
    most: 4,
    cursor: ({ next }) => next,
    rows: ({ items }) => items as readonly number[],
    answer: async ({ rows: own, totalPages, all, input }) => {
      const sum = input.pageSize === 2 ? (await all()).length : 0;
      return { refused: 'record_not_found', detail: { own, totalPages, sum } };
    },
  });
  const ask = async (pageNo: number, pageSize: number) => {
    const edge = createTestEdge(smallAdapter({ memberLogins: logins }), (call, { url }) => {
      if (call === 'POST /login') return Response.json({ access: 'a' });
      const asked = new URL(url).searchParams;
      const from = Number(asked.get('cursor') ?? 0);
      const to = from + Number(asked.get('limit'));
      return Response.json({ items: rows.slice(from, to), next: to < rows.length ? String(to) : null });
    });
    await edge.login();
    return edge.client.call(memberLogins, { pageNo, pageSize, language: 'TH' } as never);
  };

  it.each([
    [1, 2, { own: [1, 2], totalPages: 2, sum: 5 }],
    [2, 2, { own: [3, 4], totalPages: 3, sum: 5 }],
    [3, 2, { own: [5], totalPages: 3, sum: 5 }],
    [4, 2, { own: [], totalPages: 3, sum: 5 }],
    [1, 5, { own: rows, totalPages: 1, sum: 0 }],
  ])('page %i of %i rows', async (pageNo, pageSize, detail) => {
    expect(await ask(pageNo, pageSize)).toMatchObject({ error: { kind: 'refused', detail } });
  });

  it('reads no more pages than it may', async () => {
    expect(await ask(5, 1)).toMatchObject({ error: { kind: 'unavailable', status: 502 } });
  });
});
