import { moneyScenes } from './moneyScenes.ts';
import { proveChanges } from './proof.ts';

proveChanges(moneyScenes);
