import { type ReactNode, Suspense } from 'react';
import { SectionErrorBoundary, nothing } from '#core/components/SectionErrorBoundary.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useLocation } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useSite } from '#core/site/site.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import type { NoticeBarProps } from '#features/content/notices/notices.types.ts';
import { BannerBox } from '#features/layout/banner/BannerBox.tsx';
import { JackpotSlot } from '#features/layout/banner/JackpotSlot.tsx';
import { useBanner } from '#features/layout/banner/useBanner.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { PageTopSlot } from './PageTopSlot.tsx';

const JackpotArea = lazyComponent(() =>
  import(/* every visit, at once */ '#features/layout/banner/JackpotArea.tsx').then((part) => part.JackpotArea),
);

/** The jackpot. Its number changes every second, so a document has its place only. */
function LiveJackpot({ slot }: { slot: ReactNode }) {
  return <Suspense fallback={slot}>{useHydrated() ? <JackpotArea /> : slot}</Suspense>;
}

/**
 * The banners of the route (BAN-01), the notices (NOT-01), and on /rng the jackpot, in the operator's order. The home page
 * places the first two among its blocks.
 */
export function PageTop({ notices }: { notices: NoticeBarProps }) {
  const site = useSite();
  const banner = useBanner();
  const route = routeOf(useLocation().pathname);
  const jackpot = site.status === 'ready' ? site.value.jackpot : 'decorative';
  if (banner === null || route === 'home') return null;
  const blocks = chooseBlocks('top', site.status === 'ready' ? site.value.layout : {});
  return (
    <PageTopSlot>
      {blocks.map((block) => {
        switch (block) {
          case 'banner':
            return <BannerBox key={block} {...banner} compact />;
          case 'notices':
            return <NoticeBar key={block} {...notices} />;
          case 'jackpot':
            return route === 'rng' ? (
              <SectionErrorBoundary key={block} fallback={nothing}>
                <LiveJackpot slot={jackpot !== 'none' && <JackpotSlot />} />
              </SectionErrorBoundary>
            ) : null;
        }
      })}
    </PageTopSlot>
  );
}
