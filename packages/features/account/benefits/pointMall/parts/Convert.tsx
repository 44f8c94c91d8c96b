import type { PointConfigValue } from '#api/points.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ConvertChoice } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';
import { choice as choiceClass, choices as choicesClass, column, sum } from './Convert.css.ts';

interface ConvertProps {
  config: Remote<PointConfigValue>;
  /** What the member can spend; null while unknown. */
  points: number | null;
  onConvert: (choice: ConvertChoice) => void;
}

/** Points to money: the rate, the limits of a day, and what can be converted at once. */
export function Convert({ config, points, onConvert }: ConvertProps) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const pointsText = usePointsText();
  return (
    <RemoteView remote={config} failed={t('convert.failed')} skeleton={<Skeleton shape="text" lines={6} />}>
      {({ convert }) => {
        if (convert === null) return <EmptyState title={t('convert.off')} text={t('convert.offText')} />;
        const { rate, min, maxDay, leftToday, resetsAt, choices } = convert;
        const left = leftToday ?? maxDay;
        const whyNot = (cost: number): string | null =>
          cost > left ? t('convert.day') : points !== null && cost > points ? t('convert.short') : null;
        return (
          <Stack gap="lg">
            <div className={column}>
              <FactList>
                <Fact label={t('convert.rate')}>
                  {t('convert.rateIs', { points: pointsText(rate.points), amount: money(rate.amount) })}
                </Fact>
                <Fact label={t('convert.min')}>{pointsText(min)}</Fact>
                <Fact label={t('convert.most')}>{pointsText(maxDay)}</Fact>
                {resetsAt !== null && (
                  <Fact label={t('convert.left')}>
                    {t('convert.resets', {
                      points: pointsText(left),
                      time: formatMoment(Date.parse(resetsAt), language),
                    })}
                  </Fact>
                )}
              </FactList>
              <Text size="sm">{t('convert.requirementText')}</Text>
            </div>
            <ul role="list" aria-label={t('convert.choices')} className={choicesClass}>
              {choices.map((choice) => {
                const reason = whyNot(choice.points);
                return (
                  <li key={choice.points} className={choiceClass}>
                    <span className={sum}>
                      <Text as="span" weight="strong" numeric>
                        {pointsText(choice.points)}
                      </Text>
                      <Text as="span" size="sm" tone="muted">
                        {reason ?? t('convert.requirement', { amount: money(choice.requirement) })}
                      </Text>
                    </span>
                    <Button
                      tone="outline"
                      disabled={reason !== null}
                      aria-haspopup="dialog"
                      onClick={() => onConvert(choice)}
                    >
                      {t('convert.do', { amount: money(choice.amount) })}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Stack>
        );
      }}
    </RemoteView>
  );
}
