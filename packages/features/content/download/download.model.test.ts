import { describe, expect, it } from 'vitest';
import type { Resource } from '#api/service.ts';
import { appsOf, deviceOf, ownFirst, ownWayOf } from './download.model.ts';

const resource = (resourceType: string, url: string, labelNameEn = resourceType): Resource => ({
  resourceType,
  url,
  labelNameEn,
  qrCodeUrl: null,
});
const resolveUrl = (url: string) => (url.startsWith('https://good') ? url : null);

describe('the apps', () => {
  it('are found by type or label, one per device type', () => {
    const resources = [
      resource('LINE', 'https://good/line'),
      resource('MOBILECONFIG', 'https://good/ios', 'iOS'),
      resource('APP', 'https://good/apk', 'Android'),
      resource('Android', 'https://good/another'),
    ];
    expect(appsOf(resources, null, resolveUrl)).toEqual([
      { kind: 'android', href: 'https://good/apk' },
      { kind: 'ios', href: 'https://good/ios' },
    ]);
  });
  it('have a third one where the deployment names its resource', () => {
    const resources = [
      resource('CLIP', 'https://good/clip'),
      resource('Android', 'https://good/apk'),
      resource('MOBILECONFIG', 'https://good/ios'),
    ];
    const kinds = (liteName: string | null) => appsOf(resources, liteName, resolveUrl).map(({ kind }) => kind);
    expect(kinds('CLIP')).toEqual(['android', 'ios', 'iosLite']);
    expect(kinds('OTHER')).toEqual(['android', 'ios']);
    expect(kinds(null)).toEqual(['android', 'ios']);
  });
  it('are left out when their URL is rejected', () => {
    expect(appsOf([resource('Android', 'https://bad/apk')], null, resolveUrl)).toEqual([]);
    expect(
      appsOf([resource('Android', 'https://bad/a'), resource('Android', 'https://good/b')], null, resolveUrl),
    ).toEqual([{ kind: 'android', href: 'https://good/b' }]);
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

it('sorts the apps of the device first', () => {
  const resources = [
    resource('Android', 'https://good/a'),
    resource('MOBILECONFIG', 'https://good/i'),
    resource('CLIP', 'https://good/c'),
  ];
  const apps = appsOf(resources, 'CLIP', resolveUrl);
  const kinds = (device: 'android' | 'ios' | null) => ownFirst(apps, device).map(({ kind }) => kind);
  expect([kinds(null), kinds('android'), kinds('ios')]).toEqual([
    ['android', 'ios', 'iosLite'],
    ['android', 'ios', 'iosLite'],
    ['ios', 'iosLite', 'android'],
  ]);
});

describe('what the page offers first', () => {
  const apps = [
    { kind: 'android', href: 'https://good/a' },
    { kind: 'iosLite', href: 'https://good/c' },
  ] as const;
  const wayOf = (changed: Partial<Parameters<typeof ownWayOf>[0]>) =>
    ownWayOf({ device: null, apps, installed: false, offered: false, ...changed });

  it.each([
    ['the installed site, whatever else there is', { installed: true, offered: true }, 'installed'],
    ['what the browser offers before a file', { device: 'android', offered: true }, 'install'],
    ['the file of the device', { device: 'android' }, 'android'],
    ['a profile that only adds an icon', { device: 'ios' }, 'iosLite'],
    ['nothing where an app is for another device', { device: 'ios', apps: [apps[0]] }, null],
    ['nothing on a computer', {}, null],
    ['nothing while the device is not known', { device: 'unknown' }, null],
  ] as const)('%s', (_what, changed, way) => expect(wayOf(changed)).toBe(way));
});
