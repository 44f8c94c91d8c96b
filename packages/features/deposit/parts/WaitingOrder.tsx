import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { OrderView } from '../deposit.model.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import { useDepositError } from '../useDepositError.ts';
import { PayTo } from './PayTo.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { actions, head, order as orderClass, said } from './WaitingOrder.css.ts';

type WaitingOrderProps = Pick<
  DepositScreenProps,
  'check' | 'currencySymbol' | 'language' | 'now' | 'onCheck' | 'onCancel' | 'onCopy' | 'onSupport'
> & { order: OrderView };

/** An order that waits: how it is paid, how long there is, and a look at whether it has come. */
export function WaitingOrder(props: WaitingOrderProps) {
  const { order, check, now, onCheck } = props;
  const { t } = useTranslation('deposit');
  return (
    <div className={orderClass}>
      <div className={head}>
        <Heading level={3} size="lg" tabIndex={-1}>
          {t('waiting.title')}
        </Heading>
        <TimeLeft until={order.expiresAt} now={now} />
      </div>
      <PayTo {...props} />
      <div className={actions}>
        <Button busy={check.busy} onClick={onCheck}>
          {t('waiting.check')}
        </Button>
        <CancelOrder {...props} />
      </div>
      <div role="status" className={said}>
        {!check.busy && check.said !== 'nothing' && (
          <Text size="sm">{t(check.said === 'failed' ? 'waiting.checkFailed' : 'waiting.notYet')}</Text>
        )}
      </div>
    </div>
  );
}

function CancelOrder({ onCancel }: Pick<WaitingOrderProps, 'onCancel'>) {
  const { t } = useTranslation('deposit');
  const errorText = useDepositError();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const cancel = async (): Promise<boolean> => {
    setFailure(null);
    const answer = await onCancel();
    if (!answer.ok) setFailure(answer.error);
    return answer.ok;
  };
  return (
    <>
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('waiting.cancel')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onBeforeOpen={() => setFailure(null)}
        tone="negative"
        title={t('waiting.cancelTitle')}
        text={t('waiting.cancelText')}
        confirmLabel={t('waiting.cancel')}
        cancelLabel={t('waiting.keep')}
        onConfirm={cancel}
      >
        {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} />}
      </ConfirmDialog>
    </>
  );
}
