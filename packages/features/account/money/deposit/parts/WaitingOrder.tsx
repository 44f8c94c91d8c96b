import { LazyPushOffer } from '#core/app/LazyPushOffer.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { CancelOrder } from '../../orders/CancelOrder.tsx';
import type { DepositScreenProps, OrderView } from '../deposit.types.ts';
import { PayTo } from './PayTo.tsx';
import { Slip } from './Slip.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { actions, checkResult, head, order as orderClass } from './WaitingOrder.css.ts';

interface WaitingOrderProps extends Pick<
  DepositScreenProps,
  'check' | 'onCheck' | 'onCancel' | 'onCopy' | 'onSaveCode'
> {
  order: OrderView;
  onSendSlip: (order: OrderView) => void;
}

/** An unpaid order: how to pay it, the remaining time, and a status check. */
export function WaitingOrder(props: WaitingOrderProps) {
  const { order, check, onCheck, onCancel, onCopy, onSaveCode, onSendSlip } = props;
  const { t } = useTranslation('deposit');
  return (
    <div className={orderClass}>
      <div className={head}>
        <Heading level={3} size="lg" tabIndex={-1}>
          {t('waiting.title')}
        </Heading>
        <TimeLeft since={order.createdAt} until={order.expiresAt} />
      </div>
      <PayTo order={order} onCopy={onCopy} onSaveCode={onSaveCode} />
      <div className={actions}>
        <Button busy={check.busy} onClick={onCheck}>
          {t('waiting.check')}
        </Button>
        <CancelDeposit onCancel={onCancel} />
      </div>
      <div role="status" className={checkResult}>
        {!check.busy && check.result !== 'none' && (
          <Text size="sm">{t(check.result === 'failed' ? 'waiting.checkFailed' : 'waiting.notYet')}</Text>
        )}
      </div>
      <Slip order={order} onSend={onSendSlip} />
      <LazyPushOffer kind="money" />
    </div>
  );
}

function CancelDeposit({ onCancel }: Pick<WaitingOrderProps, 'onCancel'>) {
  const { t } = useTranslation('deposit');
  return (
    <CancelOrder
      texts={{
        ask: t('waiting.cancel'),
        title: t('waiting.cancelTitle'),
        text: t('waiting.cancelText'),
        confirm: t('waiting.cancel'),
        keep: t('waiting.keep'),
      }}
      errorText={useRefusalText('deposit')}
      onCancel={onCancel}
    />
  );
}
