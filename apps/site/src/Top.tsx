import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { BannerBox } from '#features/banner/BannerBox.tsx';
import { JackpotPlace } from '#features/banner/JackpotPlace.tsx';
import { useBanner } from '#features/banner/useBanner.ts';
import { NoticeBar, type NoticeBarProps } from '#features/notices/NoticeBar.tsx';
import { chooseBlocks } from '#features/shared/layout.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { routeOf } from '#features/shared/navigation.ts';
import { useSite } from '#features/shared/site.ts';
import { Region } from './Region.tsx';
import { TopPlace } from './TopPlace.tsx';

const JackpotArea = lazyPart(() => import('./JackpotArea.tsx').then((part) => part.JackpotArea), 'home');

/** BAN-01, NOT-01: the banners of the route, the notices below them, and on /rng the jackpot; as the operator orders them. */
export function Top({ notices }: { notices: NoticeBarProps }) {
  const site = useSite();
  const banner = useBanner();
  const route = routeOf(useLocation().pathname);
  const jackpot = site.status === 'ready' ? site.value.jackpot : 'decorative';
  if (banner === null) return null;
  const blocks = chooseBlocks('top', site.status === 'ready' ? site.value.layout : {});
  return (
    <TopPlace>
      {blocks.map((block) => {
        switch (block) {
          case 'banner':
            return <BannerBox key={block} {...banner} />;
          case 'notices':
            return <NoticeBar key={block} {...notices} />;
          case 'jackpot':
            return route === 'rng' ? (
              <Region key={block} quiet>
                <Suspense fallback={jackpot === 'none' ? null : <JackpotPlace />}>
                  <JackpotArea />
                </Suspense>
              </Region>
            ) : null;
        }
      })}
    </TopPlace>
  );
}
