import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmSending, type ConfirmTransferProps } from '#core/money/transfer/ConfirmTransfer.tsx';
import { useNow } from '#core/time/useNow.ts';
import { Fact } from '#ui/FactList/FactList.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { returnsAt } from '../../../givenEnvelopes/givenEnvelopes.model.ts';
import { useWagerText } from '../../../givenEnvelopes/parts/useWagerText.ts';
import type { ManyGifts } from '../selection.types.ts';

interface ConfirmEnvelopesProps extends ConfirmTransferProps, Pick<ManyGifts, 'days' | 'total'> {
  wagerTimes: number;
}

/** Asks before red envelopes to several accounts: how many, what leaves now in all, and the payment password. */
export function ConfirmEnvelopes({ days, total, wagerTimes, ...props }: ConfirmEnvelopesProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const words = useTranslation('agentEnvelopes').t;
  const money = useMoneyText();
  const wagerText = useWagerText();
  const known = total.status === 'ready' ? total.value : null;
  return (
    <ConfirmSending
      {...props}
      ready={known !== null}
      title={words('confirm.title')}
      submit={(amount) =>
        known === null ? t('envelope.submitAmount', { amount }) : words('submitAmount', { amount: money(known.total) })
      }
      facts={({ amount, remark }) => (
        <>
          <Fact label={t('envelope.each')} translate="no">
            {money(amount)}
          </Fact>
          {known === null ? (
            <RemoteView
              level={4}
              remote={total}
              failed={t('envelope.totalFailed')}
              skeleton={<Skeleton shape="text" />}
            >
              {() => null}
            </RemoteView>
          ) : (
            <>
              <Fact label={t('envelope.receivers')}>{formatCount(known.count, language)}</Fact>
              <Fact label={words('confirm.leaves')} translate="no">
                {money(known.total)}
              </Fact>
            </>
          )}
          <Fact label={words('confirm.back')}>{formatMoment(returnsAt(now(), days), language)}</Fact>
          <Fact label={words('wager')}>{wagerText(wagerTimes)}</Fact>
          {remark !== '' && <Fact label={words('confirm.message')}>{remark}</Fact>}
        </>
      )}
      text={t('envelope.text')}
    />
  );
}
