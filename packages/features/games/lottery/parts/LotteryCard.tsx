import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { DrawnNow, LotteryCardView, LotteryResult, LotteryScreenProps } from '../lottery.types.ts';
import { Balls } from './Balls.tsx';
import { DrawRing } from './DrawRing.tsx';
import { Emblem } from './Emblem.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import {
  actions,
  actionsPlace,
  card,
  head,
  latest,
  latestDate,
  latestWord,
  line,
  name as nameClass,
  namedCard,
  numero,
  ringPlace,
} from './LotteryCard.css.ts';
import { useDraw } from './useDraw.ts';
import { useDrawnText } from './useDrawnText.ts';
import { useSalesOver } from './useSalesOver.ts';

export interface LotteryEntryProps {
  lottery: LotteryCardView;
  draws: LotteryScreenProps['draws'];
  /** Its draw that took place while the page was looked at. */
  drawn: DrawnNow | undefined;
  /** How far the platform's clock is ahead of the device's, in ms. */
  ahead: number;
  /** The latest result; null when there is none, or while results are unavailable. */
  result: LotteryResult | null;
  /** State of the results, which load separately. */
  results: LotteryScreenProps['results']['status'];
}

/** A fast lottery: the time until its draw closes, what it pays, its latest result and its links (LOT-06c). */
export function LotteryCard({ lottery, draws, drawn, ahead, result, results }: LotteryEntryProps) {
  const { t } = useTranslation('lottery');
  const { name, named, pays, inMaintenance } = lottery;
  const draw = useDraw(lottery.gameId, draws);
  const drawnText = useDrawnText(drawn);
  // Without an open draw there is nothing to bet on; the link then leads to the lottery's page.
  const isClosed = draw === 'none' || inMaintenance;
  // A draw that takes no bets any more leads to its result.
  const isOver = useSalesOver(draw) && !inMaintenance;
  const paysText = pays ? t('pays', pays) : '';
  return (
    <article className={classes(card, named && namedCard, surfaces.surface)}>
      <div className={head}>
        <Emblem image={lottery.image} />
        {inMaintenance ? (
          <MaintenanceBadge place="below" />
        ) : draw === 'loading' ? (
          <span className={ringPlace} aria-hidden />
        ) : typeof draw === 'string' ? (
          <Badge>{t(draw === 'none' ? 'noDraw' : 'noTime')}</Badge>
        ) : (
          <DrawRing key={draw.numero} draw={draw} ahead={ahead} />
        )}
      </div>
      <div>
        <h3 className={nameClass}>{name}</h3>
        {named && <Badge tone="accent">{t('named')}</Badge>}
        <div className={line}>
          <span>{drawnText || (isOver ? t('locked') : paysText)}</span>
        </div>
        <div className={classes(line, numero)}>
          {typeof draw !== 'string' && draw.numero !== '' && <span>{t('draw', { numero: draw.numero })}</span>}
        </div>
      </div>
      <LatestResult lottery={lottery} drawn={drawn} result={result} results={results} />
      <div className={actions}>
        <ButtonLink
          href={isOver ? lottery.lobbyHref : lottery.betHref}
          tone={named && !isClosed && !isOver ? 'accent' : 'soft'}
          fullWidth
        >
          <span>{t(isOver ? 'seeResult' : isClosed ? 'look' : 'bet')}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
        {lottery.favourite && <FavouriteButton name={name} favourite={lottery.favourite} />}
      </div>
    </article>
  );
}

/** The latest result of a lottery, which leads to its details and results. */
function LatestResult({
  lottery,
  drawn,
  result,
  results,
}: Pick<LotteryEntryProps, 'lottery' | 'drawn' | 'result' | 'results'>) {
  const { t } = useTranslation('lottery');
  return (
    <Anchor href={lottery.lobbyHref} className={latest}>
      <VisuallyHidden>{`${t('lobby')} ${lottery.name} `}</VisuallyHidden>
      {results === 'loading' ? (
        <Skeleton shape="text" size="sm" />
      ) : result === null ? (
        <span>{t(results === 'failed' ? 'resultUnknown' : 'noResult')}</span>
      ) : result.digits.length === 0 ? (
        <span>{t('drawn.void')}</span>
      ) : (
        <>
          <span className={latestWord} data-long={result.digits.length > 4 || undefined}>
            <span>{t('latest')}</span>
            <span className={latestDate}>{` ${result.date}`}</span>
          </span>
          <Balls key={result.numero} digits={result.digits} mostLarge={3} drawnAt={drawn?.at} />
        </>
      )}
    </Anchor>
  );
}

/** Placeholder of a card that is still loading, with its size. */
export function LotteryCardSkeleton() {
  return (
    <div className={classes(card, surfaces.surface)} aria-hidden>
      <div className={head}>
        <Emblem image={null} />
        <span className={ringPlace} />
      </div>
      <div>
        <div className={nameClass}>
          <Skeleton shape="text" size="md" />
        </div>
        <div className={line}>
          <Skeleton shape="text" size="xs" />
        </div>
        <div className={classes(line, numero)}>
          <Skeleton shape="text" size="xs" />
        </div>
      </div>
      <div className={latest}>
        <Skeleton shape="text" size="sm" />
      </div>
      <div className={actionsPlace} />
    </div>
  );
}
