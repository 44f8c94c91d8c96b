import { jsonInHtml } from './html.ts';

/** Where the deployment goes in `index.html`. The build leaves it: one build serves every deployment. */
export const deploymentPlace = '<!-- deployment -->';

/** The data block with the deployment, which the boot script and the site read. */
export const deploymentBlock = (deployment: unknown): string =>
  `<script type="application/json" id="deployment">${jsonInHtml(deployment)}</script>`;

/** Puts the deployment into `index.html`, as it is served. A page without its place is returned as it is. */
export const withDeployment = (html: string, deployment: unknown): string =>
  html.replace(deploymentPlace, () => deploymentBlock(deployment));
