import { useRef } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { UnknownOrder } from '../money/UnknownOrder.tsx';
import { useFocusOnChange } from '../money/useFocusOnChange.ts';
import { Blocked } from './parts/Blocked.tsx';
import { Done } from './parts/Done.tsx';
import { Receiver } from './parts/Receiver.tsx';
import { TransferForm } from './parts/TransferForm.tsx';
import { Transfers } from './parts/Transfers.tsx';
import { isClosed } from './upline.model.ts';
import type { UplineScreenProps } from './upline.types.ts';
import { screen } from './UplineScreen.css.ts';

// Apart from the form: what a player needs only after filling it in, or never.
const ConfirmTransfer = lazyComponent(
  async () => (await import('./parts/ConfirmTransfer.tsx')).ConfirmTransfer,
  'upline',
  'paymentPassword',
);
const PlayStopped = lazyComponent(async () => (await import('#core/components/PlayStopped.tsx')).PlayStopped, 'limits');

/** Transfer to the upline (MEM-02d): to whom, how much, and what was transferred. */
export function UplineScreen(props: UplineScreenProps) {
  const { info, password, step, draft, language, now, onSupport } = props;
  const { t } = useTranslation('upline');
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, step.kind);
  if (info.status === 'failed' && isClosed(info.error)) {
    return <EmptyState level={3} title={t('closed')} text={t('closedText')} />;
  }
  return (
    <div className={screen}>
      <div ref={root}>
        <Area
          info={info}
          step={step}
          form={props.form}
          failure={props.failure}
          stop={props.stop}
          busy={props.busy}
          language={language}
          turnoverHref={props.turnoverHref}
          onType={props.onType}
          onRemark={props.onRemark}
          onSubmit={props.onSubmit}
          onRepeat={props.onRepeat}
          onAgain={props.onAgain}
          onSupport={onSupport}
        />
      </div>
      <Transfers transfers={props.transfers} pageNo={props.pageNo} language={language} onPage={props.onPage} />
      {password.state.status === 'ready' && info.status === 'ready' && (
        <LazySection>
          <ConfirmTransfer
            draft={draft}
            factors={info.value.factors}
            password={password}
            passwordState={password.state.value}
            language={language}
            now={now}
            onConfirm={props.onConfirm}
            onDismiss={props.onDismiss}
            onSupport={onSupport}
          />
        </LazySection>
      )}
    </div>
  );
}

type AreaProps = Pick<
  UplineScreenProps,
  | 'info'
  | 'step'
  | 'form'
  | 'failure'
  | 'stop'
  | 'busy'
  | 'language'
  | 'turnoverHref'
  | 'onType'
  | 'onRemark'
  | 'onSubmit'
  | 'onRepeat'
  | 'onAgain'
  | 'onSupport'
>;

/** The outcome of a transfer, or what can be transferred with the form. */
function Area(props: AreaProps) {
  const { info, step, stop, language, onSupport } = props;
  const { t } = useTranslation('upline');
  if (step.kind === 'unknown') {
    const { amount, error, repeats } = step;
    return (
      <UnknownOrder
        of="upline"
        amount={amount}
        error={error}
        repeats={repeats}
        busy={props.busy}
        onRepeat={props.onRepeat}
        onSupport={onSupport}
      />
    );
  }
  if (step.kind === 'done') return <Done transfer={step.transfer} language={language} onAgain={props.onAgain} />;
  if (info.status === 'loading') return <Skeleton shape="text" lines={6} />;
  if (info.status === 'failed') return <FailedState level={3} title={t('failed')} failed={info} />;
  const { value } = info;
  return (
    <div className={screen}>
      <Receiver info={value} outdatedAt={info.outdated === true ? info.at : null} language={language} />
      {stop !== null ? (
        <LazySection>
          <PlayStopped level={3} stop={stop} language={language} />
        </LazySection>
      ) : value.blocked !== null ? (
        <Blocked
          blocked={value.blocked}
          missing={value.missing}
          language={language}
          turnoverHref={props.turnoverHref}
        />
      ) : (
        <TransferForm
          info={value}
          form={props.form}
          failure={props.failure}
          language={language}
          onType={props.onType}
          onRemark={props.onRemark}
          onSubmit={props.onSubmit}
        />
      )}
    </div>
  );
}
