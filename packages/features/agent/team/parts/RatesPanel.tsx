import { useState } from 'react';
import type { DownlineDetail } from '#api/agentTeam.ts';
import { fail, ok } from '#api/errors.ts';
import { wordOf } from '#api/open.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatMoment } from '#core/format/dates.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { RateFields } from '../../rates/RateFields.tsx';
import { type RateProblems, type RateTexts, checkRates, ownRatesOf, textsOf } from '../../rates/rates.model.ts';
import type { AccountViewProps } from '../team.types.ts';

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
  const shared = useTranslation('common').t;
  const errorText = useRefusalText('agentRates');
  const form = useFields<RateTexts, RateProblems>({
    ...textsOf(downline.rates),
    ...textsOf(pendingRates?.rates ?? []),
  });
  const { values: texts, failure } = form;
  const [saved, setSaved] = useState(false);
  const own = ownRatesOf(ownRates);
  const submit = () => {
    const checked = checkRates(texts, own, canLowerRates ? {} : textsOf(downline.rates));
    setSaved(false);
    return form.submit(checked.ok ? {} : checked.problems, async () => {
      const error = await onRates(checked.ok ? checked.rates : []);
      setSaved(error === null);
      return error === null ? ok(null) : fail(error);
    });
  };
  return (
    <Form
      ref={form.ref}
      label={t('tabs.rates')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('ratesMaybe')}
      onSubmit={() => void submit()}
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
                  name: typeof gameType === 'string' ? shared(`gameTypes.${gameType}`) : wordOf(gameType),
                  rate,
                }),
              )
              .join(' · '),
          })}
        </Text>
      )}
      <RateFields
        own={own}
        texts={texts}
        problems={form.problems}
        Templates={Templates}
        onChange={(next) => {
          form.change(next);
          setSaved(false);
        }}
      />
      <div role="status">{saved && <Text>{t('ratesSaved')}</Text>}</div>
      {own.length > 0 && (
        <Button type="submit" busy={form.busy} fullWidth>
          {t('saveRates')}
        </Button>
      )}
    </Form>
  );
}
