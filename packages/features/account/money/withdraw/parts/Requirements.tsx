import { useId } from 'react';
import { wordOf } from '#api/open.ts';
import type { TurnoverRequirement } from '#api/turnover.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { WithdrawScreenProps } from '../withdraw.types.ts';

interface RequirementsProps extends Pick<WithdrawScreenProps, 'betsHref'> {
  onCounted: (requirementId: string) => void;
  requirements: readonly TurnoverRequirement[];
}

/** What still has to be wagered before all money can leave: one bar per requirement, oldest first. */
export function Requirements({ requirements, betsHref, onCounted }: RequirementsProps) {
  const { t } = useTranslation('withdraw');
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('turnover.title')}
      </Heading>
      <Text size="sm">{t('turnover.text')}</Text>
      {requirements.map((requirement) => (
        <Requirement key={requirement.id} requirement={requirement} onCounted={onCounted} />
      ))}
      <Link href={betsHref} size="touch">
        {t('turnover.bets')}
      </Link>
    </Stack>
  );
}

interface RequirementProps extends Pick<RequirementsProps, 'onCounted'> {
  requirement: TurnoverRequirement;
}

function Requirement({ requirement, onCounted }: RequirementProps) {
  const language = useLanguage();
  const { name, done, required, missing, countsFor, mostStake, expiresAt } = requirement;
  const { t } = useTranslation('withdraw');
  const shared = useTranslation('common').t;
  const money = useMoneyText();
  const games = countsFor.map(({ gameType, percent }) =>
    t('turnover.counts', {
      game: typeof gameType === 'string' ? shared(`gameTypes.${gameType}`) : wordOf(gameType),
      percent,
    }),
  );
  return (
    <Progress
      label={name}
      // Only for the width of the bar; the words have the exact amounts.
      value={Number(done)}
      target={Number(required)}
      text={t('turnover.progress', { done: money(done), required: money(required) })}
    >
      <Text size="sm" weight="medium">
        {t('turnover.missing', { missing: money(missing) })}
      </Text>
      {games.length > 0 && (
        <Text size="sm" tone="muted">
          {games.join(t('turnover.comma'))}
        </Text>
      )}
      {mostStake !== undefined && (
        <Text size="sm" tone="muted">
          {t('turnover.mostStake', { amount: money(mostStake) })}
        </Text>
      )}
      {expiresAt !== null && (
        <Text size="sm" tone="muted">
          {t('turnover.expires', { time: formatMoment(Date.parse(expiresAt), language) })}
        </Text>
      )}
      <div>
        <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onCounted(requirement.id)}>
          {t('counted.open')}
        </Button>
      </div>
    </Progress>
  );
}
