import { wordOf } from '#api/open.ts';
import type { MemberTransferEntry } from '#api/transfers.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OrderList } from '../../orders/OrderList.tsx';
import { entry, side, textColumn } from '../../orders/orders.css.ts';
import type { UplineScreenProps } from '../upline.types.ts';

type TransfersProps = Pick<UplineScreenProps, 'transfers' | 'pageNo' | 'onPage'>;

/** The player's transfers in both directions, newest first. */
export function Transfers({ transfers, pageNo, onPage }: TransfersProps) {
  const { t } = useTranslation('upline');
  return (
    <OrderList words={(of) => t(`list.${of}`)} orders={transfers} pageNo={pageNo} onPage={onPage}>
      {(transfer) => <Entry key={transfer.reference} transfer={transfer} />}
    </OrderList>
  );
}

function Entry({ transfer }: { transfer: MemberTransferEntry }) {
  const language = useLanguage();
  const { t } = useTranslation('upline');
  const { direction, nickname, account, amount, at, reference, remark } = transfer;
  const party = t('party', { nickname, account });
  return (
    <li className={entry}>
      <span className={textColumn}>
        <span>
          {direction === 'in' || direction === 'out'
            ? t(`list.${direction}`, { party })
            : t('list.other', { direction: wordOf(direction), party })}
        </span>
        <Text as="span" size="sm" tone="muted" numeric>
          <span>{`${formatMoment(Date.parse(at), language)} · `}</span>
          <span translate="no">{writtenReference(reference)}</span>
        </Text>
        {remark !== '' && (
          <Text as="span" size="sm">
            {remark}
          </Text>
        )}
      </span>
      <span className={side}>
        {direction === 'in' || direction === 'out' ? (
          <Amount sign="always" value={direction === 'out' ? `-${amount}` : amount} />
        ) : (
          <Amount value={amount} />
        )}
      </span>
    </li>
  );
}
