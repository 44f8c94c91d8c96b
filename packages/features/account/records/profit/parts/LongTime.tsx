import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ProfitView } from '../profit.types.ts';
import { blocks } from '../ProfitScreen.css.ts';

/** Deposits, withdrawals and the result of this year and of the whole account, whatever days are chosen. */
export function LongTime({ year, lifetime }: Pick<ProfitView, 'year' | 'lifetime'>) {
  const { t } = useTranslation('profit');
  if (lifetime.since === null) return <Text tone="muted">{t('longTime.never')}</Text>;
  return (
    <div className={blocks}>
      {([['year', year] as const, ['lifetime', lifetime] as const] as const).map(([name, sums]) => (
        <Card key={name} as="section" padding="md">
          <Stack gap="sm">
            <Heading level={3} size="md">
              {t(`longTime.${name}`, { day: sums.since ?? '' })}
            </Heading>
            <FactList>
              <Fact label={t('figures.deposits')}>
                <Amount value={sums.deposits} />
              </Fact>
              <Fact label={t('figures.withdrawals')}>
                <Amount value={sums.withdrawals} />
              </Fact>
              <Fact label={t('figures.netDeposits')}>
                <Amount sign="always" value={sums.netDeposits} />
              </Fact>
              <Fact label={t('figures.total')}>
                <Amount sign="always" value={sums.total} />
              </Fact>
            </FactList>
          </Stack>
        </Card>
      ))}
    </div>
  );
}
