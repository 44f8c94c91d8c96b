import { Heart, Ticket } from 'lucide-react';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
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
import type { LotteryCardView, LotteryFavourite, LotteryResult, LotteryScreenProps } from '../lottery.types.ts';
import { Balls } from './Balls.tsx';
import { DrawClock } from './DrawClock.tsx';
import { DrawDays } from './DrawDays.tsx';
import {
  actions,
  actionsPlaceholder,
  card,
  daysPlaceholder,
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
  /** The latest result; null when there is none, or while results are unavailable. */
  result: LotteryResult | null;
  /** State of the results, which load separately. */
  results: LotteryScreenProps['results']['status'];
}

/** The card of a lottery: open draw, draw days, latest result, favourite and links. */
export function LotteryCard({ lottery, draws, result, results }: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const { name, vendor, tag, named } = lottery;
  // Without an open draw there is nothing to bet on; the link then leads to the lottery's page.
  const closed = draws.status === 'ready' && !draws.value.has(lottery.gameId);
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
          {lottery.inMaintenance && <MaintenanceBadge place="below" />}
        </div>
        {lottery.favourite && <FavouriteButton name={name} favourite={lottery.favourite} />}
      </div>
      <DrawClock gameId={lottery.gameId} draws={draws} />
      <DrawDays days={lottery.days} />
      <LatestResult result={result} results={results} />
      <div className={actions}>
        <ButtonLink href={lottery.betHref} tone={named && !closed ? 'accent' : 'soft'} fullWidth>
          <span>{t(closed ? 'look' : 'bet')}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink href={lottery.lobbyHref} tone="quiet" fullWidth>
          <span>{t('lobby')}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}

function FavouriteButton({ name, favourite }: { name: string; favourite: LotteryFavourite }) {
  const { t } = useTranslation('lottery');
  return (
    <IconButton
      label={t('favourite', { name })}
      icon={<Heart aria-hidden strokeWidth={1.75} className={heart({ active: favourite.active })} />}
      size="small"
      shape="round"
      pressed={favourite.active}
      busy={favourite.busy}
      onClick={favourite.toggle}
    />
  );
}

function LatestResult({ result, results }: Pick<LotteryCardProps, 'result' | 'results'>) {
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

/** Placeholder of a card that is still loading, with its size. */
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
      <div className={daysPlaceholder}>
        <Skeleton shape="text" />
      </div>
      <div className={resultClass}>
        <div className={grow}>
          <Skeleton shape="text" size="sm" />
        </div>
      </div>
      <div className={actionsPlaceholder}>
        <Skeleton shape="text" size="xl" />
      </div>
    </div>
  );
}
