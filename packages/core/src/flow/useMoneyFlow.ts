import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import {
  type MoneyIntent,
  type MoneyIntentOptions,
  type MoneyIntentState,
  pendingOf,
  useMoneyIntent,
} from '../data/moneyIntent.ts';
import { usePlatform } from '../data/platform.tsx';
import { useReadAgain } from '../data/useReadAgain.ts';

/** What a flow shows: the state of its intent, and how it came about. */
export interface FlowState<Input, Value> {
  readonly state: MoneyIntentState<Input, Value>;
  readonly repeats: MoneyIntent<AnyOperation>['repeats'];
  /** Whether the player has acted since the page opened: the outcome then takes the focus. */
  readonly acted: boolean;
  /** When the last intent was done, in ms since the epoch by the platform's clock; Infinity before. */
  readonly doneAt: number;
}

/** One kind of movement of money on a page, from the click to what the page shows afterwards. */
export interface MoneyFlow<Input, Value> extends FlowState<Input, Value> {
  /** Starts an intent; ignored while another one is under way (see `MoneyIntentActions.send`). */
  readonly send: (input: Input) => Promise<MoneyIntentState<Input, Value> | undefined>;
  /** Resolves an unknown outcome without moving money twice. */
  readonly repeat: () => Promise<MoneyIntentState<Input, Value> | undefined>;
  /** Clears an outcome that is known. */
  readonly reset: () => void;
  /** Reads again what the operation changes. Only for a page that shows its outcome first (`readsAgain`). */
  readonly readAgain: () => void;
}

/** The flow of an operation. */
export type MoneyFlowOf<Op extends AnyOperation> = MoneyFlow<InputOf<Op>, OutputOf<Op>>;

export interface MoneyFlowOptions<Op extends AnyOperation> extends MoneyIntentOptions<Op> {
  /** Brings what the page shows up to an outcome, before what the operation changes is read again. */
  readonly onDone?: (value: OutputOf<Op>, input: InputOf<Op>) => void;
  /** No money moved. */
  readonly onRefused?: (error: ApiError) => void;
  /** `whenAsked`: after a success the page shows its outcome first, and then calls `readAgain`. @default 'atOnce' */
  readonly readsAgain?: 'atOnce' | 'whenAsked';
}

/**
 * Moves money by one intent at a time, and reads again what the operation changes (`Operation.changes`) once the outcome is
 * known: no page does so by itself. Nothing is read again while the outcome is unknown.
 */
export function useMoneyFlow<Op extends AnyOperation>(
  operation: Op,
  { onDone, onRefused, readsAgain = 'atOnce', ...options }: MoneyFlowOptions<Op> = {},
): MoneyFlowOf<Op> {
  const { clock } = usePlatform();
  const readAgain = useReadAgain();
  const [acted, setActed] = useState(false);
  const [doneAt, setDoneAt] = useState(Number.POSITIVE_INFINITY);
  const { state, repeats, send, repeat, reset } = useMoneyIntent(operation, options);

  function apply(outcome: typeof state | undefined, input: InputOf<Op> | undefined): typeof state | undefined {
    if (outcome?.status === 'done') {
      setDoneAt(clock.now());
      if (input !== undefined) onDone?.(outcome.value, input);
      if (readsAgain === 'atOnce') void readAgain(operation);
    }
    if (outcome?.status === 'refused') {
      onRefused?.(outcome.error);
      void readAgain(operation);
    }
    return outcome;
  }
  return {
    state,
    repeats,
    acted,
    doneAt,
    async send(input) {
      setActed(true);
      return apply(await send(input), input);
    },
    async repeat() {
      setActed(true);
      const input = pendingOf(state)?.input;
      return apply(await repeat(), input);
    },
    reset,
    readAgain: () => void readAgain(operation),
  };
}

/** The balance that was read after the last success of a flow; null until it is there. */
export const balanceAfter = (
  { doneAt }: Pick<FlowState<unknown, unknown>, 'doneAt'>,
  balance: { readonly status: string; readonly at?: number; readonly value?: { readonly sumBalance: string } },
): string | null =>
  balance.status === 'ready' && (balance.at ?? 0) >= doneAt ? (balance.value?.sumBalance ?? null) : null;
