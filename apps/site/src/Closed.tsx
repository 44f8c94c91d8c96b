import { BrandMark } from '#core/components/BrandMark.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePageTitle } from '#core/routing/title.ts';
import { useBrand } from '#core/site/brand.ts';
import { useSite } from '#core/site/site.ts';
import { PageSettings } from '#features/layout/pageSettings/PageSettings.tsx';
import { usePageSettings } from '#features/layout/pageSettings/usePageSettings.ts';
import { BlockedScreen } from '#features/layout/system/BlockedScreen.tsx';
import { MaintenanceScreen } from '#features/layout/system/MaintenanceScreen.tsx';
import type { BrandSlot } from '#features/layout/system/system.types.ts';
import { useBlockedScreen } from '#features/layout/system/useBlockedScreen.ts';
import { useMaintenanceScreen } from '#features/layout/system/useMaintenanceScreen.ts';
import type { ClosedBecause } from './ClosedNote.tsx';

const LiveUpdates = lazyComponent(() => import('#core/live/LiveUpdates.tsx').then((part) => part.LiveUpdates));

/** Replaces the site during maintenance (SYS-02) or in a blocked region (SYS-03). */
export function Closed({ because }: { because: ClosedBecause }) {
  const { t } = useTranslation('system');
  usePageTitle(t(`${because}.title`));
  const slots: BrandSlot = {
    brand: <BrandMark brand={useBrand()} />,
    // The pages have a button for customer service of their own, and no login.
    settings: <PageSettings {...usePageSettings()} onSupport={undefined} agentHref={undefined} />,
  };
  return because === 'maintenance' ? <Maintenance {...slots} /> : <Blocked {...slots} />;
}

/** Hears of its end from the push channel, where there is one: by then the platform tells of its status alone. */
function Maintenance(slots: BrandSlot) {
  const site = useSite();
  const isPushed = site.status === 'ready' && site.value.live === 'stream';
  return (
    <>
      <MaintenanceScreen {...useMaintenanceScreen()} {...slots} />
      <LazySection optional>{isPushed && <LiveUpdates />}</LazySection>
    </>
  );
}

const Blocked = (slots: BrandSlot) => <BlockedScreen {...useBlockedScreen()} {...slots} />;
