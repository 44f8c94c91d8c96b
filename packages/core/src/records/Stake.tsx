import type { BetRecord } from '#api/records.ts';
import { Text } from '#ui/Text/Text.tsx';
import { Amount } from '../components/Amount.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** What was staked on a bet. A free round says so, and what it was played for (PTS-03). */
export function Stake({ bet: { stake, freeStake } }: { bet: Pick<BetRecord, 'stake' | 'freeStake'> }) {
  const { t } = useTranslation('records');
  if (freeStake === undefined) return <Amount value={stake} />;
  return (
    <>
      <span>{t('free')}</span>{' '}
      <Text as="span" size="sm" tone="muted" numeric>
        <Amount value={freeStake} />
      </Text>
    </>
  );
}
