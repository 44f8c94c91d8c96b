import type { GivenEnvelopeDays } from '#api/agentEnvelopes.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmMoney } from '#core/money/ConfirmMoney.tsx';
import type { ConfirmTransferProps } from '#core/money/transfer/ConfirmTransfer.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import { returnsAt } from '../givenEnvelopes.model.ts';
import { useWagerText } from './useWagerText.ts';

interface ConfirmEnvelopeProps extends ConfirmTransferProps {
  days: GivenEnvelopeDays;
  wagerTimes: number;
}

/** Asks before a red envelope: to whom, what leaves now, when it comes back, what it binds, and the payment password. */
export function ConfirmEnvelope({ days, wagerTimes, ...props }: ConfirmEnvelopeProps) {
  const { draft } = props;
  const language = useLanguage();
  const { t } = useTranslation('agentEnvelopes');
  const words = useTranslation('upline').t;
  const money = useMoneyText();
  const wagerText = useWagerText();
  const errorText = useRefusalText('upline');
  // Keeps its texts during the exit animation.
  const shown = usePresence(draft);
  return (
    <ConfirmMoney
      asking={draft !== null}
      title={t('confirm.title')}
      submitLabel={t('submitAmount', { amount: money(shown?.amount ?? '0') })}
      nothingMoved={words('nothingMoved')}
      factors={props.factors}
      password={props.password}
      passwordState={props.passwordState}
      errorText={errorText}
      onConfirm={props.onConfirm}
      onDismiss={props.onDismiss}
      onSupport={props.onSupport}
    >
      {shown !== null && (
        <FactList>
          <Fact label={t('confirm.to')}>{words('party', { ...shown.to })}</Fact>
          <Fact label={t('confirm.leaves')} translate="no">
            {money(shown.amount)}
          </Fact>
          <Fact label={t('confirm.back')}>{formatMoment(returnsAt(now(), days), language)}</Fact>
          <Fact label={t('wager')}>{wagerText(wagerTimes)}</Fact>
          {shown.remark !== '' && <Fact label={t('confirm.message')}>{shown.remark}</Fact>}
        </FactList>
      )}
      <Text size="sm">{t('confirm.text')}</Text>
    </ConfirmMoney>
  );
}
