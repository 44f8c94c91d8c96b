import { describe, expect, it } from 'vitest';
import type { Resource } from '#api/service.ts';
import { appsOf, outsideLine, ownFirst, typedAddress } from './download.model.ts';

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

it('LINE is told to open the page in the browser of the phone, by the site’s own address', () => {
  expect(outsideLine('https://site.example/download')).toBe('https://site.example/download?openExternalBrowser=1');
  expect(typedAddress('https://site.example/download')).toBe('site.example/download');
});
