import type { Deployment } from '#core/site/deployment.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { bundlePlace } from '../deploy/bundle.ts';
import { UserError } from '../lib/userError.ts';
import { checkBundle } from './checkBundle.ts';
import { readBundle } from './readBundle.ts';
import { type ReleasedBundle, releaseBundle } from './releaseBundle.ts';

/**
 * Reads the bundle that a deployment names, as its release carries it. Prints what is not used.
 * @param file the path of the deployment
 * @throws UserError after printing what is wrong
 */
export async function readDeployedBundle(
  file: string,
  path: string,
  { brand, imageHosts }: Deployment,
): Promise<ReleasedBundle> {
  const place = bundlePlace(file, path);
  const stated = brand === '' ? undefined : brand;
  const brands = await readBrandFolders();
  const { bundle, problems, notes } = checkBundle(readBundle(place), { brands, imageHosts, brand: stated });
  for (const { text } of problems) console.error(`${path}: ${text}`);
  if (bundle === undefined || problems.length > 0) throw new UserError(`${path} is not right; nothing was written`);
  if (stated !== undefined && bundle.base.brand.id !== stated) {
    throw new UserError(`${path} extends ${bundle.base.brand.id}, and brand is ${stated}: take "brand" out`);
  }
  for (const note of notes) console.log(`${path}: ${note}`);
  return releaseBundle(bundle);
}
