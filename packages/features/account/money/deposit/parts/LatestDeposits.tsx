import type { DepositStatus } from '#api/cashier.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type BadgeProps, Badge } from '#ui/Badge/Badge.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OrderList } from '../../orders/OrderList.tsx';
import { entry, side, textColumn } from '../../orders/orders.css.ts';
import type { DepositScreenProps, OrderView } from '../deposit.types.ts';
import { Slip } from './Slip.tsx';

interface LatestDepositsProps extends Pick<DepositScreenProps, 'latest' | 'pageNo' | 'onPage'> {
  onSendSlip: (order: OrderView) => void;
}

const tones: Readonly<Record<DepositStatus, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  paid: 'positive',
  expired: 'neutral',
  cancelled: 'neutral',
  rejected: 'negative',
};

/** All orders page by page, newest first, each with its status. */
export function LatestDeposits({ latest, pageNo, onPage, onSendSlip }: LatestDepositsProps) {
  const { t } = useTranslation('deposit');
  return (
    <OrderList words={(of) => t(`latest.${of}`)} orders={latest} pageNo={pageNo} onPage={onPage}>
      {(order) => <Deposit key={order.reference} order={order} onSendSlip={onSendSlip} />}
    </OrderList>
  );
}

interface DepositProps extends Pick<LatestDepositsProps, 'onSendSlip'> {
  order: OrderView;
}

function Deposit({ order, onSendSlip }: DepositProps) {
  const language = useLanguage();
  const { t } = useTranslation('deposit');
  return (
    <li className={entry}>
      <span className={textColumn}>
        <Text as="span" weight="medium">
          {order.methodName === '' ? t('submit') : order.methodName}
        </Text>
        <Text as="span" size="sm" tone="muted" numeric>
          {formatMoment(order.createdAt, language)}
        </Text>
        <Text as="span" size="sm" tone="muted" numeric translate="no">
          {order.reference}
        </Text>
        {order.status !== 'waiting' && <Slip order={order} onSend={onSendSlip} />}
      </span>
      <span className={side}>
        <Amount value={order.amount} />
        <Status status={order.status} />
      </span>
    </li>
  );
}

function Status({ status }: Pick<OrderView, 'status'>) {
  const { t } = useTranslation('deposit');
  return typeof status === 'string' ? (
    <Badge tone={tones[status]}>{t(`latest.status.${status}`)}</Badge>
  ) : (
    <Badge>{t('latest.status.other', { status: status.other })}</Badge>
  );
}
