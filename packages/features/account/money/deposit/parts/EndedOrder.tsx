import { Ban, CircleCheck, CircleHelp, CircleX, Hourglass } from 'lucide-react';
import type { DepositStatus } from '#api/cashier.ts';
import { wordOf } from '#api/open.ts';
import { Amount } from '#core/components/Amount.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DepositScreenProps, OrderView } from '../deposit.types.ts';
import { balanceLine } from './EndedOrder.css.ts';
import { Slip } from './Slip.tsx';

interface EndedOrderProps extends Pick<
  DepositScreenProps,
  'balance' | 'recordsHref' | 'playHref' | 'rewardsHref' | 'onAnother' | 'onSupport'
> {
  order: OrderView;
  onSendSlip: (order: OrderView) => void;
}

type Unpaid = Exclude<DepositStatus, 'waiting' | 'paid'> | 'other';
const icons: Readonly<Record<Unpaid, IconDrawing>> = {
  expired: Hourglass,
  cancelled: Ban,
  rejected: CircleX,
  other: CircleHelp,
};

/** State of an order that is not waiting for payment: the result, whether money has moved, and the next steps. */
export function EndedOrder(props: EndedOrderProps) {
  const { order, onAnother, onSupport, onSendSlip } = props;
  switch (order.status) {
    case 'waiting':
      return null;
    case 'paid':
      return <Paid {...props} />;
    default:
      return (
        <NotPaid
          order={order}
          status={typeof order.status === 'string' ? order.status : 'other'}
          onAnother={onAnother}
          onSupport={onSupport}
          onSendSlip={onSendSlip}
        />
      );
  }
}

function Paid({
  order,
  balance,
  recordsHref,
  playHref,
  rewardsHref,
  onAnother,
}: Pick<EndedOrderProps, 'order' | 'balance' | 'recordsHref' | 'playHref' | 'rewardsHref' | 'onAnother'>) {
  const { t } = useTranslation('deposit');
  const money = useMoneyText();
  return (
    <OutcomePanel
      tone="positive"
      icon={CircleCheck}
      title={t('ended.paid')}
      actions={
        <>
          <ButtonLink href={playHref}>{t('ended.play')}</ButtonLink>
          <ButtonLink href={recordsHref} tone="soft">
            {t('ended.records')}
          </ButtonLink>
          <Button tone="outline" onClick={onAnother}>
            {t('ended.again')}
          </Button>
        </>
      }
    >
      <Amount sign="always" size="xl" value={order.amount} />
      <Text>{t('ended.paidText')}</Text>
      <NewBalance balance={balance} />
      {order.bonus !== null && (
        <Text>
          <span>{t('ended.bonus', { amount: money(order.bonus) })}</span>{' '}
          {rewardsHref !== null && <Link href={rewardsHref}>{t('ended.toRewards')}</Link>}
        </Text>
      )}
    </OutcomePanel>
  );
}

/** Balance after the deposit. Never shows the previous one, which would look as if the money were missing. */
function NewBalance({ balance }: Pick<EndedOrderProps, 'balance'>) {
  const { t } = useTranslation('deposit');
  if (balance.status === 'failed') return <Text>{t('ended.balanceFailed')}</Text>;
  return (
    <div className={balanceLine}>
      <span>{t('ended.balance')}</span>
      {balance.status === 'loading' ? (
        <Skeleton shape="text" size="lg" />
      ) : (
        <Amount balance size="lg" value={balance.value} />
      )}
    </div>
  );
}

interface NotPaidProps extends Pick<EndedOrderProps, 'order' | 'onAnother' | 'onSupport' | 'onSendSlip'> {
  status: Unpaid;
}

function NotPaid({ order, status, onAnother, onSupport, onSendSlip }: NotPaidProps) {
  const { t } = useTranslation('deposit');
  return (
    <OutcomePanel
      tone={status === 'rejected' ? 'warning' : 'neutral'}
      icon={icons[status]}
      title={t(`ended.${status}`, { status: wordOf(order.status) })}
      actions={
        <>
          <Button onClick={onAnother}>{t('ended.again')}</Button>
          {onSupport && (
            <Button tone="outline" onClick={onSupport}>
              {t('support')}
            </Button>
          )}
        </>
      }
    >
      {order.reason !== '' && <Text weight="strong">{order.reason}</Text>}
      <Text>{t(`ended.${status}Text`)}</Text>
      <Slip order={order} onSend={onSendSlip} />
      <Text size="sm">{t('ended.ifPaid', { reference: writtenReference(order.reference) })}</Text>
    </OutcomePanel>
  );
}
