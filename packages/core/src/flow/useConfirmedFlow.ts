import { useState } from 'react';
import { ok } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import type { MoneyFactor } from '#api/paymentPassword.ts';
import type { Sent } from '../forms/useForm.ts';
import type { FactorValues } from '../stepUp/factors.ts';
import { useSendWithProof } from '../stepUp/useProof.ts';
import { type MoneyFlow, type MoneyFlowOptions, useMoneyFlow } from './useMoneyFlow.ts';

/** What `ConfirmMoney` asks, and what comes of it. */
export interface Confirmation<Draft> {
  /** What the player is asked to confirm; null for nothing. */
  readonly draft: Draft | null;
  /** Sends the draft with the player's answers to the money factors. */
  readonly onConfirm: (values: FactorValues) => Promise<Sent>;
  /** Leaves the draft; the form keeps its values. */
  readonly onDismiss: () => void;
}

/** A flow whose input the player confirms before it is sent. */
export interface ConfirmedFlow<Draft, Input, Value> extends Omit<MoneyFlow<Input, Value>, 'send'> {
  readonly confirmation: Confirmation<Draft>;
  /** Asks the player to confirm a draft, or another one in its place. */
  readonly ask: (draft: Draft) => void;
}

interface ConfirmedFlowOptions<Op extends AnyOperation, Draft> extends MoneyFlowOptions<Op> {
  /** What the operator asks for. */
  readonly factors: readonly MoneyFactor[];
  /** The proof stands for the player's answers, because an intent is stored until its outcome is final. */
  readonly inputOf: (draft: Draft, proof: string) => InputOf<Op>;
}

/** As `useMoneyFlow`, with a confirmation by the payment password or what the operator asks for. */
export function useConfirmedFlow<Op extends AnyOperation, Draft>(
  operation: Op,
  { factors, inputOf, onDone, ...options }: ConfirmedFlowOptions<Op, Draft>,
): ConfirmedFlow<Draft, InputOf<Op>, OutputOf<Op>> {
  const [draft, setDraft] = useState<Draft | null>(null);
  const sendWithProof = useSendWithProof();
  const { send, ...flow } = useMoneyFlow(operation, {
    ...options,
    onDone(value, input) {
      // Before what is done is shown, which takes the focus.
      setDraft(null);
      onDone?.(value, input);
    },
  });
  return {
    ...flow,
    ask(next) {
      flow.reset();
      setDraft(next);
    },
    confirmation: {
      draft,
      async onConfirm(values) {
        if (draft === null) return ok(null);
        const sent = await sendWithProof({ send, reset: flow.reset }, factors, values, (proof) =>
          inputOf(draft, proof),
        );
        if (sent.ok) setDraft(null);
        return sent;
      },
      onDismiss: () => setDraft(null),
    },
  };
}
