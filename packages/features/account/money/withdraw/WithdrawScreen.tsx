import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wordOf } from '#api/open.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { FlowUnknown } from '#core/flow/FlowUnknown.tsx';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { screen } from '../orders/screen.css.ts';
import { OrderSkeleton } from './parts/OrderSkeleton.tsx';
import { WithdrawArea } from './parts/WithdrawArea.tsx';
import type { WithdrawScreenProps } from './withdraw.types.ts';

// Apart from the form: what a player reads below it, or needs only after filling it in.
const Withdrawals = lazyComponent(async () => (await import('./parts/Withdrawals.tsx')).Withdrawals);
const EndedTurnovers = lazyComponent(async () => (await import('./parts/EndedTurnovers.tsx')).EndedTurnovers);
const ConfirmWithdrawal = lazyComponent(async () => (await import('./parts/ConfirmWithdrawal.tsx')).ConfirmWithdrawal);
const OrderView = lazyComponent(async () => (await import('./parts/OrderView.tsx')).OrderView);

/** Withdrawal page (MEM-02c): what can leave, where to, how much; and each withdrawal until it has arrived (MEM-05). */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { step, options, password, draft, CountedBets } = props;
  const { t } = useTranslation('withdraw');
  const root = useRef<HTMLDivElement>(null);
  const [counted, setCounted] = useState<string | null>(null);
  const asked = usePresence(counted);
  useEffect(() => {
    // Ready when a withdrawal is made, so that its heading can take the focus at once.
    void OrderView.preload();
  }, []);
  useFocusOnChange(root, keyOf(step));
  return (
    <div className={screen}>
      <div ref={root}>{renderStep(props, setCounted)}</div>
      {step.kind === 'order' ? (
        <Link href={props.listHref} size="touch">
          {t('toList')}
        </Link>
      ) : (
        <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
          <Withdrawals
            withdrawals={props.withdrawals}
            pageNo={props.pageNo}
            orderHref={props.orderHref}
            onPage={props.onPage}
          />
          <EndedTurnovers TurnoverHistory={props.TurnoverHistory} onCounted={setCounted} />
        </LazySection>
      )}
      {asked !== null && (
        <LazyDialogSection open={counted !== null} onClose={() => setCounted(null)}>
          <CountedBets requirementId={counted} onClose={() => setCounted(null)} />
        </LazyDialogSection>
      )}
      {password.state.status === 'ready' && options.status === 'ready' && (
        <LazyDialogSection open={draft !== null} onClose={props.onDismiss}>
          <ConfirmWithdrawal
            draft={draft}
            quote={props.entry.quote}
            factors={options.value.factors}
            password={password}
            passwordState={password.state.value}
            onConfirm={props.onConfirm}
            onDismiss={props.onDismiss}
            onSupport={props.onSupport}
          />
        </LazyDialogSection>
      )}
    </div>
  );
}

/** Identifies what the step shows. */
const keyOf = (step: WithdrawScreenProps['step']): string => {
  if (step.kind !== 'order') return step.kind;
  return step.order.status === 'ready' ? `${step.order.value.reference} ${wordOf(step.order.value.status)}` : 'loading';
};

function renderStep(props: WithdrawScreenProps, onCounted: (requirementId: string) => void): ReactNode {
  const { step, options, entry, onSupport } = props;
  switch (step.kind) {
    case 'unknown':
      return <FlowUnknown of="withdraw" flow={props.flow} onSupport={onSupport} />;
    case 'order':
      return (
        <Order
          order={step.order}
          recordsHref={props.recordsHref}
          askHref={props.askHref}
          onCopy={props.onCopy}
          onCancel={props.onCancel}
          onReceipt={props.onReceipt}
          onUpload={props.onUpload}
          onSupport={onSupport}
        />
      );
    case 'form':
      return (
        <WithdrawArea
          options={options}
          bankAccounts={props.bankAccounts}
          password={props.password}
          // While a draft is confirmed, its fee stands in the confirmation.
          entry={props.draft === null ? entry : { ...entry, quote: null }}
          Position={props.Position}
          onCounted={onCounted}
          orderHref={props.orderHref}
          onSupport={onSupport}
        />
      );
  }
}

type OrderProps = Pick<
  WithdrawScreenProps,
  'recordsHref' | 'askHref' | 'onCopy' | 'onCancel' | 'onReceipt' | 'onUpload' | 'onSupport'
> &
  Pick<Extract<WithdrawScreenProps['step'], { kind: 'order' }>, 'order'>;

function Order(props: OrderProps) {
  const { order, recordsHref, askHref, onCopy, onCancel, onReceipt, onUpload, onSupport } = props;
  const { t } = useTranslation('withdraw');
  if (order.status === 'loading') return <OrderSkeleton />;
  if (order.status === 'failed') return <FailedState level={3} title={t('order.failed')} failed={order} />;
  return (
    <LazySection placeholder={<OrderSkeleton />}>
      <OrderView
        key={order.value.reference}
        order={order.value}
        outdated={order.outdated === true}
        recordsHref={recordsHref}
        askHref={askHref}
        onCopy={onCopy}
        onCancel={onCancel}
        onReceipt={onReceipt}
        onUpload={onUpload}
        onSupport={onSupport}
      />
    </LazySection>
  );
}
