import type { ReactNode } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { PageSlots } from '#core/site/pageSlots.ts';
import type { BarePagePartProps } from './BarePagePart.tsx';
import { PageBanner, PageNotices } from './PageParts.tsx';

const BarePagePart = lazyComponent(() => import('./BarePagePart.tsx').then((module) => module.BarePagePart));
const SessionWatch = lazyComponent(() => import('./SessionWatch.tsx').then((module) => module.SessionWatch));
const EarnedLinks = lazyComponent(() =>
  import('#features/rewards/promotions/EarnedLinks.tsx').then((module) => module.EarnedLinks),
);

const parts = new Map<BarePagePartProps['of'], ReactNode>();
/** Always the same element for a part: a document's, whose code has not loaded, would be thrown away for another one. */
function part(of: BarePagePartProps['of']): ReactNode {
  if (!parts.has(of)) {
    parts.set(
      of,
      <LazySection optional>
        <BarePagePart of={of} />
      </LazySection>,
    );
  }
  return parts.get(of);
}

/** Fills the slots in which pages of one domain show content of another. */
export const pageSlots: PageSlots = {
  banner: part,
  pageBanner: () => <PageBanner />,
  pageNotices: () => <PageNotices />,
  notices: () => part('notices'),
  settings: () => part('settings'),
  contact: () => part('contact'),
  rewards: () => (
    <LazySection optional>
      <EarnedLinks />
    </LazySection>
  ),
  sessionWatch: (onLeave) => (
    <LazySection optional>
      <SessionWatch onLeave={onLeave} />
    </LazySection>
  ),
};
