import { useEffect, useRef } from 'react';
import type { DepositMethod } from '#api/cashier.ts';
import type { ApiError, Result } from '#api/errors.ts';
import type { Amount, OfferedLanguage } from '#api/primitives.ts';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useErrorText } from '../shared/ErrorText.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { DepositForm as FormState, OrderView } from './deposit.model.ts';
import { screen } from './DepositScreen.css.ts';
import { DepositForm, DepositFormSkeleton } from './parts/DepositForm.tsx';
import { EndedOrder } from './parts/EndedOrder.tsx';
import { LatestDeposits } from './parts/LatestDeposits.tsx';
import { UnknownOutcome } from './parts/UnknownOutcome.tsx';
import { WaitingOrder } from './parts/WaitingOrder.tsx';

/** What the player has in front of them. */
export type DepositStep =
  | { readonly kind: 'loading' }
  | { readonly kind: 'form' }
  /** The answer to a press was lost: an order may be there, or not. */
  | {
      readonly kind: 'unknown';
      readonly amount: Amount;
      readonly error: ApiError;
      readonly repeats: 'byKey' | 'afterLookUp' | 'never';
    }
  | { readonly kind: 'order'; readonly order: OrderView };

export interface DepositScreenProps {
  readonly methods: Remote<readonly DepositMethod[]>;
  readonly step: DepositStep;
  readonly latest: Remote<readonly OrderView[]>;
  readonly form: FormState;
  /** The platform said no to the last press. */
  readonly failure: ApiError | null;
  /** A press is on its way. */
  readonly busy: boolean;
  /** What came of the last look at an order that waits. */
  readonly check: { readonly busy: boolean; readonly said: 'nothing' | 'notYet' | 'failed' };
  /** After a deposit, as the platform says it since; loading until then. */
  readonly balance: Remote<Amount>;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** ms, by the platform's clock. */
  readonly now: () => number;
  readonly recordsHref: string;
  readonly onChoose: (method: DepositMethod) => void;
  readonly onType: (text: string) => void;
  /** The field was left. */
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
  /** Asks what became of a press whose answer was lost. */
  readonly onRepeat: () => void;
  readonly onCheck: () => void;
  readonly onCancel: () => Promise<Result<unknown>>;
  readonly onAnother: () => void;
  /** True once it stands in the clipboard. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Undefined where nobody answers. */
  readonly onSupport: (() => void) | undefined;
}

/** MEM-02b: choose a way and a sum, pay, and see that it has come. */
export function DepositScreen(props: DepositScreenProps) {
  const { step } = props;
  const { t } = useTranslation('deposit');
  const place = useRef<HTMLDivElement>(null);
  const key = step.kind === 'order' ? `${step.order.reference} ${step.order.status}` : step.kind;
  useFocusOnChange(place, key);
  const status = step.kind === 'order' ? step.order.status : null;
  return (
    <div className={screen}>
      <VisuallyHidden>
        <span role="status">
          {status === null ? '' : t(status === 'waiting' ? 'waiting.title' : `ended.${status}`)}
        </span>
      </VisuallyHidden>
      <div ref={place}>
        <Step {...props} />
      </div>
      <LatestDeposits {...props} />
    </div>
  );
}

function Step({ step, ...props }: DepositScreenProps) {
  switch (step.kind) {
    case 'loading':
      return <DepositFormSkeleton />;
    case 'form':
      return <Form {...props} step={step} />;
    case 'unknown':
      return <UnknownOutcome {...props} {...step} />;
    case 'order':
      return step.order.status === 'waiting' ? (
        <WaitingOrder {...props} order={step.order} />
      ) : (
        <EndedOrder {...props} order={step.order} />
      );
  }
}

function Form(props: DepositScreenProps) {
  const { methods, onSupport } = props;
  const { t } = useTranslation('deposit');
  const shared = useTranslation('shared').t;
  const errorText = useErrorText();
  if (methods.status === 'loading') return <DepositFormSkeleton />;
  if (methods.status === 'failed') {
    return (
      <ErrorState
        level={3}
        title={t('failed')}
        text={`${errorText(methods.error)} ${t('failedText')}`}
        action={
          <Button tone="outline" busy={methods.refreshing ?? false} onClick={methods.retry}>
            {shared('retry')}
          </Button>
        }
      />
    );
  }
  const open = methods.value.some(({ maintenance }) => !maintenance);
  if (open) return <DepositForm {...props} methods={methods.value} />;
  const why = methods.value.length === 0 ? 'none' : 'allPaused';
  return (
    <Stack>
      <EmptyState
        level={3}
        title={t(why)}
        text={t(`${why}Text`)}
        action={onSupport && <Button onClick={onSupport}>{t('support')}</Button>}
      />
    </Stack>
  );
}

/**
 * What was pressed is gone with the step that it belonged to: the focus goes to the title of the next one. A player who
 * is somewhere else meanwhile stays there.
 */
function useFocusOnChange(place: React.RefObject<HTMLDivElement | null>, key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    // What is loaded comes by itself, and moves nobody.
    const moved = shown.current !== key && shown.current !== 'loading';
    shown.current = key;
    const root = place.current;
    const active = document.activeElement;
    if (moved && root !== null && (active === null || active.contains(root) || root.contains(active))) {
      root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    }
  }, [key, place]);
}
