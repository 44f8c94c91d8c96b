import { createContext, use } from 'react';
import { chooseBlocks } from '#core/site/layout.ts';
import { useSite } from '#core/site/site.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import type { NoticeBarProps } from '#features/content/notices/notices.types.ts';
import { BannerBox } from '#features/layout/banner/BannerBox.tsx';
import { useBanner } from '#features/layout/banner/useBanner.ts';

/** The notices of the header's pages; null on a page without them. */
export const NoticeBarContext = createContext<NoticeBarProps | null>(null);

/** The banners of the page (BAN-01), where the page places them itself. */
export function PageBanner() {
  const banner = useBanner();
  return banner && <BannerBox {...banner} />;
}

/** The notices (NOT-01), where the page places them itself and the operator shows them. */
export function PageNotices() {
  const notices = use(NoticeBarContext);
  const site = useSite();
  const shown = chooseBlocks('top', site.status === 'ready' ? site.value.layout : {}).includes('notices');
  return shown && notices && <NoticeBar {...notices} />;
}
