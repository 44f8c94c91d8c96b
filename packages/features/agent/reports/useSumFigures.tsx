import type { IncomeSums } from '#api/incomeSums.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Text } from '#ui/Text/Text.tsx';

/**
 * Returns a function that shows what an agent has earned as figures: for the days, paid in them, and waiting with the time of
 * its payment. All pages show the same three, under the same names.
 */
export function useSumFigures(): (sums: IncomeSums) => readonly Figure[] {
  const { t } = useTranslation('statement');
  const language = useLanguage();
  return ({ earned, paid, waiting, nextPaidAt, carried }) => [
    { name: t('sums.earned'), value: <Amount value={earned} /> },
    { name: t('sums.paid'), value: <Amount value={paid} /> },
    {
      name: t('sums.waiting'),
      value: (
        <>
          <Amount value={waiting} />
          {nextPaidAt !== null && (
            <Text size="xs" tone="muted" numeric>
              {t('sums.paidOn', { time: formatMoment(Date.parse(nextPaidAt), language) })}
            </Text>
          )}
        </>
      ),
    },
    ...(/[1-9]/.test(carried) ? [{ name: t('sums.carried'), value: <Amount sign="always" value={carried} /> }] : []),
  ];
}
