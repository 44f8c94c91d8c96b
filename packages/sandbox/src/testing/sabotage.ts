import type * as v from 'valibot';
import { type OperationId, operations } from '#api/operations.ts';

/** How answers are spoiled, or what a platform forgets. */
export const sabotages = [
  'field removed',
  'other type',
  'number for an amount',
  'other code',
  'wrong envelope',
  '200 instead of 401',
  'key ignored',
  'Cache-Control missing',
  'clock five minutes wrong',
  'page repeated',
  'foreign reference answered',
] as const;
export type Sabotage = (typeof sabotages)[number];

type Send = (address: string, init: RequestInit) => Promise<Response>;

/** The parts of a valibot schema that are read here. */
interface Node extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly getter?: () => Node;
  readonly pipe?: readonly { readonly message?: unknown }[];
  readonly fallback?: unknown;
}
/** The way to a place in an answer; `null` stands for each entry of a list. */
type Way = readonly (string | null)[];

/** Kinds of schemas that no list is a value of. */
const leaves: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'picklist', 'literal', 'union']);
const absentTypes: ReadonlySet<string> = new Set(['optional', 'nullish', 'exact_optional', 'unknown', 'any']);

/** The places in a value where a schema allows a fault of this kind to be planted. */
function waysFor(kind: Sabotage, schema: v.GenericSchema, value: unknown, way: Way = []): readonly Way[] {
  const node: Node = schema;
  if (value === null || value === undefined || node.fallback !== undefined) return [];
  if (node.wrapped) return waysFor(kind, node.wrapped, value, way);
  if (node.getter) return waysFor(kind, node.getter(), value, way);
  if (node.item) return Array.isArray(value) ? waysFor(kind, node.item, value[0], [...way, null]) : [];
  if (node.entries) {
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.entries(node.entries).flatMap(([name, entry]) => {
      const removable = kind === 'field removed' && name in fields && !absentTypes.has(entry.type);
      return [...(removable ? [[...way, name]] : []), ...waysFor(kind, entry, fields[name], [...way, name])];
    });
  }
  const isAmount = node.pipe?.some(({ message }) => message === 'decimal amount') === true;
  const fits = kind === 'other type' ? leaves.has(node.type) : kind === 'number for an amount' && isAmount;
  return fits && way.length > 0 ? [way] : [];
}

function spoil(value: unknown, [key, ...rest]: Way, kind: Sabotage): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  const parts = value as Record<string, unknown>;
  for (const name of key === null ? Object.keys(parts) : [key]) {
    if (!(name in parts)) continue;
    if (rest.length > 0) spoil(parts[name], rest, kind);
    else if (kind === 'field removed') delete parts[name];
    else if (parts[name] !== null) parts[name] = kind === 'other type' ? ['odd'] : 5;
  }
}

const placeOf = (way: Way): string =>
  way.map((key, at) => (key === null ? '[]' : `${at > 0 ? '.' : ''}${key}`)).join('');
const idsByCall = new Map<string, OperationId>(
  Object.values(operations).map(({ id, method, path }) => [`${method} ${path}`, id]),
);

/** The kinds of which each operation gets one. */
const ofValues = ['field removed', 'other type', 'number for an amount', 'wrong envelope'] as const;

export interface SabotageOptions {
  readonly kinds: readonly Sabotage[];
  /** Places that stay whole, because the rest could not be asked without them. */
  readonly spares: (id: OperationId, place: string) => boolean;
  /** Reads of which what belongs to the first session is shown to others. */
  readonly owned?: ReadonlySet<string>;
}

/** Plants faults in the answers of a platform, wherever the contract's schemas allow it. */
export function createSabotage(send: Send, { kinds, spares, owned }: SabotageOptions) {
  /** What was planted, as `operation place`. */
  const planted = new Set<string>();
  const plans = new Map<OperationId, readonly [kind: Sabotage, way: Way]>();
  const keys = new Set<string>();
  const has = (kind: Sabotage): boolean => kinds.includes(kind);
  let owner: string | null = null;

  /** What an operation gets: always the same, and others something else. */
  function planOf(id: OperationId, value: unknown): readonly [kind: Sabotage, way: Way] | undefined {
    const known = plans.get(id);
    const all = ofValues.filter(has).flatMap((kind) => {
      const ways = kind === 'wrong envelope' ? [[]] : waysFor(kind, operations[id].output, value);
      const free = ways.filter((way) => !spares(id, placeOf(way)));
      const way = free[numberOf(id) % free.length];
      return way ? [[kind, way] as const] : [];
    });
    const plan = known ?? all[numberOf(id) % all.length];
    if (plan && !known) plans.set(id, plan);
    return plan;
  }

  async function answered(id: OperationId, address: string, init: RequestInit): Promise<Response> {
    const response = await send(address, init);
    const headers = new Headers(response.headers);
    if (has('Cache-Control missing') && operations[id].effect === 'read') {
      planted.add(`${id} Cache-Control`);
      headers.delete('Cache-Control');
    }
    const body = (await response.json()) as Record<string, unknown>;
    const { success, value } = body;
    const answer = (json: unknown, status = response.status) => new Response(JSON.stringify(json), { status, headers });
    if (has('200 instead of 401') && response.status === 401) {
      planted.add(`${id} status without a session`);
      return answer({ success: true, value: {}, message: null, code: null }, 200);
    }
    if (has('other code') && success === false && response.status !== 401) {
      planted.add(`${id} code`);
      return answer({ ...body, code: 'odd_code' });
    }
    if (has('clock five minutes wrong') && id === 'systemStatus') {
      planted.add(`${id} serverTime`);
      const { serverTime } = value as { readonly serverTime: string };
      const wrong = new Date(Date.parse(serverTime) + 5 * 60_000).toISOString();
      return answer({ ...body, value: { ...(value as object), serverTime: wrong } });
    }
    const plan = success === true ? planOf(id, value) : undefined;
    if (!plan) return answer(body);
    const [kind, way] = plan;
    planted.add(`${id} ${kind === 'wrong envelope' ? 'success' : placeOf(way)}`);
    if (kind === 'wrong envelope') return answer({ ok: true, data: value });
    spoil(value, way, kind);
    return answer(body);
  }

  const fetch: Send = async (address, init) => {
    const { pathname, searchParams } = new URL(address);
    const id = idsByCall.get(`${init.method} ${pathname}`);
    if (id === undefined) return send(address, init);
    const headers = new Headers(init.headers);
    const token = headers.get('Authorization');
    owner ??= token;
    if (has('foreign reference answered') && owned?.has(id) && owner !== null && token !== null && token !== owner) {
      headers.set('Authorization', owner);
      const own = await send(address, { ...init, headers });
      const { success } = (await own.clone().json()) as { readonly success: boolean };
      if (success) planted.add(id);
      return own;
    }
    const key = headers.get('Idempotency-Key');
    if (has('key ignored') && key !== null) {
      if (keys.has(key)) planted.add(`${id} the same key again`);
      keys.add(key);
      headers.set('Idempotency-Key', crypto.randomUUID());
      return send(address, { ...init, headers });
    }
    if (has('page repeated') && searchParams.get('pageNo') === '2') {
      const first = await send(address.replace('pageNo=2', 'pageNo=1'), init);
      const [one, other] = await Promise.all([first.clone().text(), (await send(address, init)).text()]);
      if (one !== other) planted.add(`${id} pageNo`);
      return first;
    }
    return answered(id, address, init);
  };
  return { fetch, planted };
}

const numberOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
