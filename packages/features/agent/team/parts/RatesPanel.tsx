import type { DownlineDetail } from '#api/agentTeam.ts';
import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ownRatesOf, textsOf } from '../../rates/rates.model.ts';
import type { AccountViewProps } from '../team.types.ts';
import { RatesForm } from './RatesForm.tsx';

interface RatesPanelProps extends Pick<AccountViewProps, 'canLowerRates' | 'Templates' | 'onRates'> {
  detail: DownlineDetail;
}

/** Sets the rates of an account of the direct downline. */
export function RatesPanel({
  detail: { downline, ownRates, pendingRates },
  canLowerRates,
  Templates,
  onRates,
}: RatesPanelProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentTeam');
  const current = textsOf(downline.rates);
  return (
    <RatesForm
      own={ownRatesOf(ownRates)}
      first={{ ...current, ...textsOf(pendingRates?.rates ?? []) }}
      least={canLowerRates ? {} : current}
      Templates={Templates}
      onRates={onRates}
    >
      <Text size="sm" tone="muted">
        {t(canLowerRates ? 'ratesText' : 'ratesOnlyUp')}
      </Text>
      {pendingRates !== null && (
        <Text size="sm">
          {t('pending', {
            time: formatMoment(Date.parse(pendingRates.from), language),
            rates: pendingRates.rates
              .map(({ gameType, rate }) =>
                t('rateOf', {
                  name: typeof gameType === 'string' ? t(`common:gameTypes.${gameType}`) : wordOf(gameType),
                  rate,
                }),
              )
              .join(' · '),
          })}
        </Text>
      )}
    </RatesForm>
  );
}
