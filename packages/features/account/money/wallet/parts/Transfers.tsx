import type { WalletTransferEntry } from '#api/wallets.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OrderList } from '../../orders/OrderList.tsx';
import { entry, side, textColumn } from '../../orders/orders.css.ts';
import type { SeveralWallets } from '../wallet.types.ts';

interface TransfersProps extends Pick<SeveralWallets, 'transfers' | 'pageNo' | 'onPage'> {}

const tones = { done: 'positive', pending: 'warning', returned: 'neutral' } as const;

/** What was moved between wallets, newest first. */
export function Transfers({ transfers, pageNo, onPage }: TransfersProps) {
  const { t } = useTranslation('wallet');
  return (
    <OrderList words={(of) => t(`list.${of}`)} orders={transfers} pageNo={pageNo} onPage={onPage}>
      {(transfer) => <Entry key={transfer.reference} transfer={transfer} />}
    </OrderList>
  );
}

function Entry({ transfer }: { transfer: WalletTransferEntry }) {
  const language = useLanguage();
  const { t } = useTranslation('wallet');
  const { from, to, amount, status, reference, createdAt } = transfer;
  return (
    <li className={entry}>
      <span className={textColumn}>
        <span>{t('list.sides', { from: from.name, to: to.name })}</span>
        <Text as="span" size="sm" tone="muted" numeric>
          <span>{`${formatMoment(Date.parse(createdAt), language)} · `}</span>
          <span translate="no">{writtenReference(reference)}</span>
        </Text>
      </span>
      <span className={side}>
        <Amount value={amount} />
        {typeof status === 'string' ? (
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        ) : (
          <Badge>{status.other}</Badge>
        )}
      </span>
    </li>
  );
}
