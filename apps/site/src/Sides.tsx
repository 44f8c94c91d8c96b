import { SidesScreen } from '#features/sides/SidesScreen.tsx';
import { useSides } from '#features/sides/useSides.ts';

export function Sides() {
  return <SidesScreen {...useSides()} />;
}
