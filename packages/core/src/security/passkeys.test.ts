import { expect, test } from 'vitest';
import { passkeyState } from './passkeys.ts';

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
