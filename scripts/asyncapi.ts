/** Writes docs/asyncapi.json from the topics of the contract: `npm run asyncapi`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncapiText } from './lib/asyncapi.ts';

writeFileSync(join(import.meta.dirname, '../docs/asyncapi.json'), asyncapiText());
