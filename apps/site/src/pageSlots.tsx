import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { PageSlots } from '#core/site/pageSlots.ts';
import type { BarePagePartProps } from './BarePagePart.tsx';

const BarePagePart = lazyComponent(() => import('./BarePagePart.tsx').then((module) => module.BarePagePart), 'more');
const SessionWatch = lazyComponent(() => import('./SessionWatch.tsx').then((module) => module.SessionWatch), 'more');
const EarnedLinks = lazyComponent(
  () => import('#features/rewards/promotions/EarnedLinks.tsx').then((module) => module.EarnedLinks),
  'promotions',
);

const part = (of: BarePagePartProps['of']) => (
  <LazySection>
    <BarePagePart of={of} />
  </LazySection>
);

// Each is one element: a part of a document whose code has not loaded would be thrown away for another one.
const banners = { w_login: part('w_login'), '/register': part('/register') };
const notices = part('notices');
const settings = part('settings');
const contact = part('contact');

/** Fills the slots in which pages of one domain show content of another. */
export const pageSlots: PageSlots = {
  banner: (group) => banners[group],
  notices: () => notices,
  settings: () => settings,
  contact: () => contact,
  rewards: () => (
    <LazySection>
      <EarnedLinks />
    </LazySection>
  ),
  sessionWatch: (onLeave) => (
    <LazySection>
      <SessionWatch onLeave={onLeave} />
    </LazySection>
  ),
};
