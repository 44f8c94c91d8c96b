import type { GivenEnvelopeDays } from '#api/agentEnvelopes.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmSending, type ConfirmTransferProps } from '#core/money/transfer/ConfirmTransfer.tsx';
import { useNow } from '#core/time/useNow.ts';
import { Fact } from '#ui/FactList/FactList.tsx';
import { returnsAt } from '../givenEnvelopes.model.ts';
import { useWagerText } from './useWagerText.ts';

interface ConfirmEnvelopeProps extends ConfirmTransferProps {
  days: GivenEnvelopeDays;
  wagerTimes: number;
}

/** Asks before a red envelope: to whom, what leaves now, when it comes back, what it binds, and the payment password. */
export function ConfirmEnvelope({ days, wagerTimes, ...props }: ConfirmEnvelopeProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('agentEnvelopes');
  const words = useTranslation('upline').t;
  const money = useMoneyText();
  const wagerText = useWagerText();
  return (
    <ConfirmSending
      {...props}
      title={t('confirm.title')}
      submit={(amount) => t('submitAmount', { amount })}
      facts={({ to, amount, remark }) => (
        <>
          <Fact label={t('confirm.to')}>{words('party', { ...to })}</Fact>
          <Fact label={t('confirm.leaves')} translate="no">
            {money(amount)}
          </Fact>
          <Fact label={t('confirm.back')}>{formatMoment(returnsAt(now(), days), language)}</Fact>
          <Fact label={t('wager')}>{wagerText(wagerTimes)}</Fact>
          {remark !== '' && <Fact label={t('confirm.message')}>{remark}</Fact>}
        </>
      )}
      text={t('confirm.text')}
    />
  );
}
