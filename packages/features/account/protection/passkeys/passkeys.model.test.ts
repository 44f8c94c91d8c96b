import { expect, test } from 'vitest';
import { deviceNameOf, problemsIn } from './passkeys.model.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone · Safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'iPhone · Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Android · Samsung Internet',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Windows · Edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Linux · Firefox'],
  ['curl/8.0', ''],
])('%s is called %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

test('a name has a letter, and not more than sixty', () => {
  expect(problemsIn({ name: ' ' })).toEqual({ name: 'empty' });
  expect(problemsIn({ name: 'ก'.repeat(61) })).toEqual({ name: 'long' });
  expect(problemsIn({ name: 'ก'.repeat(60) })).toEqual({});
});
