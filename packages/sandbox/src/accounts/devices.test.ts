import { expect, test } from 'vitest';
import { userAgents } from '../seed/userAgents.ts';
import { deviceOf } from './devices.ts';

test.each([
  [userAgents.windows, 'Chrome, Windows', 'computer'],
  [userAgents.iphone, 'Safari, iPhone', 'phone'],
  [userAgents.androidTablet, 'Chrome, Android', 'tablet'],
  [userAgents.androidPhone, 'Samsung Internet, Android', 'phone'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
    'computer',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, macOS', 'computer'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'Chrome, Linux',
    'computer',
  ],
  ['curl/8.0', '', null],
  ['', '', null],
])('%s', (userAgent, device, deviceKind) => {
  expect(deviceOf(userAgent)).toEqual({ device, deviceKind });
});
