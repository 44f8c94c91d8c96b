import { describe, expect, it } from 'vitest';
import sandbox from '../../../sandbox/deployment.json' with { type: 'json' };
import { deploymentProblems, supportCode } from './deploymentProblems.ts';

const problemsOf = (changes: object) => deploymentProblems(JSON.stringify({ ...sandbox, ...changes }), ['', 'kinnari']);

it('finds nothing in the deployment of the sandbox', () => expect(problemsOf({})).toEqual([]));

describe('names the key and says what is wrong', () => {
  it.each([
    ['imageHosts[0]', { imageHosts: ['https://cdn.example/x'] }, 'has a scheme: write the host alone, "cdn.example"'],
    ['gameHosts[1]', { gameHosts: ['play.example:8443', 'play.example/a'] }, 'without path'],
    ['linkHosts', { linkHosts: 'shop.example' }, 'must be a list of hosts'],
    ['siteHosts[0]', { siteHosts: [7] }, 'must be a host, not 7'],
    ['gameHosts[0]', { gameHosts: ['*'] }, 'one level of the subdomains of one domain'],
    ['gameHosts[0]', { gameHosts: ['*.com'] }, 'one level of the subdomains of one domain'],
    ['imageHosts[1]', { imageHosts: ['*.cdn.example', '*.co.th'] }, 'one level of the subdomains of one domain'],
    ['gameHosts[0]', { gameHosts: ['a.*.example'] }, 'one level of the subdomains of one domain'],
    ['gameHosts[0]', { gameHosts: ['*.*.play.example'] }, 'one level of the subdomains of one domain'],
    ['gameHosts[0]', { gameHosts: ['*play.example'] }, 'one level of the subdomains of one domain'],
    ['siteHosts[0]', { siteHosts: ['*.site.example'] }, 'name each host of the site'],
    ['apiBase', { apiBase: 'api.example' }, 'must be an origin such as "https://api.example"'],
    ['apiBase', { apiBase: 'https://api.example/' }, 'must not end with /'],
    ['origin', { origin: 'site.example' }, 'must be an origin such as "https://site.example"'],
    ['origin', { origin: 'https://site.example/' }, 'must not end with /'],
    ['cipherKey', { cipherKey: 'c2hvcnQ=' }, 'this has 8 characters'],
    ['cipherKey', { cipherKey: undefined }, 'is missing'],
    ['brand', { brand: 'sakura' }, 'there is no brand "sakura" in this build: kinnari'],
    ['brandFile', { brandFile: 'tokens.json' }, 'must be a path'],
    ['brandFile', { brandFile: 'https://cdn.example/brand.json' }, 'must be a path of this site'],
    ['thirdPartyUrl', { thirdPartyUrl: 'javascript:alert(1)' }, 'must be a path'],
    ['identityUrl', { identityUrl: '//other.example' }, 'must be a path'],
    ['policy.session', { policy: { session: 'forever' } }, 'must be "tab" or "browser"'],
    ['policy.sesion', { policy: { sesion: 'tab' } }, 'is not a key'],
    ['membersOnly', { membersOnly: 'yes' }, 'must be true or false, not "yes"'],
    ['missing', { missing: 'helpVote' }, 'must be a list of operations and pages'],
    ['merchant', { merchant: 12 }, 'must be a text, not 12'],
    ['imageHost', { imageHost: [] }, 'is not a key of a deployment'],
  ])('%s: %j', (key, changes, text) => {
    const problems = problemsOf(changes);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
    expect(problems[0]?.text).toContain(text);
    expect(problems[0]?.text).not.toContain(': ,');
    expect(supportCode(problems)).toBe(`D-${key}`);
  });

  it.each([
    ['no block', null, 'there is no deployment'],
    ['no JSON', '{', 'is not JSON'],
    ['no object', '[]', 'must be an object'],
  ])('%s', (_what, text, message) => {
    const problems = deploymentProblems(text);
    expect(problems).toEqual([{ key: '', text: expect.stringContaining(message) }]);
    expect(supportCode(problems)).toBe('D-file');
  });
});

it('accepts what a deployment needs: ports, hosts of this machine, the name of the schema', () => {
  expect(
    problemsOf({
      $schema: './deployment.schema.json',
      apiBase: 'http://127.0.0.1:9000',
      imageHosts: ['localhost:80', '*.cdn.example:8443', '*.shop.co.th'],
    }),
  ).toEqual([]);
});
