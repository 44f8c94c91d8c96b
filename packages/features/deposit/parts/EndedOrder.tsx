import { Ban, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { DepositStatus } from '#api/cashier.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { OutcomePanel } from '../../shared/OutcomePanel.tsx';
import type { OrderView } from '../deposit.model.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import { balanceLine } from './EndedOrder.css.ts';

interface EndedOrderProps extends Pick<
  DepositScreenProps,
  'balance' | 'currencySymbol' | 'language' | 'recordsHref' | 'onAnother' | 'onSupport'
> {
  order: OrderView;
}

type Unpaid = Exclude<DepositStatus, 'waiting' | 'paid'>;
const icons: Readonly<Record<Unpaid, IconDrawing>> = { expired: Hourglass, cancelled: Ban, rejected: CircleX };

/** An order that is over: what it came to, whether money has moved, and what to do next. */
export function EndedOrder(props: EndedOrderProps) {
  const { order } = props;
  if (order.status === 'paid') return <Paid {...props} />;
  return order.status === 'waiting' ? null : <NotPaid {...props} status={order.status} />;
}

function Paid({ order, recordsHref, onAnother, ...rest }: EndedOrderProps) {
  const { t } = useTranslation('deposit');
  return (
    <OutcomePanel
      tone="positive"
      icon={CircleCheck}
      title={t('ended.paid')}
      actions={
        <>
          <ButtonLink href={recordsHref} tone="soft">
            {t('ended.records')}
          </ButtonLink>
          <Button tone="outline" onClick={onAnother}>
            {t('ended.again')}
          </Button>
        </>
      }
    >
      <Money
        sign="always"
        size="xl"
        amount={order.amount}
        currency={rest.currencySymbol}
        locale={localeOf(rest.language)}
      />
      <Text>{t('ended.paidText')}</Text>
      <NewBalance {...rest} />
    </OutcomePanel>
  );
}

/** Never the one from before: it would look as if nothing had come. */
function NewBalance({
  balance,
  currencySymbol,
  language,
}: Pick<EndedOrderProps, 'balance' | 'currencySymbol' | 'language'>) {
  const { t } = useTranslation('deposit');
  if (balance.status === 'failed') return <Text>{t('ended.balanceFailed')}</Text>;
  return (
    <div className={balanceLine}>
      <span>{t('ended.balance')}</span>
      {balance.status === 'loading' ? (
        <Skeleton shape="text" size="lg" />
      ) : (
        <Money size="lg" amount={balance.value} currency={currencySymbol} locale={localeOf(language)} />
      )}
    </div>
  );
}

function NotPaid({ order, status, onAnother, onSupport }: EndedOrderProps & { status: Unpaid }) {
  const { t } = useTranslation('deposit');
  return (
    <OutcomePanel
      tone={status === 'rejected' ? 'warning' : 'neutral'}
      icon={icons[status]}
      title={t(`ended.${status}`)}
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
      <Text size="sm">{t('ended.ifPaid', { reference: order.reference })}</Text>
    </OutcomePanel>
  );
}
