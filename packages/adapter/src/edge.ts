import * as v from 'valibot';
import type { BodyCipher } from '#api/cipher.ts';
import { describeIssues } from '#api/client.ts';
import type { Envelope } from '#api/envelope.ts';
import { isUsable } from '#api/list.ts';
import { effectPolicies } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { imageRoot } from '#api/primitives.ts';
import { idempotencyKeyOf, requestInput, tokenOf } from '#api/requestInput.ts';
import type { Adapter, Call, Mapping, Refused } from './adapter.ts';
import { type Send, exchange } from './exchange.ts';
import { type PlatformCall, createPlatformCall } from './platformCall.ts';
import { createRenewals } from './renewals.ts';
import { createSeal } from './seal.ts';
import { checkAdapter, createSiteAnswers, featureOf } from './siteAnswers.ts';
import { type Problem, Stop, stopOf } from './stop.ts';

export interface EdgeReport {
  readonly operation: OperationId;
  readonly problem: Problem;
  /** What happened, without anything personal: a status, or paths of the contract. */
  readonly text: string;
  readonly cause?: unknown;
}

export interface EdgeOptions {
  /** Opens what the site seals, with the key of its deployment. */
  readonly cipher: () => Promise<BodyCipher>;
  /** 32 bytes in base64, which seal the sessions. Of two, the first seals, and tokens of the second are still opened. */
  readonly secret: string | readonly string[];
  /** @default fetch */
  readonly send?: Send;
  /** @default nothing is reported */
  readonly report?: (report: EdgeReport) => void;
  /** ms since the epoch. */
  readonly now?: () => number;
  /** Aborts when a call has had its time, in ms. Replaced by tests. @default AbortSignal.timeout */
  readonly deadline?: (ms: number) => AbortSignal;
}

/** The part of the site's own deadline that the other platform has, so that the edge answers in time. */
const shareOfDeadline = 0.9;

const routes = new Map(
  Object.values(operations).map(({ id, method, path }): [string, OperationId] => [`${method} ${path}`, id]),
);
const paths = new Set<string>(Object.values(operations).map(({ path }) => path));

const prefixes = new Set([...paths, `${imageRoot}/`].map((path) => path.slice(0, path.indexOf('/', 1) + 1)));
/** Whether a path is one of the platform's, known or not: it begins like one of the contract, or of its pictures. */
export const isPlatformPath = (pathname: string): boolean =>
  prefixes.has(pathname.slice(0, pathname.indexOf('/', 1) + 1));

/** An operation of an adapter, as seen by code that handles any of them. */
type AnyMapping = Mapping<OperationId>;
type AnyHandler = (input: unknown, call: Call) => unknown;
type SiteAnswers = { readonly [Id in OperationId]?: (mapped: unknown, from: Headers) => unknown };

/**
 * Answers the site's calls by another platform, in the words of the contract. Nothing is kept but for renewed sessions. After
 * a call that moves money has been sent, anything but a success or a refusal that the adapter has mapped is answered with 502
 * or 504: the site then says that the outcome is unknown, and looks it up.
 * @throws AdapterError where the adapter lacks what the site cannot run without, RangeError for a secret that is none
 */
export function createEdge(adapter: Adapter, options: EdgeOptions): (request: Request) => Promise<Response> {
  const { cipher, report, now = Date.now, send = fetch, deadline = (ms: number) => AbortSignal.timeout(ms) } = options;
  checkAdapter(adapter);
  const seal = createSeal([options.secret].flat());
  const renewals = createRenewals(adapter.session, now);
  const site: SiteAnswers = createSiteAnswers(adapter, now);

  /** What the adapter makes of a call, and the edge of that where it is about the site. */
  async function answerOf(id: OperationId, input: unknown, call: PlatformCall, from: Headers): Promise<unknown> {
    const entry = adapter.operations[id] as AnyMapping | AnyHandler | undefined;
    const value =
      typeof entry === 'function' ? await entry(input, call) : entry && (await runMapping(entry, input as never, call));
    const compose = site[id];
    return compose === undefined || isRefused(value) ? value : compose(value, from);
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${imageRoot}/`)) return pictureAt(adapter, pathname);
    const id = routes.get(`${request.method} ${pathname}`);
    if (id === undefined) return refuse({ refused: 'unknown' }, paths.has(pathname) ? 405 : 404);
    const operation = operations[id];
    if (adapter.operations[id] === undefined && site[id] === undefined) return refuse(notOffered(id));

    const read = await requestInput(request, operation, cipher).then(
      (value) => ({ value }),
      () => null,
    );
    const parsed = v.safeParse(operation.input, read?.value);
    if (read === null || !parsed.success) return refuse({ refused: 'invalid_input' }, 400);

    const token = operation.auth === 'none' ? null : tokenOf(request);
    const session = token === null ? null : seal.open(token);
    if (operation.auth === 'member' && session === null) return refuse({ refused: 'unknown' }, 401);

    const timeLimit = deadline((operation.deadlineMs ?? effectPolicies[operation.effect].deadlineMs) * shareOfDeadline);
    // What is not a read goes on when the site gives up: ending it would not undo it.
    const signal = operation.effect === 'read' ? AbortSignal.any([timeLimit, request.signal]) : timeLimit;
    const call = createPlatformCall({
      adapter,
      operation,
      session,
      seal,
      renewals,
      now,
      language: request.headers.get('Accept-Language')?.slice(0, 2).toLowerCase() ?? 'th',
      idempotencyKey: idempotencyKeyOf(request, operation, read.value),
      exchange: async (to, sent) => exchange({ adapter, send, from: request.headers, signal }, to, sent),
    });
    const told = (problem: Problem, text: string, cause?: unknown): void =>
      report?.({ operation: id, problem, text, ...(cause !== undefined && { cause }) });
    try {
      const value = await answerOf(id, parsed.output, call, request.headers);
      // What was sent without an answer may have taken effect, whatever the adapter makes of it.
      if (call.lost !== null) throw call.lost;
      if (isRefused(value)) return refuse(value, 200, call.newToken());
      const checked = v.safeParse(operation.output, value);
      if (!checked.success) {
        const issues = describeIssues(checked.issues).join('; ');
        if (operation.effect !== 'read' || !isUsable(checked.issues)) throw new Stop('contract', issues);
        told('contract', issues);
      }
      return succeed(value, call.newToken());
    } catch (cause) {
      const stop = call.lost ?? stopOf(cause);
      if (stop.refused !== null) return refuse(stop.refused, 200, tokenIn(call));
      told(stop.problem, stop.message, stop.cause);
      return refuse({ refused: 'unknown' }, stop.status, {
        ...tokenIn(call),
        ...(stop.retryAfterS !== undefined && { 'Retry-After': String(stop.retryAfterS) }),
      });
    }
  };
}

/** The new token, where it can be had: what has failed is told in any case. */
function tokenIn(call: PlatformCall): Record<string, string> {
  try {
    return call.newToken();
  } catch {
    return {};
  }
}

/** Leads to a picture of the other platform. */
function pictureAt({ picture }: Adapter, pathname: string): Response {
  const url = picture?.(decodeURI(pathname.slice(imageRoot.length + 1))) ?? null;
  return url === null
    ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    : new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'public, max-age=3600' } });
}

async function runMapping(mapping: AnyMapping, input: never, call: PlatformCall): Promise<unknown> {
  const { to, query, body, headers, answer, unauthorisedMeansNothingDone } = mapping;
  const sent = await call.sendOnce(typeof to === 'function' ? to(input, call) : to, {
    path: input,
    ...(query && { query: query(input, call) }),
    ...(body && { body: body(input, call) }),
    ...(headers && { headers: headers(input, call) }),
    nothingDone: unauthorisedMeansNothingDone === true,
  });
  return answer(sent.json, call, { input, answer: sent });
}

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && typeof (value as Refused).refused === 'string';

/** FLG-02: what the adapter does not map is refused as a feature that is off. */
function notOffered(id: OperationId): Refused {
  const { refusals = [] } = operations[id] as { readonly refusals?: readonly string[] };
  const feature = featureOf(id);
  return {
    refused: refusals.includes('transfers_disabled') ? 'transfers_disabled' : 'operation_not_allowed',
    ...(feature !== undefined && { detail: { feature } }),
  };
}

const succeed = (value: unknown, headers: HeadersInit): Response =>
  envelopeOf({ success: true, value, message: null, code: null }, 200, headers);

const refuse = ({ refused, message = '', detail }: Refused, status = 200, headers: HeadersInit = {}): Response =>
  envelopeOf({ success: false, value: detail ?? null, message, code: refused }, status, headers);

const envelopeOf = (body: Envelope, status: number, headers: HeadersInit): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
