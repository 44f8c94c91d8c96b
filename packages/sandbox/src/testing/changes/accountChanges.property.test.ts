import { accountScenes } from './accountScenes.ts';
import { proveChanges } from './proof.ts';

proveChanges(accountScenes);
