import { localStore } from '#core/data/storage.ts';
import { BrandContext } from '#core/site/brand.ts';
import { PageSlotsContext } from '#core/site/pageSlots.ts';
import { brandNamed } from '#themes/brands.ts';
import { pageSlots } from './pageSlots.tsx';
import { RootScreen } from './RootScreen.tsx';

/** The whole site, as `Site` renders it inside the router and the platform. */
export const WholeSite = ({ brand }: { brand?: unknown }) => (
  <BrandContext value={brandNamed(brand)}>
    <PageSlotsContext value={pageSlots}>
      <RootScreen />
    </PageSlotsContext>
  </BrandContext>
);

/** Hides the news and the rains, which open by themselves. They have tests of their own. */
export const hideNews = (): void => {
  localStore.set('newsHiddenThrough', '9999-12-31');
  localStore.set('rainShown', String(Number.MAX_SAFE_INTEGER));
};
