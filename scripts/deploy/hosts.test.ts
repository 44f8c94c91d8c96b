import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deploymentSchema } from '#core/site/deployment.ts';
import { siteHeaders } from '#sandbox/adapters/securityHeaders.ts';
import sandbox from '../../packages/sandbox/deployment.json' with { type: 'json' };
import { policyHosts } from './hosts.ts';

const policyOf = (changes: object): string =>
  siteHeaders({ hosts: policyHosts(v.parse(deploymentSchema, { ...sandbox, ...changes })) })[
    'Content-Security-Policy'
  ] ?? '';

it('the policy allows the hosts of the deployment, each for its purpose', () => {
  const policy = policyOf({
    apiBase: 'https://api.example',
    identityUrl: 'https://identity.example/v1',
    errorUrl: 'https://errors.example/in',
    viewUrl: 'https://errors.example/views',
    imageHosts: ['img.example:8443'],
    gameHosts: ['*.pg.example', 'play.example'],
    serviceHosts: ['chat.example'],
    siteHosts: ['two.example'],
  });
  expect(policy).toContain("img-src 'self' blob: https://img.example:8443;");
  expect(policy).toContain(
    "connect-src 'self' https://api.example https://identity.example https://errors.example https://two.example https://*.pg.example https://play.example;",
  );
  expect(policy).toContain("frame-src 'self' https://*.pg.example https://play.example https://chat.example;");
  expect(policy).not.toContain('google');
});

it('paths of the site’s own add nothing', () => {
  expect(policyOf({})).toBe(siteHeaders()['Content-Security-Policy']);
});
