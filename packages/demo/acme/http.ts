import { hourMs } from '#text/durations.ts';
import type { Member, World } from './world.ts';

export interface Text {
  readonly th: string;
  readonly en: string;
}

/** A call of the platform, as a handler gets it. */
export interface Call {
  readonly world: World;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly sid: string;
  /** @throws Refused without a session, or for a change without its CSRF header */
  readonly member: () => Member;
  readonly say: (text: Text) => string;
}

/** Answers the value of a call, which is sent as it is; a `Response` as a whole. */
type Handler = (call: Call) => unknown;
/** Handlers by method and path, such as `GET /payments/{reference}`. */
export type Routes = Readonly<Record<string, Handler>>;

/** An error of the platform: `{ error: { code, text, data? } }` with its status. */
class Refused extends Error {
  readonly answer: (say: Call['say']) => Response;

  constructor(code: string, answer: Refused['answer']) {
    super(code);
    this.answer = answer;
  }
}

export const refusal = (status: number, code: string, th: string, en: string, data?: object, headers?: HeadersInit) =>
  new Refused(code, (say) =>
    Response.json(
      { error: { code, text: say({ th, en }), ...(data && { data }) } },
      { status, ...(headers && { headers }) },
    ),
  );
export const noSession = (): Refused => refusal(401, 'session_over', 'กรุณาเข้าสู่ระบบ', 'Please log in');
export const notFound = (): Refused => refusal(404, 'no_such_thing', 'ไม่พบรายการนี้', 'There is no such thing');
export const outOfRange = (): Refused => refusal(422, 'range', 'จำนวนเงินอยู่นอกช่วง', 'The amount is out of range');
export const tooLate = (): Refused => refusal(409, 'too_late', 'รายการนี้จบแล้ว', 'This has ended');
const malformed = (field: string): Refused =>
  refusal(422, 'malformed', 'ข้อมูลไม่ถูกต้อง', 'This cannot be read', { field });

/** A moment in Thai time, such as `2026-11-21T19:00:00+07:00`. */
export const thaiTime = (ms: number): string => `${new Date(ms + 7 * hourMs).toISOString().slice(0, 19)}+07:00`;

export function textOf({ body }: Call, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || value === '') throw malformed(field);
  return value;
}

/** A sum in the body or the query, in whole satang. */
export function satangOf({ body, query }: Call, field: string): number {
  const value = body[field] ?? Number(query.get(field) ?? Number.NaN);
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) throw malformed(field);
  return value;
}

/** What of these belongs to the caller, newest first. */
export const own = <Row extends { readonly memberId: string }>({ member }: Call, rows: Iterable<Row>): readonly Row[] =>
  [...rows].filter(({ memberId }) => memberId === member().id).toReversed();

/** What of these the path names. What belongs to others is as absent. */
export function named<Row extends { readonly memberId: string; readonly reference: string }>(
  call: Call,
  rows: readonly Row[],
): Row {
  const found = own(call, rows).find(({ reference }) => reference === call.path['reference']);
  if (found === undefined) throw notFound();
  return found;
}

/** One page of a list, with the cursor of the next one: the place where it begins, in a form that says nothing. */
export function pageOf<Row>({ query }: Call, rows: readonly Row[], show: (row: Row) => unknown) {
  const cursor = query.get('cursor');
  const start = cursor === null ? 0 : Number(/^c(\d+)$/.exec(cursor)?.[1]);
  const end = start + Math.min(Number(query.get('limit') ?? 20), 50);
  if (!(end > start)) throw malformed('cursor');
  return { items: rows.slice(start, end).map(show), next_cursor: end < rows.length ? `c${end}` : null };
}

/** Whether a moment is in the days of the query, both included. */
export function daysOf({ query }: Call): (at: number) => boolean {
  const from = Date.parse(`${query.get('from') ?? '2000-01-01'}T00:00:00+07:00`);
  const to = Date.parse(`${query.get('to') ?? '2999-12-31'}T23:59:59.999+07:00`);
  return (at) => at >= from && at <= to;
}

/** Calls the handler that fits method and path, and writes what it answers. */
export async function dispatch(routes: Routes, world: World, base: string, request: Request): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const say: Call['say'] = (text) => (request.headers.get('Accept-Language')?.startsWith('en') ? text.en : text.th);
  const [, sid = ''] = /(?:^|; )sid=([\w-]+)/.exec(request.headers.get('Cookie') ?? '') ?? [];
  const member = (): Member => {
    const session = world.sessions.get(sid);
    const found = world.members.find(({ id }) => id === session?.memberId);
    if (!session || !found || world.now() >= session.accessUntil) throw noSession();
    if (request.method !== 'GET' && request.headers.get('X-Csrf') !== session.csrf) {
      throw refusal(403, 'csrf', 'คำขอไม่ถูกต้อง', 'The request is not from this site');
    }
    return found;
  };
  try {
    for (const [route, handler] of Object.entries(routes)) {
      const path = match(route, `${request.method} ${pathname.slice(base.length)}`);
      if (path === null) continue;
      const value = await handler({ world, path, query, body: await readBody(request), sid, member, say });
      if (value instanceof Response) return value;
      return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
    }
    throw notFound();
  } catch (error) {
    if (error instanceof Refused) return error.answer(say);
    throw error;
  }
}

/** The values of `{name}` in a route that fits. */
const match = (route: string, asked: string): Record<string, string> | null =>
  new RegExp(`^${route.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(asked)?.groups ??
  (route === asked ? {} : null);

async function readBody(request: Request): Promise<Call['body']> {
  const text = await request.text();
  const value: unknown = await new Response(text || '{}').json().catch(() => null);
  if (typeof value !== 'object' || value === null) throw malformed('body');
  return value as Call['body'];
}
