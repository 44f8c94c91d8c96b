import type { AgentIncome } from '#api/agentIncomes.ts';
import { wordOf } from '#api/open.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { Bar, BarsProps } from '#ui/Bars/Bars.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { incomeWord, isSome } from '../income.model.ts';
import { amounts, card, cards, chart, part, parts } from './IncomeHead.css.ts';

const Bars = lazyComponent<BarsProps>(async () => (await import('#ui/Bars/Bars.tsx')).Bars);

interface IncomeHeadProps extends Pick<AgentIncome, 'totals'> {
  /** What was earned on each of the last 14 days, oldest first. */
  lately: Remote<readonly Bar[]>;
}

/** What was earned lately, and of what the income of these days is made: each part with how it was counted. */
export function IncomeHead({ totals, lately }: IncomeHeadProps) {
  const { t } = useTranslation('agentReports');
  const money = useMoneyText();
  const made = totals.filter(({ paid, open }) => isSome(paid) || isSome(open));
  const counted = ({ base, rate }: (typeof totals)[number]): string | null => {
    if (base === null) return null;
    return rate === null
      ? t('income.severalOf', { base: money(base) })
      : t('income.rateOf', { rate, base: money(base) });
  };
  return (
    <div className={cards}>
      {lately.status === 'loading' && (
        <div className={card}>
          <Skeleton shape="text" size="xs" />
          <div className={chart} />
        </div>
      )}
      {lately.status === 'ready' && lately.value.some(({ value }) => value !== 0) && (
        <section className={card} aria-label={t('income.lately')}>
          <Text size="xs" tone="muted">
            {t('income.lately')}
          </Text>
          <div className={chart}>
            <LazySection>
              <Bars
                label={t('income.lately')}
                bars={lately.value}
                gains="none"
                columns={{ label: t('income.period'), value: t('records:columns.amount') }}
              />
            </LazySection>
          </div>
        </section>
      )}
      {made.length > 0 && (
        <ul role="list" aria-label={t('income.parts')} className={parts}>
          {made.map((total) => (
            <li key={wordOf(total.kind)} className={part}>
              <span>
                <Text as="span" weight="medium">
                  {incomeWord(total.kind, (kind) => t(`income.kinds.${kind}`))}
                </Text>
                {counted(total) !== null && (
                  <Text size="xs" tone="muted" numeric>
                    {counted(total)}
                  </Text>
                )}
              </span>
              <span className={amounts}>
                <Amount value={total.paid} />
                {isSome(total.open) && (
                  <Text size="xs" tone="muted" numeric>
                    <span>{t('income.open')}</span> <Amount value={total.open} />
                  </Text>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
