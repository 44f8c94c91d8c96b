import { BrandMark } from '#features/shared/BrandMark.tsx';
import { BlockedScreen } from '#features/system/BlockedScreen.tsx';
import { MaintenanceScreen } from '#features/system/MaintenanceScreen.tsx';
import { useBlockedScreen } from '#features/system/useBlockedScreen.ts';
import { useMaintenanceScreen } from '#features/system/useMaintenanceScreen.ts';
import { useBrand } from './brand.ts';

/** SYS-02, SYS-03. */
export function Closed({ because }: { because: 'maintenance' | 'blocked' }) {
  return because === 'maintenance' ? <Maintenance /> : <Blocked />;
}

function Maintenance() {
  return <MaintenanceScreen {...useMaintenanceScreen()} brand={<BrandMark brand={useBrand()} />} />;
}

function Blocked() {
  return <BlockedScreen {...useBlockedScreen()} brand={<BrandMark brand={useBrand()} />} />;
}
