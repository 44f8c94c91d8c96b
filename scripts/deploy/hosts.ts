import type { Deployment } from '#core/site/deployment.ts';
import { type DeploymentHosts } from '#sandbox/adapters/securityHeaders.ts';

/** The origin of a URL; none for a path of the site itself. */
const originsOf = (...urls: readonly (string | null)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []))),
];

const secure = (hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`);

/** The hosts that the Content-Security-Policy of a deployment must allow. */
export const policyHosts = (deployment: Deployment): DeploymentHosts => ({
  images: secure(deployment.imageHosts),
  api: originsOf(deployment.apiBase, deployment.identityUrl, deployment.errorUrl, deployment.viewUrl),
  games: secure(deployment.gameHosts),
  services: secure(deployment.serviceHosts),
  sites: secure(deployment.siteHosts),
  analytics: deployment.analytics,
});
