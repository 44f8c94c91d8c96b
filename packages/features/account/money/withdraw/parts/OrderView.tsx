import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import { LazyPushOffer } from '#core/app/LazyPushOffer.tsx';
import { Amount } from '#core/components/Amount.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { isZero } from '#core/money/amount.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { CancelOrder } from '../../orders/CancelOrder.tsx';
import type { WithdrawScreenProps } from '../withdraw.types.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { head } from './OrderView.css.ts';
import { Payments } from './Payments.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { area } from './WithdrawArea.css.ts';

interface OrderViewProps extends Pick<
  WithdrawScreenProps,
  'recordsHref' | 'askHref' | 'onCopy' | 'onCancel' | 'onReceipt' | 'onUpload' | 'onSupport'
> {
  order: WithdrawOrder;
  /** The last refresh failed. */
  outdated: boolean;
}

/** One withdrawal: where it is, who acts next and until when, and its payments. */
export function OrderView(props: OrderViewProps) {
  const { order, outdated, recordsHref, onCopy, onCancel, onReceipt, onUpload, onSupport } = props;
  const { t } = useTranslation('withdraw');
  const askHref = props.askHref(order.reference);
  const title = typeof order.status === 'string' ? t(`order.title.${order.status}`) : t('order.title.other');
  return (
    <div className={area}>
      <div className={head}>
        <Heading level={3} size="lg" tabIndex={-1}>
          {title}
        </Heading>
        <StatusBadge order={order} />
      </div>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      {outdated && <Text size="sm">{t('order.outdated')}</Text>}
      {order.reason !== null && order.reason !== '' && <Text weight="strong">{order.reason}</Text>}
      {(order.status === 'rejected' || order.status === 'cancelled') && <Text>{t('order.returned')}</Text>}
      <Card padding="md">
        <Details order={order} onCopy={onCopy} />
      </Card>
      <OrderTimeline order={order} />
      <Payments order={order} onReceipt={onReceipt} onUpload={onUpload} />
      {order.canCancel && <CancelWithdrawal onCancel={onCancel} />}
      <Stack gap="xs" align="start">
        <Link href={recordsHref} size="touch">
          {t('order.records')}
        </Link>
        {askHref !== null && (
          <Link href={askHref} size="touch">
            {t('order.ask')}
          </Link>
        )}
        {onSupport && (
          <Button tone="quiet" onClick={onSupport}>
            {t('support')}
          </Button>
        )}
      </Stack>
      <LazyPushOffer kind="money" />
    </div>
  );
}

function Details({ order, onCopy }: Pick<OrderViewProps, 'order' | 'onCopy'>) {
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  const { destination, amount, fee, arrives, paid, reference, createdAt } = order;
  return (
    <Stack gap="sm">
      <Amount size="xl" value={amount} />
      <FactList aria-label={t('order.facts')}>
        <Fact label={t('confirm.to')}>
          <span>{destination.name}</span> <span translate="no">{destination.number}</span>
        </Fact>
        {destination.holder !== '' && (
          <Fact label={t('confirm.holder')} translate="no">
            <bdi>{destination.holder}</bdi>
          </Fact>
        )}
        <Fact label={t('quote.fee')}>{isZero(fee) ? t('quote.free') : money(fee)}</Fact>
        <Fact label={t('quote.arrives')} translate="no">
          {money(arrives)}
        </Fact>
        {!isZero(paid) && (
          <Fact label={t('order.paid')} translate="no">
            {money(paid)}
          </Fact>
        )}
        <Fact label={t('order.asked')}>{formatMoment(Date.parse(createdAt), language)}</Fact>
        <Fact label={t('order.reference')}>
          <CopyField
            value={reference}
            shown={writtenReference(reference)}
            copyLabel={t('order.copy')}
            copiedLabel={t('order.copied')}
            failedLabel={t('order.copyFailed')}
            onCopy={onCopy}
          />
        </Fact>
      </FactList>
    </Stack>
  );
}

/** Cancels where the operator allows it. A plain question, with no offer beside it. */
function CancelWithdrawal({ onCancel }: Pick<OrderViewProps, 'onCancel'>) {
  const { t } = useTranslation('withdraw');
  return (
    <CancelOrder
      tone="quiet"
      texts={{
        ask: t('cancel.ask'),
        title: t('cancel.title'),
        text: t('cancel.text'),
        confirm: t('cancel.do'),
        keep: t('cancel.keep'),
      }}
      errorText={useRefusalText('withdraw')}
      onCancel={onCancel}
    />
  );
}
