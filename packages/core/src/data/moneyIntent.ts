import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { CallOptions, Client } from '#api/client.ts';
import { type ApiError, type Result, fail } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { randomId } from '#api/randomId.ts';
import type { Policy } from '#api/system.ts';
import { useSite } from '../site/site.ts';
import { usePlatform, useSession } from './platform.tsx';
import { type KeyValueStore, sessionStore } from './storage.ts';

/** The state of one intent to move money, from the click to the final outcome. It is a success only as `done`. */
export type MoneyIntentState<Input, Value> =
  | { readonly status: 'idle' }
  /** `pendingError`: the error of the previous attempt, whose outcome is unknown; null for the first attempt. */
  | { readonly status: 'sending'; readonly input: Input; readonly pendingError: ApiError | null }
  | { readonly status: 'done'; readonly value: Value }
  /** The platform refused: no money moved. */
  | { readonly status: 'refused'; readonly error: ApiError }
  /** No usable answer arrived: the money may have moved. */
  | { readonly status: 'unknown'; readonly error: ApiError; readonly input: Input };

/** What was sent without a usable answer, also while a repeat is running; null for any other state. */
export function pendingOf<Input>(
  state: MoneyIntentState<Input, unknown>,
): { readonly input: Input; readonly error: ApiError } | null {
  if (state.status === 'unknown') return state;
  if (state.status !== 'sending' || state.pendingError === null) return null;
  return { input: state.input, error: state.pendingError };
}

type StateOf<Op extends AnyOperation> = MoneyIntentState<InputOf<Op>, OutputOf<Op>>;

/** What a screen can do with a money intent. */
export interface MoneyIntentActions<Op extends AnyOperation> {
  /**
   * Starts an intent. Ignored while another one is being sent, and for a different input while the outcome of the last
   * one is unknown; the same input then repeats that intent.
   * @returns the resulting state; undefined when ignored
   */
  readonly send: (input: InputOf<Op>) => Promise<StateOf<Op> | undefined>;
  /**
   * Resolves an intent whose outcome is unknown, and executes it if it never reached the platform: under the same key, or
   * after looking the records up where the platform has no keys. Never moves money twice.
   */
  readonly repeat: () => Promise<StateOf<Op> | undefined>;
  /** Clears a state that is done or refused, so that the next `send` starts a new intent. */
  readonly reset: () => void;
}

/**
 * What makes repeating a money intent safe: the key, or looking the records up first (which the screen announces). `never`:
 * the screen offers no repeat and refers to the records or to customer service.
 */
export type Repeats = 'byKey' | 'afterLookUp' | 'never';

/** A money intent as a screen's hook receives it. */
export interface MoneyIntent<Op extends AnyOperation> extends MoneyIntentActions<Op> {
  readonly state: StateOf<Op>;
  readonly repeats: Repeats;
}

/**
 * Looks an intent up in the platform's records. Resolves to its value, or to null when the records have none.
 * @param since when it was first sent, in ms since the epoch by the platform's clock
 */
export type LookUp<Op extends AnyOperation> = (
  input: InputOf<Op>,
  since: number,
) => Promise<Result<OutputOf<Op> | null>>;

export interface MoneyIntentOptions<Op extends AnyOperation> {
  /** Makes repeats possible where the platform has no idempotency keys. */
  readonly lookUp?: LookUp<Op>;
}

interface MoneyIntentContext<Op extends AnyOperation> {
  readonly operation: Op;
  readonly client: Pick<Client, 'call'>;
  /** Platform time, in ms since the epoch. */
  readonly now: () => number;
  /** Stores an intent across reloads until its outcome is final. */
  readonly store: KeyValueStore;
  /** The session token. Another session neither sees nor repeats the intent. */
  readonly owner: string;
}

/** What a call depends on besides its input. Can change between two attempts. */
interface Sending<Op extends AnyOperation> extends MoneyIntentOptions<Op> {
  /** Null while the operator's setting is unknown. */
  readonly idempotency: Policy['idempotency'] | null;
}

interface Intent<Op extends AnyOperation> {
  readonly key: string;
  readonly input: InputOf<Op>;
  readonly since: number;
}

const idle = { status: 'idle' } as const;
const storedShape = v.object({ owner: v.string(), key: v.string(), input: v.unknown(), since: v.number() });

/** The intent of a session that is stored because its outcome is not final; null for none. */
export function storedIntent<Op extends AnyOperation>(
  operation: Op,
  store: KeyValueStore,
  owner: string,
): Intent<Op> | null {
  try {
    const stored = v.parse(storedShape, JSON.parse(store.get(`intent.${operation.id}`) ?? ''));
    if (stored.owner !== owner) return null;
    return { ...stored, input: v.parse(operation.input, stored.input) as InputOf<Op> };
  } catch {
    return null;
  }
}

/** Manages the intents of one operation, one at a time. The part of `useMoneyIntent` without React. */
export function createMoneyIntent<Op extends AnyOperation>(context: MoneyIntentContext<Op>) {
  const { operation, client, now, store, owner } = context;
  const storageKey = `intent.${operation.id}` as const;
  const listeners = new Set<() => void>();
  let intent = storedIntent(operation, store, owner);
  let state: StateOf<Op> =
    intent === null
      ? idle
      : { status: 'unknown', error: { kind: 'network', outcomeUnknown: true }, input: intent.input };

  function setState(next: StateOf<Op>): StateOf<Op> {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  /** Ends the intent with a final outcome and drops its key. */
  function conclude(next: StateOf<Op>): StateOf<Op> {
    intent = null;
    store.remove(storageKey);
    return setState(next);
  }

  async function attempt(current: Intent<Op>, first: boolean, sending: Sending<Op>): Promise<StateOf<Op>> {
    const { input } = current;
    setState({ status: 'sending', input, pendingError: state.status === 'unknown' ? state.error : null });
    const unknown = (error: ApiError) => setState({ status: 'unknown', error, input });
    if (!first && repeatsBy(sending) !== 'byKey') {
      const found = await (sending.lookUp?.(input, current.since) ??
        fail({ kind: 'network', outcomeUnknown: true } as const));
      if (!found.ok) return unknown(found.error);
      if (found.value !== null) return conclude({ status: 'done', value: found.value });
    }
    const answer = await client.call(operation, input, keyOptions(current.key, sending.idempotency));
    if (answer.ok) return conclude({ status: 'done', value: answer.value });
    if (isFinal(answer.error, first)) return conclude({ status: 'refused', error: answer.error });
    return unknown(answer.error);
  }

  async function guarded(current: Intent<Op>, first: boolean, sending: Sending<Op>): Promise<StateOf<Op>> {
    try {
      return await attempt(current, first, sending);
    } catch (cause) {
      // A programming error, such as an input that the contract refuses. The call may have been sent before it.
      setState({ status: 'unknown', error: { kind: 'network', outcomeUnknown: true }, input: current.input });
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
      if (intent !== null) return sameInput(intent.input, input) ? guarded(intent, false, sending) : undefined;
      v.parse(operation.input, input);
      intent = { key: randomId(), input, since: now() };
      store.set(storageKey, JSON.stringify({ owner, ...intent }));
      return guarded(intent, true, sending);
    },
    async repeat(sending: Sending<Op>): Promise<StateOf<Op> | undefined> {
      return intent === null || state.status === 'sending' ? undefined : guarded(intent, false, sending);
    },
    reset(): void {
      if (state.status === 'done' || state.status === 'refused') setState(idle);
    },
  };
}

const sameInput = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function repeatsBy<Op extends AnyOperation>({ idempotency, lookUp }: Sending<Op>): MoneyIntent<Op>['repeats'] {
  if (idempotency === 'header' || idempotency === 'body') return 'byKey';
  return lookUp === undefined ? 'never' : 'afterLookUp';
}

/** Sends the key as a header while the operator's setting is unknown: an unused header does no harm. */
const keyOptions = (key: string, idempotency: Policy['idempotency'] | null): CallOptions =>
  idempotency === 'none' ? {} : { idempotencyKey: key, ...(idempotency === 'body' && { keyIn: 'body' }) };

/**
 * Returns true when a failure proves that no money moved. For a first attempt every refusal does. For a repeat only a
 * refusal made after the platform checked the key does: maintenance and a region block come before that check, and say
 * nothing about the first attempt.
 */
function isFinal(error: ApiError, first: boolean): boolean {
  if ('outcomeUnknown' in error) return !error.outcomeUnknown;
  if (error.kind === 'cancelled') return false;
  if (first) return true;
  return error.kind === 'refused' && error.code !== 'system_maintenance' && error.code !== 'region_blocked';
}

/** The state in the document, which knows no player. */
const inDocument = (): typeof idle => idle;

/**
 * Moves money by one intent at a time. A repeat after `unknown` sends the same idempotency key with the same input, also
 * after a reload; the next intent has a new key.
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
  const [current, setCurrent] = useState(make);
  // Another session starts without the intent of the previous one.
  if (current.owner !== owner) setCurrent(make);
  const { intent } = current;
  const state = useSyncExternalStore(intent.subscribe, intent.state, inDocument);
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
