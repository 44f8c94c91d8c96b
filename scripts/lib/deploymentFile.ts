import * as v from 'valibot';
import { composedOperations, coreOperations } from '#adapter/core.ts';
import { operations } from '#api/operations.ts';
import { type Deployment, deploymentSchema } from '#core/site/deployment.ts';
import { type DeploymentProblem, deploymentProblems } from '#core/site/deploymentProblems.ts';
import { pageNeeds } from '#core/site/missing.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { bundleProblems, bundleSchema } from '../deploy/bundle.ts';
import { type PasskeySettings, passkeysProblems, passkeysSchema } from '../deploy/passkeys.ts';
import { type PushSettings, pushProblems, pushSchema } from '../deploy/push.ts';
import { readOperatorText } from './operatorFile.ts';

const brands = await readBrandFolders();

export interface ReadDeployment {
  /** With every default; null when the site could not start with it. */
  readonly deployment: Deployment | null;
  /** How the host holds streams of events; null where the platform does. No part of the deployment that browsers get. */
  readonly push: PushSettings | null;
  /** What passkeys are bound to; null for the host of each page. No part of the deployment that browsers get. */
  readonly passkeys: PasskeySettings | null;
  /** The path of the client's bundle from the file; null for none. No part of the deployment that browsers get. */
  readonly bundle: string | null;
  readonly problems: readonly DeploymentProblem[];
}

const core: readonly string[] = [...coreOperations, ...composedOperations];

/** Finds what is neither an operation nor such a page, and operations that the site cannot be without. */
function missingProblems(missing: readonly string[]): readonly DeploymentProblem[] {
  return missing.flatMap((id, index) => {
    const key = `missing[${index}]`;
    if (core.includes(id)) return [{ key, text: `the site cannot run without ${id}` }];
    if (Object.hasOwn(operations, id) || Object.hasOwn(pageNeeds, id)) return [];
    return [{ key, text: `the contract has no operation ${id}, nor the site such a page` }];
  });
}

/** Reads and checks `deployment.json`. @throws UserError when the file cannot be read */
export function readDeploymentFile(file: string): ReadDeployment {
  const text = readOperatorText(file);
  const common = deploymentProblems(text, ['', ...brands.map(({ brand }) => brand.id)], ['bundle', 'push', 'passkeys']);
  if (common.some(({ key }) => key === '')) {
    return { deployment: null, push: null, passkeys: null, bundle: null, problems: common };
  }
  const input = JSON.parse(text) as Readonly<Record<'push' | 'passkeys' | 'bundle' | 'brandFile', unknown>>;
  const [parsed, push] = [v.safeParse(deploymentSchema, input), v.safeParse(pushSchema, input.push)];
  const passkeys = v.safeParse(passkeysSchema, input.passkeys);
  const bundle = v.safeParse(bundleSchema, input.bundle);
  const deployment = parsed.success ? parsed.output : null;
  return {
    deployment,
    push: push.success ? push.output : null,
    passkeys: passkeys.success ? passkeys.output : null,
    bundle: bundle.success ? bundle.output : null,
    problems: [
      ...common,
      ...missingProblems(deployment?.missing ?? []),
      ...pushProblems(input.push),
      ...passkeysProblems(input.passkeys, deployment),
      ...bundleProblems(input, file),
    ],
  };
}
