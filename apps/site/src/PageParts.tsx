import { createContext, use } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { roleOf } from '#core/session/role.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useSite } from '#core/site/site.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import type { NoticeBarProps } from '#features/content/notices/notices.types.ts';
import { BannerBox } from '#features/layout/banner/BannerBox.tsx';
import { useBanner } from '#features/layout/banner/useBanner.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';

const AgentNews = lazyComponent(() => import('./AgentNews.tsx').then((module) => module.AgentNews));

/** The notices of the header's pages; null on a page without them. */
export const NoticeBarContext = createContext<NoticeBarProps | null>(null);

/** The banners of the page (BAN-01), where the page places them itself. */
export function PageBanner() {
  const banner = useBanner();
  return banner && <BannerBox {...banner} />;
}

/** The notices (NOT-01), where the page places them itself and the operator shows them, below what an agent is told. */
export function PageNotices() {
  const notices = use(NoticeBarContext);
  const site = useSite();
  const shown = chooseBlocks('top', site.status === 'ready' ? site.value.layout : {}).includes('notices');
  // A document knows no session.
  const hydrated = useHydrated();
  const isAgent = roleOf(useSession()) === 'agent' && hydrated;
  return (
    <>
      {isAgent && (
        <LazySection optional>
          <AgentNews />
        </LazySection>
      )}
      {shown && notices && <NoticeBar {...notices} />}
    </>
  );
}
