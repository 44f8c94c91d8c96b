import type { Bonus } from '#api/bonuses.ts';
import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useGamesText } from '#core/format/useGamesText.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

interface BonusCardProps {
  bonus: Bonus;
  canCancel: boolean;
  onCancel: () => void;
  /** Shows the bets that counted. */
  onCounted: () => void;
}

const tones = { active: 'accentSoft', met: 'positive', expired: 'neutral', cancelled: 'neutral' } as const;

/** A bonus: its sum, what has to be wagered and where, how far it is, and until when. */
export function BonusCard({ bonus, canCancel, onCancel, onCounted }: BonusCardProps) {
  const language = useLanguage();
  const { name, kind, amount, status, required, done, gameTypes, mostStake, takenAt, endsAt, cashOutBy, reference } =
    bonus;
  const { t } = useTranslation('bonuses');
  const money = useMoneyText();
  const gamesText = useGamesText(t('allGames'));
  const moment = (time: string): string => formatMoment(Date.parse(time), language);
  const known = typeof status === 'string' ? status : null;
  return (
    <Card as="li">
      <Stack gap="sm">
        <Inline gap="xs" justify="between" align="start">
          <Heading level={4} size="md">
            {name}
          </Heading>
          <Badge tone={known === null ? 'neutral' : tones[known]}>
            {known === null ? wordOf(status) : t(`status.${known}`)}
          </Badge>
        </Inline>
        <Progress
          label={t('progress', { name })}
          labelHidden
          value={Number(done)}
          target={Number(required)}
          text={t('doneOf', { done: money(done), required: money(required) })}
          tone={known === 'met' ? 'positive' : 'accent'}
        />
        <FactList aria-label={name}>
          <Fact label={t('amount')} translate="no">
            {money(amount)}
          </Fact>
          <Fact label={t('from')}>{typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind)}</Fact>
          <Fact label={t('counts')}>{gamesText(gameTypes)}</Fact>
          {mostStake !== undefined && (
            <Fact label={t('mostStake')} translate="no">
              {money(mostStake)}
            </Fact>
          )}
          <Fact label={t('taken')}>{moment(takenAt)}</Fact>
          {endsAt !== null && <Fact label={t('ends')}>{moment(endsAt)}</Fact>}
          {cashOutBy !== undefined && (known === 'active' || known === 'met') && (
            <Fact label={t('cashOut')}>{cashOutBy === null ? t('noLimit') : moment(cashOutBy)}</Fact>
          )}
          <Fact label={t('reference')} translate="no">
            {writtenReference(reference)}
          </Fact>
        </FactList>
        <Inline gap="xs">
          {Number(done) > 0 && (
            <Button tone="soft" size="small" aria-haspopup="dialog" onClick={onCounted}>
              {t('counted')}
            </Button>
          )}
          {known === 'active' && (
            <Button tone="outline" size="small" aria-haspopup="dialog" disabled={!canCancel} onClick={onCancel}>
              {t('cancel.ask')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
