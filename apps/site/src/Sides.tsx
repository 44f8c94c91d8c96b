import { useLocation } from 'react-router-dom';
import { SidesScreen } from '#features/sides/SidesScreen.tsx';
import { useSides } from '#features/sides/useSides.ts';
import { memberPanel } from './memberPages.tsx';

export function Sides() {
  const { pathname, search } = useLocation();
  return <SidesScreen {...useSides({ rebateHref: memberPanel(pathname + search, 'manualRebate') })} />;
}
