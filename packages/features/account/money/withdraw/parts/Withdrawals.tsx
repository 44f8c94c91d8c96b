import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OrderList } from '../../orders/OrderList.tsx';
import { entry, side, textColumn } from '../../orders/orders.css.ts';
import type { WithdrawScreenProps } from '../withdraw.types.ts';
import { StatusBadge } from './StatusBadge.tsx';

type WithdrawalsProps = Pick<WithdrawScreenProps, 'withdrawals' | 'pageNo' | 'orderHref' | 'onPage'>;

/** The player's withdrawals, newest first. Each leads to its timeline. */
export function Withdrawals({ withdrawals, pageNo, orderHref, onPage }: WithdrawalsProps) {
  const { t } = useTranslation('withdraw');
  return (
    <OrderList words={(of) => t(`list.${of}`)} orders={withdrawals} pageNo={pageNo} onPage={onPage}>
      {(order) => <Entry key={order.reference} order={order} href={orderHref(order.reference)} />}
    </OrderList>
  );
}

function Entry({ order, href }: { order: WithdrawOrder; href: string }) {
  const language = useLanguage();
  return (
    <li className={entry}>
      <span className={textColumn}>
        <Link href={href}>
          <span translate="no">{writtenReference(order.reference)}</span>
        </Link>
        <Text as="span" size="sm" tone="muted" numeric>
          {formatMoment(Date.parse(order.createdAt), language)}
        </Text>
        <Text as="span" size="sm" tone="muted">
          <span>{order.destination.name}</span> <span translate="no">{order.destination.number}</span>
        </Text>
      </span>
      <span className={side}>
        <Amount value={order.amount} />
        <StatusBadge order={order} />
      </span>
    </li>
  );
}
