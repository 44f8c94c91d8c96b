import { useId } from 'react';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { ReferralScreenProps, ReferralView } from '../referral.types.ts';

interface TotalsProps extends Pick<ReferralView, 'totals'>, Pick<ReferralScreenProps, 'rewardsHref'> {}

/** How many friends have signed up and met the rule, and what the member has earned. */
export function Totals({ totals, rewardsHref }: TotalsProps) {
  const language = useLanguage();
  const { t } = useTranslation('referral');
  const money = useMoneyText();
  const id = useId();
  const people = (count: number): string => t('totals.people', { count: formatCount(count, language) });
  const figures = [
    { name: t('totals.invited'), value: people(totals.invited) },
    { name: t('totals.qualified'), value: people(totals.qualified) },
    { name: t('totals.earned'), value: money(totals.earned) },
  ];
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('totals.title')}
      </Heading>
      <FactList>
        {figures.map(({ name, value }) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
      </FactList>
      {rewardsHref !== null && <Link href={rewardsHref}>{t('totals.toRewards')}</Link>}
    </Stack>
  );
}
