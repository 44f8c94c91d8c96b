import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { CallOptions, Client } from '#api/client.ts';
import { type ApiError, type Result, fail } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import type { Policy } from '#api/system.ts';
import { usePlatform, useSession } from './platform.tsx';
import { useSite } from './site.ts';
import { type KeyValueStore, sessionStore } from './storage.ts';

/** One wish to move money, from the press to the platform's word. Nothing has moved before it is `done`. */
export type MoneyIntentState<Input, Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly input: Input }
  | { readonly status: 'done'; readonly value: Value }
  /** The platform said no: nothing moved. */
  | { readonly status: 'refused'; readonly error: ApiError }
  /** No answer came: it may have happened all the same. */
  | { readonly status: 'unknown'; readonly error: ApiError; readonly input: Input };

type StateOf<Op extends AnyOperation> = MoneyIntentState<InputOf<Op>, OutputOf<Op>>;

export interface MoneyIntentActions<Op extends AnyOperation> {
  /**
   * The press. One that comes while another is on its way is not taken, nor is another input while the outcome of the
   * last one is unknown; the same input then repeats the wish. Answers the state it came to, undefined when not taken.
   */
  readonly send: (input: InputOf<Op>) => Promise<StateOf<Op> | undefined>;
  /**
   * Asks again what became of a wish whose outcome is unknown, and fulfils it if it was never heard: under the same key, or,
   * where the platform knows no keys, after a look at the records. It moves nothing twice.
   */
  readonly repeat: () => Promise<StateOf<Op> | undefined>;
  /** Lets go of what is done or was refused: the next press is a wish of its own. */
  readonly reset: () => void;
}

export interface MoneyIntent<Op extends AnyOperation> extends MoneyIntentActions<Op> {
  readonly state: StateOf<Op>;
  /**
   * How a repeat stays safe: by the key, by looking the records up first (to be said before the press), or not at all:
   * then none is to be offered, and the records or customer service have the truth.
   */
  readonly repeats: 'byKey' | 'afterLookUp' | 'never';
}

/**
 * Looks for what the platform made of a wish: the value, or null when there is none.
 * @param since when it was first sent, ms by the platform's clock
 */
export type LookUp<Op extends AnyOperation> = (
  input: InputOf<Op>,
  since: number,
) => Promise<Result<OutputOf<Op> | null>>;

export interface MoneyIntentOptions<Op extends AnyOperation> {
  readonly lookUp?: LookUp<Op>;
}

interface MoneyIntentContext<Op extends AnyOperation> {
  readonly operation: Op;
  readonly client: Pick<Client, 'call'>;
  /** ms by the platform's clock. */
  readonly now: () => number;
  /** Keeps a wish over a reload until its outcome is final. */
  readonly store: KeyValueStore;
  /** Whose wish it is: another session neither sees nor repeats it. */
  readonly owner: string;
}

/** What a press needs to know beside its input; it may be known better at the next one. */
interface Sending<Op extends AnyOperation> extends MoneyIntentOptions<Op> {
  /** Null while the operator's choice is not known. */
  readonly idempotency: Policy['idempotency'] | null;
}

interface Wish<Op extends AnyOperation> {
  readonly key: string;
  readonly input: InputOf<Op>;
  readonly since: number;
}

const idle = { status: 'idle' } as const;
const keptShape = v.object({ owner: v.string(), key: v.string(), input: v.unknown(), since: v.number() });

/** The wishes for one operation, one after the other; the part without React. */
export function createMoneyIntent<Op extends AnyOperation>(context: MoneyIntentContext<Op>) {
  const { operation, client, now, store, owner } = context;
  const place = `intent.${operation.id}`;
  const listeners = new Set<() => void>();
  let wish = readKept();
  let state: StateOf<Op> =
    wish === null ? idle : { status: 'unknown', error: { kind: 'network', outcomeUnknown: true }, input: wish.input };

  function readKept(): Wish<Op> | null {
    try {
      const kept = v.parse(keptShape, JSON.parse(store.get(place) ?? ''));
      if (kept.owner !== owner) return null;
      return { ...kept, input: v.parse(operation.input, kept.input) as InputOf<Op> };
    } catch {
      return null;
    }
  }

  function become(next: StateOf<Op>): StateOf<Op> {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  /** The outcome is final: the key has served. */
  function conclude(next: StateOf<Op>): StateOf<Op> {
    wish = null;
    store.remove(place);
    return become(next);
  }

  async function attempt(known: Wish<Op>, first: boolean, sending: Sending<Op>): Promise<StateOf<Op>> {
    const { input } = known;
    become({ status: 'sending', input });
    const unknown = (error: ApiError) => become({ status: 'unknown', error, input });
    if (!first && repeatsBy(sending) !== 'byKey') {
      const found = await (sending.lookUp?.(input, known.since) ??
        fail({ kind: 'network', outcomeUnknown: true } as const));
      if (!found.ok) return unknown(found.error);
      if (found.value !== null) return conclude({ status: 'done', value: found.value });
    }
    const answer = await client.call(operation, input, keyOptions(known.key, sending.idempotency));
    if (answer.ok) return conclude({ status: 'done', value: answer.value });
    if (isFinal(answer.error, first)) return conclude({ status: 'refused', error: answer.error });
    return unknown(answer.error);
  }

  async function guarded(known: Wish<Op>, first: boolean, sending: Sending<Op>): Promise<StateOf<Op>> {
    try {
      return await attempt(known, first, sending);
    } catch (cause) {
      // A mistake of ours, such as an input that the contract refuses: nobody can tell how far it came.
      become({ status: 'unknown', error: { kind: 'network', outcomeUnknown: true }, input: known.input });
      throw cause;
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async send(input: InputOf<Op>, sending: Sending<Op>): Promise<StateOf<Op> | undefined> {
      if (state.status === 'sending') return undefined;
      if (wish !== null) return sameInput(wish.input, input) ? guarded(wish, false, sending) : undefined;
      v.parse(operation.input, input);
      wish = { key: crypto.randomUUID(), input, since: now() };
      store.set(place, JSON.stringify({ owner, ...wish }));
      return guarded(wish, true, sending);
    },
    async repeat(sending: Sending<Op>): Promise<StateOf<Op> | undefined> {
      return wish === null || state.status === 'sending' ? undefined : guarded(wish, false, sending);
    },
    reset(): void {
      if (state.status === 'done' || state.status === 'refused') become(idle);
    },
  };
}

const sameInput = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function repeatsBy<Op extends AnyOperation>({ idempotency, lookUp }: Sending<Op>): MoneyIntent<Op>['repeats'] {
  if (idempotency === 'header' || idempotency === 'body') return 'byKey';
  return lookUp === undefined ? 'never' : 'afterLookUp';
}

/** Until the operator's choice is known the key travels as a header, which harms nobody. */
const keyOptions = (key: string, idempotency: Policy['idempotency'] | null): CallOptions =>
  idempotency === 'none' ? {} : { idempotencyKey: key, ...(idempotency === 'body' && { keyIn: 'body' }) };

/**
 * Does the answer say that nothing moved? The first time every refusal does. To a repeat only one that was made after a
 * look at the key does: who is not let in hears nothing of what became of the first attempt.
 */
function isFinal(error: ApiError, first: boolean): boolean {
  if ('outcomeUnknown' in error) return !error.outcomeUnknown;
  if (error.kind === 'cancelled') return false;
  if (first) return true;
  return error.kind === 'refused' && error.code !== 'system_maintenance' && error.code !== 'region_blocked';
}

/**
 * One wish to move money at a time. Its key belongs to the wish: a repeat after `unknown` sends the same one with the same
 * input, also after a reload; the next wish has another.
 */
export function useMoneyIntent<Op extends AnyOperation>(
  operation: Op,
  { lookUp }: MoneyIntentOptions<Op> = {},
): MoneyIntent<Op> {
  const { client, clock } = usePlatform();
  const owner = useSession()?.token ?? '';
  const site = useSite();
  const make = () => ({
    owner,
    intent: createMoneyIntent({ operation, client, now: clock.now, store: sessionStore, owner }),
  });
  const [held, setHeld] = useState(make);
  // Another player's wish is none of this one's.
  if (held.owner !== owner) setHeld(make);
  const { intent } = held;
  const state = useSyncExternalStore(intent.subscribe, intent.state);
  const sending: Sending<Op> = {
    idempotency: site.status === 'ready' ? site.value.policy.idempotency : null,
    ...(lookUp && { lookUp }),
  };
  return {
    state,
    repeats: repeatsBy(sending),
    send: (input) => intent.send(input, sending),
    repeat: () => intent.repeat(sending),
    reset: intent.reset,
  };
}
