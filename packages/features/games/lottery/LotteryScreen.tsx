import { GamesPage } from '#core/catalogue/GamesPage.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { Warning } from '#core/components/Warning.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TickerContext, useTicker } from '#core/time/ticker.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import type { LotteryScreenProps } from './lottery.types.ts';
import { page } from './LotteryScreen.css.ts';
import { DrawNews } from './parts/DrawNews.tsx';
import { DrawsNotice } from './parts/DrawsNotice.tsx';
import { LotteryList } from './parts/LotteryList.tsx';
import { LotteryTabs } from './parts/LotteryTabs.tsx';
import { LotteryTools } from './parts/LotteryTools.tsx';
import { MyTickets } from './parts/MyTickets.tsx';
import { ResultList } from './parts/ResultList.tsx';

/** The lottery page (RT-05d, RT-07, LOT-01 to LOT-06): fast draws as cards, the others as rows, and the member's tickets. */
export function LotteryScreen(props: LotteryScreenProps) {
  const { area, role, query, vendorMissing, draws, drawsFailed, ticketEvents, stop, homeHref, now } = props;
  const { t } = useTranslation('lottery');
  // One timer for the page instead of one per card.
  const ticker = useTicker(now);
  const home = <ButtonLink href={homeHref}>{t('home')}</ButtonLink>;
  return (
    <GamesPage title={t(`title.${area}`)} notOffered={null} stop={stop} home={home}>
      <TickerContext value={ticker}>
        <div className={page}>
          <LazySection optional>{ticketEvents && <ticketEvents.Events {...ticketEvents} />}</LazySection>
          <DrawNews {...props} />
          <LotteryTabs {...props} />
          {query.tab === 'mine' ? (
            <MyTickets {...props} />
          ) : (
            <>
              <LotteryTools {...props} />
              {role === 'trial' && <Warning>{t('trial')}</Warning>}
              {vendorMissing && <Warning>{t('vendorMissing')}</Warning>}
              {query.list === 'results' ? (
                <ResultList {...props} />
              ) : (
                <div>
                  <DrawsNotice draws={draws} drawsFailed={drawsFailed} />
                  <LotteryList {...props} />
                </div>
              )}
            </>
          )}
        </div>
      </TickerContext>
    </GamesPage>
  );
}
