import type { MoneyFactor, PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { ConfirmMoney } from '#core/flow/ConfirmMoney.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import type { WithdrawEntry, WithdrawScreenProps } from '../withdraw.types.ts';
import { QuoteLines } from './QuoteLines.tsx';

interface ConfirmWithdrawalProps
  extends
    Pick<WithdrawScreenProps, 'draft' | 'password' | 'onConfirm' | 'onDismiss' | 'onSupport'>,
    Pick<WithdrawEntry, 'quote'> {
  factors: readonly MoneyFactor[];
  passwordState: PaymentPasswordStateValue;
}

/** Asks before a withdrawal: to whom, how much, fee, what arrives and when, and the payment password. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { draft, quote } = props;
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  const errorText = useRefusalText('withdraw');
  // Keeps its texts during the exit animation.
  const shown = usePresence(draft);
  const { amount = '0', to } = shown ?? {};
  return (
    <ConfirmMoney
      asking={draft !== null}
      title={t('confirm.title')}
      submitLabel={t('confirm.do', { amount: money(amount) })}
      nothingMoved={t('nothingMoved')}
      // What arrives is part of what the player agrees to.
      ready={quote?.status === 'ready' && !quote.refreshing}
      factors={props.factors}
      password={props.password}
      passwordState={props.passwordState}
      errorText={errorText}
      onConfirm={props.onConfirm}
      onDismiss={props.onDismiss}
      onSupport={props.onSupport}
    >
      {to !== undefined && (
        <FactList>
          <Fact label={t('confirm.to')}>{to.name}</Fact>
          {to.number !== '' && (
            <Fact label={t('confirm.number')} translate="no">
              {to.number}
            </Fact>
          )}
          {to.holder !== '' && (
            <Fact label={t('confirm.holder')} translate="no">
              <bdi>{to.holder}</bdi>
            </Fact>
          )}
          <Fact label={t('confirm.amount')} translate="no">
            {money(amount)}
          </Fact>
        </FactList>
      )}
      <QuoteLines quote={quote} />
      <Text size="sm">{t('confirm.text')}</Text>
    </ConfirmMoney>
  );
}
