import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import type { DeploymentProblem } from '#core/site/deploymentProblems.ts';

/** The key `bundle` of `deployment.json`, which only `deploy:files` reads: the client's brand. */
export const bundleSchema = v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);

export const bundleDocs =
  'The bundle of the brand: a folder or a ZIP archive, by its path from this file, such as "acme-1.4.0.zip". In place of "brandFile". null for none. Not sent to browsers.';

/** Where a bundle lies that a deployment names. */
export const bundlePlace = (deployment: string, bundle: string): string => resolve(dirname(deployment), bundle);

/** Finds what is wrong in the key `bundle` of a deployment, beside its other keys. */
export function bundleProblems(
  { bundle, brandFile }: { readonly bundle?: unknown; readonly brandFile?: unknown },
  file: string,
): readonly DeploymentProblem[] {
  const key = 'bundle';
  const { success, output } = v.safeParse(bundleSchema, bundle);
  if (!success) {
    return [{ key, text: `must be the path of a folder or a ZIP archive, or null, not ${JSON.stringify(bundle)}` }];
  }
  if (output === null) return [];
  if (typeof brandFile === 'string') return [{ key, text: 'brings its own brand file: take "brandFile" out' }];
  const place = bundlePlace(file, output);
  return existsSync(place) ? [] : [{ key, text: `${place} is not there` }];
}
