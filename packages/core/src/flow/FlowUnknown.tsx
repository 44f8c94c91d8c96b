import { CircleHelp } from 'lucide-react';
import type { Amount } from '#api/primitives.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { OutcomePanel } from '../components/OutcomePanel.tsx';
import { pendingOf } from '../data/moneyIntent.ts';
import { useMoneyText } from '../format/useMoneyText.ts';
import { type FlowValues, type UnknownNamespace, useTextOf } from './flowWords.ts';
import type { MoneyFlow } from './useMoneyFlow.ts';

export interface FlowUnknownProps<Input> {
  /** The namespace that words it: `unknown.title`, `text`, `check`, `checking`, and what a check does (`byKey`, `afterLookUp`, or `safe`). */
  of: UnknownNamespace;
  flow: Pick<MoneyFlow<Input, unknown>, 'state' | 'repeats' | 'repeat'>;
  /** What the words name. @default the amount of the input: `{amount}` */
  valuesOf?: ((input: Input) => FlowValues) | undefined;
  /** In place of `unknown.text`. */
  unknownText?: ((input: Input) => string) | undefined;
  /** @default false */
  takesFocus?: boolean;
  /** Opens customer service (`support`); undefined where the page has no way there. */
  onSupport?: (() => void) | undefined;
}

/**
 * Shown after a lost answer: money may have moved. Offers a check that never moves it again, where the platform can be
 * asked. Announces that the check runs, and why there is still no answer. Renders nothing of any other flow.
 */
export function FlowUnknown<Input>(props: FlowUnknownProps<Input>) {
  const { of, flow, valuesOf, unknownText, takesFocus = false, onSupport } = props;
  const { state, repeats, repeat } = flow;
  const textOf = useTextOf(of);
  const money = useMoneyText();
  const errorText = useErrorText();
  const pending = pendingOf(state);
  if (pending === null) return null;
  const { amount } = pending.input as { readonly amount?: Amount };
  const values = valuesOf?.(pending.input) ?? (amount === undefined ? {} : { amount: money(amount) });
  const busy = state.status === 'sending';
  const canCheck = repeats !== 'never';
  const said = unknownText?.(pending.input) ?? textOf('unknown.text', values);
  const safe = canCheck ? (textOf(`unknown.${repeats}`, values) ?? textOf('unknown.safe', values)) : null;
  return (
    <OutcomePanel
      tone="warning"
      icon={CircleHelp}
      title={textOf('unknown.title', values) ?? ''}
      takesFocus={takesFocus}
      actions={
        (canCheck || onSupport) && (
          <>
            {canCheck && (
              <Button busy={busy} onClick={() => void repeat()}>
                {textOf('unknown.check')}
              </Button>
            )}
            {onSupport && (
              <Button tone="outline" onClick={onSupport}>
                {textOf('support')}
              </Button>
            )}
          </>
        )
      }
    >
      {said !== null && <Text>{said}</Text>}
      {safe !== null && <Text>{safe}</Text>}
      <div role="status">
        <Text size="sm">{busy && canCheck ? textOf('unknown.checking') : errorText(pending.error)}</Text>
      </div>
    </OutcomePanel>
  );
}
