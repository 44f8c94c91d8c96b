import { afterEach, expect, test, vi } from 'vitest';
import { passkeyState, reachesKeysOf } from './passkeys.ts';

const page = { isSecureContext: true, hostname: 'site.example', hasJson: true };

test.each([
  [{}, 'ready'],
  [{ hostname: 'localhost' }, 'ready'],
  [{ isSecureContext: false }, 'noSecureContext'],
  [{ isSecureContext: false, hostname: '10.0.0.7' }, 'noSecureContext'],
  [{ hostname: '127.0.0.1' }, 'noDomain'],
  [{ hostname: '[::1]' }, 'noDomain'],
  [{ hasJson: false }, 'unsupported'],
] as const)('%o is %s', (change, state) => {
  expect(passkeyState({ ...page, ...change })).toBe(state);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['site.example', 'site.example', { relatedOrigins: false }, true],
  ['site.example', 'm.site.example', { relatedOrigins: false }, true],
  ['site.example', 'othersite.example', { relatedOrigins: false }, false],
  ['site.example', 'site.test', { relatedOrigins: true }, true],
  ['site.example', 'site.test', {}, true],
  ['site.example', 'site.test', undefined, true],
  ['', 'site.test', { relatedOrigins: false }, true],
])('the keys of %j at %s, in a browser that says %o: %s', async (rpId, hostname, says, reached) => {
  const keys = says && { getClientCapabilities: async () => says };
  vi.stubGlobal('window', { PublicKeyCredential: keys });
  expect(await reachesKeysOf(rpId, hostname)).toBe(reached);
});
