import { describe, expect, it } from 'vitest';
import type { Resource } from '#api/service.ts';
import { appsOf, deviceOf, ownFirst } from './download.model.ts';

const resource = (resourceType: string, url: string, labelNameEn = resourceType): Resource => ({
  resourceType,
  url,
  labelNameEn,
  qrCodeUrl: null,
});
const judge = (address: string) => (address.startsWith('https://good') ? address : null);

describe('the apps', () => {
  it('are found by type or by label, one for each device', () => {
    const resources = [
      resource('LINE', 'https://good/line'),
      resource('MOBILECONFIG', 'https://good/ios', 'iOS'),
      resource('APP', 'https://good/apk', 'Android'),
      resource('Android', 'https://good/another'),
    ];
    expect(appsOf(resources, judge)).toEqual([
      { kind: 'android', href: 'https://good/apk' },
      { kind: 'ios', href: 'https://good/ios' },
    ]);
  });
  it('are not offered from addresses that are not allowed', () => {
    expect(appsOf([resource('Android', 'https://bad/apk')], judge)).toEqual([]);
    expect(appsOf([resource('Android', 'https://bad/a'), resource('Android', 'https://good/b')], judge)).toEqual([
      { kind: 'android', href: 'https://good/b' },
    ]);
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', null],
  ['', null],
])('%s is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it('puts the app of the device first', () => {
  const apps = appsOf([resource('Android', 'https://good/a'), resource('MOBILECONFIG', 'https://good/i')], judge);
  const kinds = (device: 'android' | 'ios' | null) => ownFirst(apps, device).map(({ kind }) => kind);
  expect([kinds(null), kinds('android'), kinds('ios')]).toEqual([
    ['android', 'ios'],
    ['android', 'ios'],
    ['ios', 'android'],
  ]);
});
