import type { Mission } from '#api/missions.ts';
import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useGamesText } from '#core/format/useGamesText.ts';
import { useMoneyText, useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { MissionView } from '../missions.types.ts';

interface MissionCardProps {
  mission: MissionView;
  /** Link to the player's limits; null where the operator has switched them off. */
  limitsHref: string | null;
  /** Link to the reward centre; null where the operator has switched it off. */
  rewardsHref: string | null;
}

const tones = { running: 'accentSoft', reached: 'positive', ended: 'neutral' } as const;

/** A mission: what counts, how far the player is, until when, and what it is worth. */
export function MissionCard({ mission, limitsHref, rewardsHref }: MissionCardProps) {
  const language = useLanguage();
  const { name, text, target, wagered, missing, reward, status, until, paused } = mission;
  const { t } = useTranslation('missions');
  const gamesText = useGamesText('');
  const money = useMoneyText();
  const short = useShortMoneyText();
  const known = typeof status === 'string';
  return (
    <Card as="li">
      <Stack gap="sm">
        <Inline gap="xs" justify="between" align="start">
          <Heading level={4} size="md">
            {name}
          </Heading>
          <Badge tone={known ? tones[status] : 'neutral'}>{known ? t(`status.${status}`) : wordOf(status)}</Badge>
        </Inline>
        {text !== '' && <Text size="sm">{text}</Text>}
        <Progress
          label={t('progress', { mission: name })}
          labelHidden
          value={share(mission)}
          target={1}
          text={t('wageredOf', { wagered: money(wagered), target: short(target) })}
          tone={status === 'reached' ? 'positive' : 'accent'}
        />
        <Text size="sm" tone="muted">
          {missing === null || status === 'ended'
            ? t('until', { time: formatMoment(until, language) })
            : t('missing', { amount: money(missing), time: formatMoment(until, language) })}
        </Text>
        <Text size="sm" tone="muted">
          {t('counts', { games: gamesText(mission.gameTypes) })}
        </Text>
        <Text weight="medium">
          <span>{t('reward', { amount: short(reward) })}</span>
          {mission.tickets > 0 && <span>{` ${t('tickets', { count: mission.tickets })}`}</span>}
        </Text>
        {mission.rewardState === 'claimable' && rewardsHref !== null && <Link href={rewardsHref}>{t('claim')}</Link>}
        {mission.rewardState === 'taken' && <Text size="sm">{t('claimed')}</Text>}
        {paused && (
          <Text size="sm">
            <span>{t('paused')}</span> {limitsHref !== null && <Link href={limitsHref}>{t('limits')}</Link>}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** How much is done, from 0 to 1. For the bar only: the platform decides what is reached. */
function share({ wagered, target }: Pick<Mission, 'wagered' | 'target'>): number {
  const whole = Number(target);
  return whole === 0 ? 1 : Math.min(1, Number(wagered) / whole);
}
