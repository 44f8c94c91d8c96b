import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Deployment, deploymentSchema } from '#core/site/deployment.ts';
import sandbox from '../../packages/sandbox/deployment.json' with { type: 'json' };
import { caddyfile } from './caddy.ts';
import { defaultHostOptions } from './hostRules.ts';
import { nginxConf } from './nginx.ts';
import { passkeysProblems, relatedOriginsFile } from './passkeys.ts';

const deploymentOf = (change: Partial<Deployment>): Deployment =>
  v.parse(deploymentSchema, { ...sandbox, origin: 'https://www.site.example', ...change });
const problemsOf = (value: unknown, change: Partial<Deployment> = {}) => passkeysProblems(value, deploymentOf(change));

describe('the key passkeys', () => {
  it.each([
    ['passkeys', 'site.example', 'must be { "rpId": "site.example" }, or null'],
    ['passkeys', {}, 'must be { "rpId": "site.example" }, or null'],
    ['passkeys.rpId', { rpId: 'https://site.example' }, 'must be a host by its name'],
    ['passkeys.rpId', { rpId: '203.0.113.7' }, 'must be a host by its name'],
    ['passkeys.rpId', { rpId: 'elsewhere.example' }, 'must be www.site.example or a parent of it'],
    ['passkeys.rpId', { rpId: 'ite.example' }, 'must be www.site.example or a parent of it'],
    ['passkeys.rpId', { rpId: 'example' }, 'must be www.site.example or a parent of it'],
    ['passkeys.name', { rpId: 'site.example', name: 'Site' }, 'is not a key of passkeys'],
  ])('%s: %j', (key, value, text) => {
    const problems = problemsOf(value);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
    expect(problems[0]?.text).toContain(text);
  });

  it.each([[null], [undefined], [{ rpId: 'site.example' }], [{ rpId: 'www.site.example' }]])('accepts %j', (value) =>
    expect(problemsOf(value)).toEqual([]),
  );

  it('needs the host of the site, over https', () => {
    expect(problemsOf({ rpId: 'site.example' }, { origin: '' })[0]?.text).toContain('needs "origin"');
    expect(problemsOf({ rpId: 'site.example' }, { origin: 'http://site.example' })[0]?.text).toContain('need https');
  });

  it('counts the names that browsers count, of which they use five', () => {
    const hosts = ['a.example', 'b.co.th', 'm.b.co.th', 'c.example', 'd.example'];
    expect(problemsOf({ rpId: 'site.example' }, { siteHosts: hosts })).toEqual([]);
    expect(problemsOf({ rpId: 'site.example' }, { siteHosts: [...hosts, 'e.example'] })).toMatchObject([
      { key: 'siteHosts', text: expect.stringContaining('have 6 names') },
    ]);
  });
});

describe('the file of related origins', () => {
  it('names every origin of the site once', () => {
    const deployment = deploymentOf({ siteHosts: ['site.example', 'two.example:8443', 'www.site.example'] });
    expect(JSON.parse(relatedOriginsFile({ rpId: 'site.example' }, deployment))).toEqual({
      origins: ['https://site.example', 'https://www.site.example', 'https://two.example:8443'],
    });
  });

  it('is JSON on every host, as browsers demand', () => {
    const deployment = deploymentOf({});
    expect(nginxConf(deployment, defaultHostOptions)).toMatch(
      /location ~ \^\/\\\.well-known\/\(apple-app-site-association\|webauthn\)\$ \{\s+default_type application\/json;/,
    );
    expect(caddyfile(deployment, defaultHostOptions)).toContain(
      '@association path /.well-known/apple-app-site-association /.well-known/webauthn',
    );
  });
});
