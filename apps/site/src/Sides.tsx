import { useLocation } from 'react-router-dom';
import { paths } from '#features/shared/navigation.ts';
import { SidesScreen } from '#features/sides/SidesScreen.tsx';
import { useSides } from '#features/sides/useSides.ts';

export function Sides() {
  const { pathname, search } = useLocation();
  return <SidesScreen {...useSides({ rebateHref: paths.memberCentre(pathname + search, 'manualRebate') })} />;
}
