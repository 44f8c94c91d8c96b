import { BrandMark } from '#core/components/BrandMark.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { usePageTitle } from '#core/routing/title.ts';
import { useBrand } from '#core/site/brand.ts';
import { PageSettings } from '#features/layout/pageSettings/PageSettings.tsx';
import { usePageSettings } from '#features/layout/pageSettings/usePageSettings.ts';
import { BlockedScreen } from '#features/layout/system/BlockedScreen.tsx';
import { MaintenanceScreen } from '#features/layout/system/MaintenanceScreen.tsx';
import type { BrandSlot } from '#features/layout/system/system.types.ts';
import { useBlockedScreen } from '#features/layout/system/useBlockedScreen.ts';
import { useMaintenanceScreen } from '#features/layout/system/useMaintenanceScreen.ts';
import type { ClosedBecause } from './ClosedNote.tsx';

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

const Maintenance = (slots: BrandSlot) => <MaintenanceScreen {...useMaintenanceScreen()} {...slots} />;

const Blocked = (slots: BrandSlot) => <BlockedScreen {...useBlockedScreen()} {...slots} />;
