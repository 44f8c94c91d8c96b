import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Balls } from './Balls.tsx';
import { Closing } from './Closing.tsx';
import { DrawDays } from './DrawDays.tsx';
import { Emblem } from './Emblem.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { latest, line, name as nameClass } from './LotteryCard.css.ts';
import { type LotteryEntryProps } from './LotteryCard.tsx';
import { above, cover, details, facts, middle, row, unknown } from './LotteryRow.css.ts';
import { useDraw } from './useDraw.ts';
import { useDrawnText } from './useDrawnText.ts';
import { useSalesOver } from './useSalesOver.ts';

/** A lottery of one draw or a few a day: when it closes, its latest result, its weekdays if it is not drawn daily (LOT-06b). */
export function LotteryRow({ lottery, draws, drawn, ahead, result, results }: LotteryEntryProps) {
  const { t } = useTranslation('lottery');
  const { name, named, pays, inMaintenance } = lottery;
  const draw = useDraw(lottery.gameId, draws);
  const drawnText = useDrawnText(drawn);
  const isClosed = draw === 'none' || inMaintenance;
  const isOver = useSalesOver(draw) && !inMaintenance;
  return (
    <article className={row}>
      <Emblem image={lottery.image} />
      <div className={middle}>
        <div className={details}>
          <h3 className={nameClass}>
            <Anchor href={isOver ? lottery.lobbyHref : lottery.betHref} className={cover} data-cover="">
              <span>{name}</span>
              <VisuallyHidden>{` ${t(isOver ? 'seeResult' : isClosed ? 'look' : 'bet')}`}</VisuallyHidden>
            </Anchor>
          </h3>
          {named && (
            <div>
              <Badge tone="accent">{t('named')}</Badge>
            </div>
          )}
          {inMaintenance && <MaintenanceBadge place="below" />}
          <div className={line}>
            {draw === 'loading' ? (
              <Skeleton shape="text" size="xs" />
            ) : drawnText !== '' ? (
              <span>{drawnText}</span>
            ) : typeof draw === 'string' ? (
              <span>{t(draw === 'none' ? 'noDraw' : 'noClosing')}</span>
            ) : (
              <Closing draw={draw} ahead={ahead} />
            )}
          </div>
          {(pays || typeof draw !== 'string') && (
            <div className={classes(line, facts)}>
              {[pays && t('pays', pays), typeof draw !== 'string' && t('draw', { numero: draw.numero })]
                .filter(Boolean)
                .join(' · ')}
            </div>
          )}
          <DrawDays days={lottery.days} />
        </div>
        <Result lottery={lottery} drawn={drawn} result={result} results={results} />
      </div>
      {lottery.favourite && (
        <span className={above}>
          <FavouriteButton name={name} favourite={lottery.favourite} />
        </span>
      )}
    </article>
  );
}

/** The latest result, which leads to the details of the lottery. */
function Result({
  lottery,
  drawn,
  result,
  results,
}: Pick<LotteryEntryProps, 'lottery' | 'drawn' | 'result' | 'results'>) {
  const { t } = useTranslation('lottery');
  return (
    <Anchor href={lottery.lobbyHref} className={classes(latest, above)}>
      <VisuallyHidden>{`${t('lobby')} ${lottery.name} `}</VisuallyHidden>
      {results === 'loading' ? (
        <span className={unknown} />
      ) : result === null ? (
        <span>{t(results === 'failed' ? 'resultUnknown' : 'noResult')}</span>
      ) : result.digits.length === 0 ? (
        <span>{t('drawn.void')}</span>
      ) : (
        <Balls key={result.numero} digits={result.digits} drawnAt={drawn?.at} />
      )}
    </Anchor>
  );
}

/** Placeholder of a row that is still loading, with its size. */
export function LotteryRowSkeleton() {
  return (
    <div className={row} aria-hidden>
      <Emblem image={null} />
      <div className={details}>
        <Skeleton shape="text" size="md" />
        <Skeleton shape="text" size="xs" lines={2} />
      </div>
    </div>
  );
}
