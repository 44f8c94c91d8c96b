import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { isTakenHere } from '../rewardCentre.model.ts';
import type { RewardView } from '../rewardCentre.types.ts';
import { head, picture, worth } from '../RewardCentreScreen.css.ts';
import { KindArt } from './KindArt.tsx';
import { useTermsText } from './useTermsText.ts';
import { useWorthText } from './useWorthText.ts';

interface RewardCardProps {
  reward: RewardView;
  /** A claim is running, or its outcome is open. */
  busy: boolean;
  onTake: () => void;
}

/** The kinds that are taken elsewhere, with words of their own for the way there. */
const elsewhere = ['redEnvelope', 'wheel', 'rebate', 'spins'] as const;

/** A reward: where it comes from, what it is worth, what it binds, until when, and what can be done. */
export function RewardCard({ reward, busy, onTake }: RewardCardProps) {
  const language = useLanguage();
  const { kind, name, text, requirement, state, progress, endsAt, takenAt, reference, reason, image, href } = reward;
  const { freeRounds: spins } = reward;
  const { t } = useTranslation('rewardCentre');
  const money = useMoneyText();
  const worthText = useWorthText()(reward);
  const termsText = useTermsText();
  // What a missed one would have bound is of no use any more.
  const bindsIt = takenAt === null && state !== 'missed';
  const way = elsewhere.find((each) => each === kind);
  const moment = (time: string): string => formatMoment(Date.parse(time), language);
  return (
    <Card as="li">
      <Stack gap="sm">
        <div className={head}>
          <div className={picture}>
            {image === null ? <KindArt kind={kind} /> : <LazyImage src={image} alt="" ratio="3:2" />}
          </div>
          <Stack gap="xxs">
            <div>
              <Badge tone="accentSoft">{typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind)}</Badge>
            </div>
            <Heading level={3} size="md">
              {name}
            </Heading>
            {worthText !== null && <span className={worth}>{worthText}</span>}
            {spins !== null && (
              <span className={worth}>
                {t('spins.left', {
                  left: formatCount(spins.left, language),
                  rounds: formatCount(spins.rounds, language),
                })}
              </span>
            )}
          </Stack>
        </div>
        {text !== '' && <Text size="sm">{text}</Text>}
        {spins !== null && (
          <Stack gap="xxs">
            <Text weight="medium">{t('spins.at', { game: spins.gameName, vendor: spins.vendorName })}</Text>
            <Text size="sm">{t('spins.each', { stake: money(spins.stake) })}</Text>
            {/[1-9]/.test(spins.won) && <Text size="sm">{t('spins.won', { amount: money(spins.won) })}</Text>}
          </Stack>
        )}
        {spins !== null && (
          <Text weight="medium">
            {spins.turnoverPercent > 0
              ? t('spins.turnover', { times: spins.turnoverPercent / 100 })
              : t('bindsNothing')}
          </Text>
        )}
        {bindsIt && isTakenHere(reward) && <Text weight="medium">{termsText(reward)}</Text>}
        {bindsIt && requirement?.days !== undefined && <Text size="sm">{t('within', { days: requirement.days })}</Text>}
        {bindsIt && requirement?.mostStake !== undefined && (
          <Text size="sm">{t('mostStake', { amount: money(requirement.mostStake) })}</Text>
        )}
        {progress !== null && (
          <Progress
            label={t('progress', { name })}
            labelHidden
            value={Number(progress.done)}
            target={Number(progress.required)}
            text={t('doneOf', { done: money(progress.done), required: money(progress.required) })}
          />
        )}
        {takenAt !== null && (
          <Text size="sm" tone="muted">
            {t('takenAt', { time: moment(takenAt), reference: writtenReference(reference ?? '') })}
          </Text>
        )}
        {takenAt === null && endsAt !== null && (
          <Text size="sm" tone="muted">
            {t(state === 'missed' ? 'endedAt' : spins === null ? 'endsAt' : 'spins.until', { time: moment(endsAt) })}
          </Text>
        )}
        {reason !== null && <Text size="sm">{reason}</Text>}
        {state === 'claimable' && isTakenHere(reward) && (
          <Button fullWidth busy={busy} onClick={onTake}>
            {worthText === null ? t('take') : t('takeAmount', { amount: worthText })}
          </Button>
        )}
        {state === 'claimable' && !isTakenHere(reward) && href !== null && (
          <ButtonLink fullWidth href={href}>
            <span>{t(way === undefined ? 'more' : `goTo.${way}`)}</span>
            {spins !== null && <VisuallyHidden>{` ${spins.gameName}`}</VisuallyHidden>}
          </ButtonLink>
        )}
        {state === 'active' && href !== null && <Link href={href}>{t('more')}</Link>}
      </Stack>
    </Card>
  );
}
