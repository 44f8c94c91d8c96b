import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useMaintenanceWatch } from '#core/site/maintenanceAhead.ts';

const MaintenanceAheadNotice = lazyComponent(() =>
  import('#features/layout/system/MaintenanceAheadNotice.tsx').then((part) => part.MaintenanceAheadNotice),
);

/** Tells of a maintenance that is announced. Its code loads when there is one. @param playing the page is a game */
export function MaintenanceNotice({ playing = false }: { readonly playing?: boolean }) {
  const ahead = useMaintenanceWatch();
  return (
    <LazySection optional>{ahead !== null && <MaintenanceAheadNotice {...ahead} playing={playing} />}</LazySection>
  );
}
