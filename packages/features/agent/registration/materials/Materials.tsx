import { MaterialsView } from './MaterialsView.tsx';
import { useMaterials } from './useMaterials.ts';

/** The materials of an agent, connected to the platform. */
export const Materials = () => <MaterialsView {...useMaterials()} />;
