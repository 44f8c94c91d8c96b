import * as v from 'valibot';
import { type Deployment, deploymentSchema } from '#core/site/deployment.ts';
import { type DeploymentProblem, deploymentProblems } from '#core/site/deploymentProblems.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { readOperatorText } from './operatorFile.ts';

const brands = await readBrandFolders();

export interface ReadDeployment {
  /** With every default; null when the site could not start with it. */
  readonly deployment: Deployment | null;
  readonly problems: readonly DeploymentProblem[];
}

/** Reads and checks `deployment.json`. @throws UserError when the file cannot be read */
export function readDeploymentFile(file: string): ReadDeployment {
  const text = readOperatorText(file);
  const problems = deploymentProblems(text, ['', ...brands.map(({ brand }) => brand.id)]);
  const parsed = problems.some(({ key }) => key === '') ? null : v.safeParse(deploymentSchema, JSON.parse(text));
  return { deployment: parsed?.success === true ? parsed.output : null, problems };
}
