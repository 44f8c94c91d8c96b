import * as v from 'valibot';
import { type Deployment, deploymentSchema } from '#core/site/deployment.ts';

const defaults = v.getDefaults(deploymentSchema);
/** What the boot script reads without knowing defaults. */
const read: readonly string[] = ['merchant', 'channel'] satisfies readonly (keyof Deployment)[];

/** What a document says of its deployment: all that the site would not take for itself. */
export const statedOf = (deployment: Deployment): Partial<Deployment> =>
  Object.fromEntries(
    Object.entries(deployment).filter(
      ([key, value]) =>
        read.includes(key) || JSON.stringify(value) !== JSON.stringify(defaults[key as keyof Deployment]),
    ),
  );
