import { Amount } from '#core/components/Amount.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DepositScreenProps, OrderView, PayToView } from '../deposit.types.ts';
import { CopyLine } from './CopyLine.tsx';
import { code, pay, place, sum } from './PayTo.css.ts';

const QrCard = lazyComponent(async () => (await import('#ui/QrCard/QrCard.tsx')).QrCard);

interface PayToProps extends Pick<DepositScreenProps, 'onCopy' | 'onSaveCode'> {
  order: OrderView;
}

/** Payment instructions: the amount, then the QR code, the bank account or the payment page. */
export function PayTo({ order, onCopy, onSaveCode }: PayToProps) {
  const { payTo } = order;
  const money = useMoneyText();
  const { t } = useTranslation('deposit');
  return (
    <Card padding="md">
      <div className={pay}>
        <AmountToPay order={order} />
        {payTo.kind === 'qr' && (
          <Code payTo={payTo} amount={money(order.amount)} onSave={() => onSaveCode(payTo.payload, order.reference)} />
        )}
        {payTo.kind === 'page' && <Page href={payTo.href} />}
        <FactList>
          {payTo.kind === 'transfer' && (
            <>
              <Fact label={t('waiting.bank')}>{payTo.bank}</Fact>
              <CopyLine label={t('waiting.account')} value={payTo.account} onCopy={onCopy} />
              <Fact label={t('waiting.payee')}>
                <bdi translate="no">{payTo.payee}</bdi>
              </Fact>
              <CopyLine
                label={t('waiting.amount')}
                value={payTo.exactAmount}
                shown={money(payTo.exactAmount)}
                onCopy={onCopy}
              />
              {payTo.memo !== '' && payTo.memo !== order.reference && (
                <CopyLine label={t('waiting.memo')} value={payTo.memo} onCopy={onCopy} />
              )}
            </>
          )}
          {payTo.kind === 'qr' && (
            <Fact label={t('waiting.payee')}>
              <bdi translate="no">{payTo.payee}</bdi>
            </Fact>
          )}
          {order.methodName !== '' && <Fact label={t('waiting.method')}>{order.methodName}</Fact>}
          <CopyLine
            label={t('waiting.reference')}
            value={order.reference}
            shown={writtenReference(order.reference)}
            onCopy={onCopy}
          />
        </FactList>
        {payTo.kind !== 'page' && payTo.demoHref !== null && (
          <Link href={payTo.demoHref} newTab={t('waiting.newTab')} size="touch">
            {t('waiting.demo')}
          </Link>
        )}
      </div>
    </Card>
  );
}

function AmountToPay({ order }: Pick<PayToProps, 'order'>) {
  const { t } = useTranslation('deposit');
  return (
    <div className={sum}>
      <Text size="sm" tone="muted">
        {t('waiting.amount')}
      </Text>
      <Amount size="xl" value={order.amount} />
      {order.payTo.kind === 'transfer' && <Text size="sm">{t('waiting.exactly')}</Text>}
    </div>
  );
}

interface CodeProps {
  payTo: Extract<PayToView, { kind: 'qr' }>;
  amount: string;
  onSave: () => Promise<boolean>;
}

function Code({ payTo, amount, onSave }: CodeProps) {
  const { t } = useTranslation('deposit');
  return (
    <div className={code}>
      <div className={place}>
        <LazySection placeholder={<LoadingNote />}>
          <QrCard
            value={payTo.payload}
            label={t('waiting.qr', { amount, payee: payTo.payee })}
            saveLabel={t('waiting.save')}
            savedLabel={t('waiting.saved')}
            failedLabel={t('waiting.saveFailed')}
            onSave={onSave}
          />
        </LazySection>
      </div>
      <Text size="sm">{t('waiting.qrSteps')}</Text>
    </div>
  );
}

function Page({ href }: { href: string | null }) {
  const { t } = useTranslation('deposit');
  if (href === null) return <Text>{t('waiting.noAddress')}</Text>;
  return (
    <>
      <Text size="sm">{t('waiting.openText')}</Text>
      <ButtonLink href={href} newTab={t('waiting.newTab')} tone="money" fullWidth>
        {t('waiting.open')}
      </ButtonLink>
    </>
  );
}
