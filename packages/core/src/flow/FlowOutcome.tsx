import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '#api/errors.ts';
import { Text } from '#ui/Text/Text.tsx';
import { OutcomePanel } from '../components/OutcomePanel.tsx';
import { FlowUnknown, type FlowUnknownProps } from './FlowUnknown.tsx';
import { type FlowNamespace, useTextOf } from './flowWords.ts';
import type { MoneyFlow } from './useMoneyFlow.ts';

export interface FlowOutcomeProps<Input, Value> extends Pick<
  FlowUnknownProps<Input>,
  'valuesOf' | 'unknownText' | 'onSupport'
> {
  /** The namespace that words it: `unknown.…` (see `FlowUnknown`), `refused.title`, and `refused.safe`: what has not changed. */
  of: FlowNamespace;
  flow: Pick<MoneyFlow<Input, Value>, 'state' | 'repeats' | 'acted' | 'repeat'>;
  /** Says why the platform refused. */
  errorText: (error: ApiError) => string;
  /** Shown below the reason. */
  refusedNote?: (error: ApiError) => ReactNode;
  /** The next step after a refusal. */
  refusedActions?: ReactNode;
  /** Whether `refused.safe` is true of an error. @default always */
  isSafe?: (error: ApiError) => boolean;
  /** An `OutcomePanel`, keyed by its reference: the next success takes the focus again. */
  children: (value: Value, takesFocus: boolean) => ReactNode;
}

/**
 * The outcome of the last movement of money on a page: done, refused, or not known yet. Renders nothing before, and while
 * the first attempt is running, which shows where it was started.
 */
export function FlowOutcome<Input, Value>(props: FlowOutcomeProps<Input, Value>) {
  const { of, flow, valuesOf, unknownText, errorText, refusedNote, refusedActions, isSafe, onSupport } = props;
  const { state, acted } = flow;
  const textOf = useTextOf(of);
  if (state.status === 'done') return props.children(state.value, acted);
  if (state.status === 'refused') {
    const safe = (isSafe?.(state.error) ?? true) ? textOf('refused.safe') : null;
    return (
      <OutcomePanel
        key="refused"
        tone="negative"
        icon={TriangleAlert}
        title={textOf('refused.title') ?? ''}
        takesFocus={acted}
        actions={refusedActions}
      >
        <Text>{errorText(state.error)}</Text>
        {safe !== null && <Text size="sm">{safe}</Text>}
        {refusedNote?.(state.error)}
      </OutcomePanel>
    );
  }
  return (
    <FlowUnknown
      of={of}
      flow={flow}
      valuesOf={valuesOf}
      unknownText={unknownText}
      takesFocus={acted}
      onSupport={onSupport}
    />
  );
}
