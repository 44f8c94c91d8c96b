import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DepositMethod, DepositStatus } from '#api/cashier.ts';
import { wordOf } from '#api/open.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { FlowUnknown } from '#core/flow/FlowUnknown.tsx';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { BalanceCard } from '../orders/BalanceCard.tsx';
import type { DepositScreenProps, OrderView } from './deposit.types.ts';
import { screen } from './DepositScreen.css.ts';
import { DepositForm, DepositFormSkeleton } from './parts/DepositForm.tsx';
import { LatestDeposits } from './parts/LatestDeposits.tsx';
import { LimitPrompt } from './parts/LimitPrompt.tsx';

const DepositLimits = lazyComponent(async () => (await import('./parts/DepositLimits.tsx')).DepositLimits);
const RequiredLimit = lazyComponent(async () => (await import('./parts/RequiredLimit.tsx')).RequiredLimit);
const WaitingOrder = lazyComponent(async () => (await import('./parts/WaitingOrder.tsx')).WaitingOrder);
const EndedOrder = lazyComponent(async () => (await import('./parts/EndedOrder.tsx')).EndedOrder);
const SlipDialog = lazyComponent(async () => (await import('./parts/SlipDialog.tsx')).SlipDialog);

/** Deposit page (MEM-02b): choose a method and an amount, pay, and follow the order until it ends. */
export function DepositScreen(props: DepositScreenProps) {
  const { step, latest } = props;
  const { t } = useTranslation('deposit');
  const root = useRef<HTMLDivElement>(null);
  const stepKey = step.kind === 'order' ? `${step.order.reference} ${wordOf(step.order.status)}` : step.kind;
  useFocusOnChange(root, stepKey);
  useFocusOnChange(root, formKeyOf(props));
  const showsForm = step.kind === 'form';
  useEffect(() => {
    // What the form leads to is there when the order is.
    if (showsForm) void WaitingOrder.preload();
  }, [showsForm]);
  const [slipOrder, setSlipOrder] = useState<OrderView | null>(null);
  // Kept for the exit animation.
  const shownSlip = usePresence(slipOrder);
  const status = step.kind === 'order' ? step.order.status : null;
  return (
    <div className={screen}>
      <VisuallyHidden>
        <span role="status">
          {status !== null &&
            (typeof status === 'string' ? t(titleOf(status)) : t('ended.other', { status: status.other }))}
        </span>
      </VisuallyHidden>
      <div ref={root}>{renderStep(props, setSlipOrder)}</div>
      <LatestDeposits latest={latest} pageNo={props.pageNo} onPage={props.onPage} onSendSlip={setSlipOrder} />
      {shownSlip && (
        <LazyDialogSection open={slipOrder !== null} onClose={() => setSlipOrder(null)}>
          <SlipDialog
            key={shownSlip.reference}
            order={shownSlip}
            open={slipOrder !== null}
            onUpload={props.onUpload}
            onSlip={props.onSlip}
            onClose={() => setSlipOrder(null)}
          />
        </LazyDialogSection>
      )}
    </div>
  );
}

/** Whether the form is open or stopped: a limit can take it away while the player stands in it. `loading` for not known. */
const formKeyOf = ({ step, play }: DepositScreenProps): string => {
  if (step.kind !== 'form' || play === null) return 'loading';
  return play.stop === null ? 'open' : 'stopped';
};

const titleOf = (status: DepositStatus) => (status === 'waiting' ? 'waiting.title' : (`ended.${status}` as const));

function renderStep(props: DepositScreenProps, onSendSlip: (order: OrderView) => void): ReactNode {
  const { step, entry, onSupport } = props;
  switch (step.kind) {
    case 'loading':
      return <DepositFormSkeleton />;
    case 'form':
      return (
        <Stack gap="md">
          <BalanceCard balance={props.held} onRefreshBalance={props.onRefreshHeld} />
          {props.play && (
            <LazySection>
              <DepositLimits play={props.play} limitsHref={props.limitsHref} recordsHref={props.recordsHref} />
            </LazySection>
          )}
          {props.asksLimit === 'optional' && props.limitsHref !== null && (
            <LimitPrompt limitsHref={props.limitsHref} onDecline={props.onDeclineLimit} />
          )}
          {props.asksLimit === 'required' && props.play && (
            <LazySection>
              <RequiredLimit
                status={props.play.status}
                attention={props.limitAttention}
                onSetLimit={props.onSetLimit}
              />
            </LazySection>
          )}
          {!props.play?.stop && (
            <Methods methods={props.methods} onSupport={onSupport}>
              {(methods) => <DepositForm methods={methods} entry={entry} onSupport={onSupport} />}
            </Methods>
          )}
          <props.Position detail="short" />
        </Stack>
      );
    case 'unknown':
      return <FlowUnknown of="deposit" flow={props.flow} onSupport={onSupport} />;
    case 'order':
      return (
        <LazySection placeholder={<DepositFormSkeleton />}>
          {step.order.status === 'waiting' ? (
            <WaitingOrder
              order={step.order}
              check={props.check}
              onCheck={props.onCheck}
              onCancel={props.onCancel}
              onCopy={props.onCopy}
              onSaveCode={props.onSaveCode}
              onSendSlip={onSendSlip}
            />
          ) : (
            <EndedOrder
              order={step.order}
              balance={props.balance}
              recordsHref={props.recordsHref}
              playHref={props.playHref}
              rewardsHref={props.rewardsHref}
              onAnother={props.onAnother}
              onSupport={onSupport}
              onSendSlip={onSendSlip}
            />
          )}
        </LazySection>
      );
  }
}

interface MethodsProps extends Pick<DepositScreenProps, 'methods' | 'onSupport'> {
  /** Renders the form once at least one method is available. */
  children: (methods: readonly DepositMethod[]) => ReactNode;
}

function Methods({ methods, onSupport, children }: MethodsProps) {
  const { t } = useTranslation('deposit');
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
            {t('common:retry')}
          </Button>
        }
      />
    );
  }
  if (methods.value.some(({ maintenance }) => !maintenance)) return children(methods.value);
  const reason = methods.value.length === 0 ? 'none' : 'allPaused';
  return (
    <Stack>
      <EmptyState
        level={3}
        title={t(reason)}
        text={t(`${reason}Text`)}
        action={onSupport && <Button onClick={onSupport}>{t('support')}</Button>}
      />
    </Stack>
  );
}
