import { useEffect } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyPlayStopped } from '#core/components/LazyPlayStopped.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { TickerContext, useTicker } from '#core/time/ticker.ts';
import { useIdle } from '#core/time/useIdle.ts';
import { Box } from '#ui/Box/Box.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ChosenRing, CockfightScreenProps } from './cockfight.types.ts';
import { board, nextPlace, page, ringsPlace, slipPlace, stagePlace } from './CockfightScreen.css.ts';
import { NextFights } from './parts/NextFights.tsx';
import { Rings } from './parts/Rings.tsx';
import { Stage, StageSkeleton } from './parts/Stage.tsx';

// Nothing of it is in view before something is picked, but on wide windows.
const Slip = lazyComponent(() => import('../slip/Slip.tsx').then((part) => part.Slip));

/** A ring with its next fight, the fights that follow, and the slip of its vendor (RT-05e, RT-05j). */
export function CockfightScreen(props: CockfightScreenProps) {
  const { role, rings, ring, ringMissing, notOffered, stop, homeHref, onOpen, slip } = props;
  const { t } = useTranslation('cockfight');
  const shared = useTranslation('common').t;
  const ticker = useTicker(usePlatform().clock.now);
  const isWide = useIsFrom('desktop');
  const idle = useIdle();
  useEffect(() => {
    if (idle) void Slip.preload();
  }, [idle]);
  const title = <VisuallyHidden as="h1">{shared('gameTypes.COCKFIGHT')}</VisuallyHidden>;
  const home = <ButtonLink href={homeHref}>{t('home')}</ButtonLink>;
  if (notOffered) {
    return (
      <>
        {title}
        <EmptyState title={t('notOffered')} text={t('notOfferedText')} action={home} />
      </>
    );
  }
  if (stop !== null) {
    return (
      <>
        {title}
        <LazyPlayStopped stop={stop} action={home} />
      </>
    );
  }
  return (
    <TickerContext value={ticker}>
      <div className={page} data-board>
        {title}
        <div className={ringsPlace}>
          {rings.status === 'failed' ? (
            <FailedState compact title={t('ringsFailed')} failed={rings} />
          ) : (
            <Rings rings={rings.status === 'ready' ? rings.value : null} />
          )}
          {role === 'trial' && <Warning>{t('trial')}</Warning>}
          {ringMissing && <Warning>{t('ringMissing')}</Warning>}
        </div>
        {rings.status !== 'failed' && (
          <GuardedLinks onOpen={onOpen}>
            <div className={board}>
              {ring !== null && ring.maintenance !== null ? (
                <div className={stagePlace}>
                  <EmptyState title={pauseText(ring)} text={t('pause.text')} action={home} />
                </div>
              ) : (
                <Fights {...props} />
              )}
            </div>
          </GuardedLinks>
        )}
        <div className={slipPlace}>
          {(isWide || slip.vendor !== null) && (
            <LazySection>
              <Slip {...slip} />
            </LazySection>
          )}
        </div>
      </div>
    </TickerContext>
  );

  function pauseText({ vendor: { name }, maintenance }: ChosenRing): string {
    const until = maintenance?.until ?? null;
    return until === null
      ? t('pause.open', { ring: name })
      : t(until.dated ? 'pause.untilDay' : 'pause.until', { ring: name, time: until.time });
  }
}

function Fights({ ring, fights, isPicked, onPick }: CockfightScreenProps) {
  const language = useLanguage();
  const { t } = useTranslation('cockfight');
  if (fights.status === 'failed') {
    return (
      <div className={stagePlace}>
        <FailedState title={t('failed')} failed={fights} />
      </div>
    );
  }
  const value = fights.status === 'ready' ? fights.value : null;
  return (
    <>
      <div className={stagePlace}>
        {fights.status === 'ready' && fights.outdated === true && (
          <div role="status">
            <Text size="sm">{t('outdated', { time: formatTime(fights.at, language) })}</Text>
          </div>
        )}
        {value === null ? (
          <LoadingArea>
            <StageSkeleton />
          </LoadingArea>
        ) : (
          <Stage ring={ring?.vendor.name ?? ''} fights={value} isPicked={isPicked} onPick={onPick} />
        )}
      </div>
      <div className={nextPlace}>
        <NextFights next={value?.next ?? null} bookHref={ring?.bookHref ?? null} isPicked={isPicked} onPick={onPick} />
        <Text size="xs" tone="muted">
          {t('note')}
        </Text>
      </div>
    </>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <Box tone="warningSoft" radius="card" padding="sm">
      <Text size="sm">{children}</Text>
    </Box>
  );
}
