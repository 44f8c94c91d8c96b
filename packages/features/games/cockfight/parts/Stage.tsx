import { Check, Lock } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { PriceArrow } from '#ui/PriceButton/PriceArrow.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { CockfightScreenProps, FightView, PastFight, PriceView, RingFights } from '../cockfight.types.ts';
import { FightClock } from './FightClock.tsx';
import {
  arrowPlace,
  corner,
  corners,
  dot,
  figure,
  letter,
  letters,
  past as pastClass,
  picture as pictureClass,
  plate,
  price as priceClass,
  priceText,
  prices as pricesClass,
  stage as stageClass,
  tick,
  upper,
  waits,
} from './Stage.css.ts';
import { sideOf, useFightWords } from './useFightWords.ts';

interface StageProps extends Pick<CockfightScreenProps, 'isPicked' | 'onPick'> {
  /** Name of the ring. */
  ring: string;
  fights: RingFights;
}

/** The ring: its picture with the fight that is announced, the prices of that fight, and how the last ones ended. */
export function Stage({ ring, fights, isPicked, onPick }: StageProps) {
  const { t } = useTranslation('cockfight');
  const { begins } = useFightWords();
  const { picture, stage, next, past } = fights;
  return (
    <Card as="section" padding="none" aria-label={t(stage === null ? 'nothing' : stage.running ? 'runs' : 'opens')}>
      <div className={stageClass}>
        <span className={pictureClass}>
          <LazyImage src={picture} alt="" ratio="parent" eager />
        </span>
        <div className={upper}>
          <span className={plate}>
            {stage === null || stage.number === null ? ring : t('fight', { number: stage.number, ring })}
          </span>
          {stage !== null && !stage.running && <FightClock startsAt={stage.startsAt} />}
          {stage?.running === true && <span className={plate}>{t('running')}</span>}
        </div>
        {stage !== null && (
          <div className={corners}>
            <span className={corner.red}>
              <span className={dot.ring} />
              <span>{t('corner.red', { name: stage.red })}</span>
            </span>
            <span className={corner.blue}>
              <span className={dot.disc} />
              <span>{t('corner.blue', { name: stage.blue })}</span>
            </span>
          </div>
        )}
      </div>
      {stage === null ? (
        <p className={waits}>
          <b>{t('nothing')}</b>
          {next[0] && <span>{t('nextAt', { time: Object.values(begins(next[0])).filter(Boolean).join(' · ') })}</span>}
        </p>
      ) : (
        <Prices key={stage.matchId} fight={stage} isPicked={isPicked} onPick={onPick} />
      )}
      {past.length > 0 && <Past past={past} />}
    </Card>
  );
}

interface PricesProps extends Pick<StageProps, 'isPicked' | 'onPick'> {
  fight: FightView;
}

/** Red, draw and blue, closed as soon as the fight begins. */
function Prices({ fight, isPicked, onPick }: PricesProps) {
  const { t } = useTranslation('cockfight');
  const { pickName, priceName } = useFightWords();
  const begun = useOnTick((now) => now >= fight.startsAt);
  const shown = fight.prices.map((price): PriceView => ({ ...price, closed: price.closed || begun }));
  return (
    <div role="group" aria-label={t('prices')} className={pricesClass}>
      {shown.map((price) => {
        const { outcome, pick, closed } = price;
        const moved = closed ? undefined : price.movement;
        const chosen = pick !== null && isPicked(pick);
        return (
          <button
            key={outcome}
            type="button"
            aria-pressed={chosen}
            disabled={closed || pick === null}
            className={priceClass[sideOf[outcome]]}
            onClick={() => {
              if (pick !== null) onPick(pick, pickName(fight, price));
            }}
          >
            <VisuallyHidden>{priceName(begun ? { ...fight, running: true } : fight, price)}</VisuallyHidden>
            <span key={price.price} aria-hidden className={priceText} data-moved={moved}>
              <span>{t(sideOf[outcome])}</span>
              <b translate="no" className={figure}>
                {closed ? <Icon of={Lock} size="small" /> : (price.price ?? '–')}
              </b>
              {moved && (
                <span className={arrowPlace}>
                  <PriceArrow movement={moved} />
                </span>
              )}
              {chosen && !closed && (
                <span className={tick}>
                  <Icon of={Check} size="small" />
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** How the last fights ended, the oldest first: letters, in a ring for red and a disc for blue. */
function Past({ past }: { past: readonly PastFight[] }) {
  const { t } = useTranslation('cockfight');
  const results = past.map(({ outcome }) => t(sideOf[outcome])).join(', ');
  return (
    <div className={pastClass}>
      <span aria-hidden>{t('past.title', { count: past.length })}</span>
      <span role="img" aria-label={t('past.label', { count: past.length, results })} className={letters}>
        {past.map(({ matchId, outcome }) => (
          <span key={matchId} className={letter[sideOf[outcome]]} translate="no">
            {t(`past.${sideOf[outcome]}`)}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Its place while the fights are unknown. */
export function StageSkeleton() {
  return (
    <Card padding="none">
      <div className={stageClass}>
        <span className={pictureClass} />
      </div>
      <div className={pricesClass}>
        {(['red', 'draw', 'blue'] as const).map((side) => (
          <span key={side} className={priceClass.waits} />
        ))}
      </div>
      <div className={pastClass}>
        <span className={letter.waits} />
      </div>
    </Card>
  );
}
