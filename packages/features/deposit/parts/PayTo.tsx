import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { QrCode } from '#ui/QrCode/QrCode.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { moneyText } from '../../shared/moneyText.ts';
import type { OrderView, PayToView } from '../deposit.model.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import { CopyLine, Line } from './CopyLine.tsx';
import { code, lines, pay, sum } from './PayTo.css.ts';

type PayToProps = Pick<DepositScreenProps, 'currencySymbol' | 'language' | 'onCopy'> & { order: OrderView };

/** How the order is paid: the sum first, then the code, the account, or the page. */
export function PayTo(props: PayToProps) {
  const { order, onCopy } = props;
  const { payTo } = order;
  const { t } = useTranslation('deposit');
  return (
    <Card padding="md">
      <div className={pay}>
        <Sum {...props} />
        {payTo.kind === 'qr' && <Code {...props} payTo={payTo} />}
        {payTo.kind === 'page' && <Page payTo={payTo} />}
        <dl className={lines}>
          {payTo.kind === 'transfer' && (
            <>
              <Line label={t('waiting.bank')} value={payTo.bank} />
              <CopyLine label={t('waiting.account')} value={payTo.account} onCopy={onCopy} />
              <Line label={t('waiting.payee')} value={payTo.payee} />
              <CopyLine
                label={t('waiting.amount')}
                value={payTo.exactAmount}
                shown={moneyText(props)(payTo.exactAmount)}
                onCopy={onCopy}
              />
              {payTo.memo !== '' && payTo.memo !== order.reference && (
                <CopyLine label={t('waiting.memo')} value={payTo.memo} onCopy={onCopy} />
              )}
            </>
          )}
          {payTo.kind === 'qr' && <Line label={t('waiting.payee')} value={payTo.payee} />}
          {order.methodName !== '' && <Line label={t('waiting.method')} value={order.methodName} />}
          <CopyLine label={t('waiting.reference')} value={order.reference} onCopy={onCopy} />
        </dl>
        {payTo.kind !== 'page' && payTo.demoHref !== null && (
          <Link href={payTo.demoHref} newTab={t('waiting.newTab')} size="touch">
            {t('waiting.demo')}
          </Link>
        )}
      </div>
    </Card>
  );
}

const format = ({ currencySymbol: currency, language }: Pick<PayToProps, 'currencySymbol' | 'language'>) => ({
  currency,
  locale: localeOf(language),
});

function Sum({ order, ...rest }: PayToProps) {
  const { t } = useTranslation('deposit');
  return (
    <div className={sum}>
      <Text size="sm" tone="muted">
        {t('waiting.amount')}
      </Text>
      <Money size="xl" amount={order.amount} {...format(rest)} />
      {order.payTo.kind === 'transfer' && <Text size="sm">{t('waiting.exactly')}</Text>}
    </div>
  );
}

function Code({ payTo, order, ...rest }: PayToProps & { payTo: Extract<PayToView, { kind: 'qr' }> }) {
  const { t } = useTranslation('deposit');
  const amount = moneyText(rest)(order.amount);
  return (
    <div className={code}>
      <QrCode value={payTo.payload} label={t('waiting.qr', { amount, payee: payTo.payee })} size={200} margin={20} />
      <Text size="sm">{t('waiting.qrSteps')}</Text>
    </div>
  );
}

function Page({ payTo }: { payTo: Extract<PayToView, { kind: 'page' }> }) {
  const { t } = useTranslation('deposit');
  if (payTo.href === null) return <Text>{t('waiting.noAddress')}</Text>;
  return (
    <>
      <Text size="sm">{t('waiting.openText')}</Text>
      <ButtonLink href={payTo.href} newTab={t('waiting.newTab')} tone="money" fullWidth>
        {t('waiting.open')}
      </ButtonLink>
    </>
  );
}
