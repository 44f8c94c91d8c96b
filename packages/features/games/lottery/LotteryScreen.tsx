import { LazyPlayStopped } from '#core/components/LazyPlayStopped.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TickerContext, useTicker } from '#core/time/ticker.ts';
import { Box } from '#ui/Box/Box.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { LotteryScreenProps } from './lottery.types.ts';
import { page } from './LotteryScreen.css.ts';
import { DrawsNotice } from './parts/DrawsNotice.tsx';
import { LotteryList } from './parts/LotteryList.tsx';
import { LotteryTabs } from './parts/LotteryTabs.tsx';
import { LotteryTools } from './parts/LotteryTools.tsx';
import { MyTickets } from './parts/MyTickets.tsx';
import { ResultList } from './parts/ResultList.tsx';

/** The lottery page (RT-05d, RT-07, LOT-01 to LOT-06): fast draws as cards, the others as rows, and the member's tickets. */
export function LotteryScreen(props: LotteryScreenProps) {
  const { area, role, query, vendorMissing, draws, drawsFailed, stop, homeHref, now } = props;
  const { t } = useTranslation('lottery');
  // One timer for the page instead of one per card.
  const ticker = useTicker(now);
  const title = <VisuallyHidden as="h1">{t(`title.${area}`)}</VisuallyHidden>;
  if (stop !== null) {
    return (
      <>
        {title}
        <LazyPlayStopped stop={stop} action={<ButtonLink href={homeHref}>{t('home')}</ButtonLink>} />
      </>
    );
  }
  return (
    <TickerContext value={ticker}>
      <div className={page}>
        {title}
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
  );
}

function Warning({ children }: { children: string }) {
  return (
    <Box tone="warningSoft" radius="card" padding="sm">
      <Text size="sm">{children}</Text>
    </Box>
  );
}
