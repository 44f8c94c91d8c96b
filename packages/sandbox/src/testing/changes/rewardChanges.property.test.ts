import { proveChanges } from './proof.ts';
import { rewardScenes } from './rewardScenes.ts';

proveChanges(rewardScenes);
