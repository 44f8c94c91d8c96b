import { Heart, Ticket } from 'lucide-react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { LotteryCardView, LotteryResult, LotteryScreenProps } from '../LotteryScreen.tsx';
import { Balls } from './Balls.tsx';
import { DrawClock } from './DrawClock.tsx';
import { DrawDays } from './DrawDays.tsx';
import {
  actions,
  actionsPlace,
  card,
  daysPlace,
  emblem,
  grow,
  head,
  heart,
  picture,
  result as resultClass,
  title,
} from './LotteryCard.css.ts';

interface LotteryCardProps {
  lottery: LotteryCardView;
  draws: LotteryScreenProps['draws'];
  /** Its last draw; null where it has none yet, or where results could not be had. */
  result: LotteryResult | null;
  results: LotteryScreenProps['results']['status'];
}

/** A lottery with its open draw, its days and its latest number. */
export function LotteryCard({ lottery, draws, result, results }: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const { name, vendor, tag, named } = lottery;
  // Its page says when it opens.
  const shut = draws.status === 'ready' && !draws.value.has(lottery.gameId);
  return (
    <article className={classes(card({ named }), surfaces.surface)}>
      <div className={head}>
        <span className={emblem} aria-hidden>
          <Icon of={Ticket} size="large" />
          {lottery.image !== null && (
            <span className={picture}>
              <LazyImage src={lottery.image} alt="" ratio="1:1" fit="contain" transparent />
            </span>
          )}
        </span>
        <div className={title}>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Text as="div" size="xs" tone="muted">
            {tag === '' ? vendor : `${vendor} · ${tag}`}
          </Text>
          {named && <Badge tone="accent">{t('named')}</Badge>}
        </div>
        <Keep {...lottery} />
      </div>
      <DrawClock gameId={lottery.gameId} draws={draws} />
      <DrawDays days={lottery.days} />
      <Latest result={result} results={results} />
      <div className={actions}>
        <ButtonLink href={lottery.betHref} tone={named && !shut ? 'accent' : 'soft'} fullWidth>
          {t(shut ? 'look' : 'bet')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink href={lottery.lobbyHref} tone="quiet" fullWidth>
          {t('lobby')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}

function Keep({ name, favourite }: LotteryCardView) {
  const { t } = useTranslation('lottery');
  if (favourite === undefined) return null;
  return (
    <IconButton
      label={t('favourite', { name })}
      icon={<Heart aria-hidden strokeWidth={1.75} className={heart({ kept: favourite.kept })} />}
      size="small"
      shape="round"
      pressed={favourite.kept}
      busy={favourite.busy}
      onClick={favourite.toggle}
    />
  );
}

function Latest({ result, results }: Pick<LotteryCardProps, 'result' | 'results'>) {
  const { t } = useTranslation('lottery');
  if (results === 'loading') {
    return (
      <div className={resultClass}>
        <div className={grow}>
          <Skeleton shape="text" size="sm" />
        </div>
      </div>
    );
  }
  return (
    <div className={resultClass}>
      <div>
        <Text as="div" size="xs" tone="muted">
          {t('latest')}
        </Text>
        <Text as="div" size="xs" numeric>
          {result?.date ?? t(results === 'failed' ? 'resultUnknown' : 'noResult')}
        </Text>
      </div>
      {result !== null && <Balls digits={result.digits} size="small" />}
    </div>
  );
}

/** The place of a card that is still loading, in its size. */
export function LotteryCardSkeleton() {
  return (
    <div className={classes(card({ named: false }), surfaces.surface)} aria-hidden>
      <div className={head}>
        <span className={emblem} />
        <div className={title}>
          <Skeleton shape="text" lines={2} size="sm" />
        </div>
      </div>
      <DrawClock gameId="" draws={{ status: 'loading' }} />
      <div className={daysPlace}>
        <Skeleton shape="text" />
      </div>
      <div className={resultClass}>
        <div className={grow}>
          <Skeleton shape="text" size="sm" />
        </div>
      </div>
      <div className={actionsPlace}>
        <Skeleton shape="text" size="xl" />
      </div>
    </div>
  );
}
