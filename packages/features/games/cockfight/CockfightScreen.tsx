import { GamesPage } from '#core/catalogue/GamesPage.tsx';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { pauseText } from '#core/catalogue/pauseText.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { Warning } from '#core/components/Warning.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TickerContext, useTicker } from '#core/time/ticker.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { SlipBeside } from '../slip/SlipBeside.tsx';
import type { CockfightScreenProps } from './cockfight.types.ts';
import { board, nextPlace, page, ringsPlace, slipPlace, stagePlace } from './CockfightScreen.css.ts';
import { NextFights } from './parts/NextFights.tsx';
import { Rings } from './parts/Rings.tsx';
import { Stage, StageSkeleton } from './parts/Stage.tsx';

/** A ring with its next fight, the fights that follow, and the slip of its vendor (RT-05e, RT-05j). */
export function CockfightScreen(props: CockfightScreenProps) {
  const { role, rings, ring, ringMissing, notOffered, stop, homeHref, onOpen, slip } = props;
  const { t } = useTranslation('cockfight');
  const ticker = useTicker(usePlatform().clock.now);
  const isWide = useIsFrom('desktop');
  const home = <ButtonLink href={homeHref}>{t('home')}</ButtonLink>;
  const closed = notOffered ? { title: t('notOffered'), text: t('notOfferedText') } : null;
  return (
    <GamesPage title={t('common:gameTypes.COCKFIGHT')} notOffered={closed} stop={stop} home={home}>
      <TickerContext value={ticker}>
        <div className={page} data-board>
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
                    <EmptyState
                      title={pauseText(t, ring.vendor.name, ring.maintenance)}
                      text={t('pause.text')}
                      action={home}
                    />
                  </div>
                ) : (
                  <Fights {...props} />
                )}
              </div>
            </GuardedLinks>
          )}
          <div className={slipPlace}>
            <SlipBeside slip={slip} isWide={isWide} />
          </div>
        </div>
      </TickerContext>
    </GamesPage>
  );
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
        <NextFights
          next={value?.next ?? null}
          bookHref={ring?.bookHref ?? null}
          today={value?.today ?? null}
          isPicked={isPicked}
          onPick={onPick}
        />
      </div>
    </>
  );
}
