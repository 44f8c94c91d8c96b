import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { Sidebar } from './Sidebar.tsx';
import { useSidebar } from './useSidebar.ts';

export function LazySidebar() {
  const { pathname, search } = useLocation();
  return <Sidebar {...useSidebar({ rebateHref: paths.memberCentre(pathname + search, 'manualRebate') })} />;
}
