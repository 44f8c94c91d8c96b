import { CircleHelp } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import type { Amount } from '#api/primitives.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { OutcomePanel } from '../components/OutcomePanel.tsx';
import type { Repeats } from '../data/moneyIntent.ts';
import { useMoneyText } from '../format/useMoneyText.ts';
import { type FlowValues, type UnknownNamespace, useTextOf } from './flowWords.ts';

export interface FlowUnknownProps {
  /** The namespace that words it: `unknown.title`, `text`, `check`, `checking`, and what a check does (`byKey`, `afterLookUp`, or `safe`). */
  of: UnknownNamespace;
  /** What the words name besides `{amount}`. */
  values?: FlowValues | undefined;
  /** The sum that may have moved: `{amount}`. */
  amount?: Amount;
  /** In place of `unknown.text`. */
  text?: string | undefined;
  error: ApiError;
  repeats: Repeats;
  /** The check is running. */
  busy: boolean;
  /** @default false */
  takesFocus?: boolean;
  onRepeat: () => void;
  /** Opens customer service (`support`); undefined where the page has no way there. */
  onSupport?: (() => void) | undefined;
}

/**
 * Shown after a lost answer: money may have moved. Offers a check that never moves it again, where the platform can be
 * asked. Announces that the check runs, and why there is still no answer.
 */
export function FlowUnknown(props: FlowUnknownProps) {
  const { of, amount, text, error, repeats, busy, takesFocus = false, onRepeat, onSupport } = props;
  const textOf = useTextOf(of);
  const money = useMoneyText();
  const values = { ...props.values, ...(amount !== undefined && { amount: money(amount) }) };
  const errorText = useErrorText();
  const canCheck = repeats !== 'never';
  const said = text ?? textOf('unknown.text', values);
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
              <Button busy={busy} onClick={onRepeat}>
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
        <Text size="sm">{busy && canCheck ? textOf('unknown.checking') : errorText(error)}</Text>
      </div>
    </OutcomePanel>
  );
}
