import { ready } from '#core/data/remote.ts';
import { brandIn } from '#core/site/brand.ts';
import { type Globals, spokenIn } from '#storybook/sampleOf.ts';
import { brandNamed } from '#themes/brands.ts';
import type { AppDownload, DownloadScreenProps } from './download.types.ts';

export const android: AppDownload = { kind: 'android', href: 'https://downloads.example/kinnari.apk' };
export const ios: AppDownload = { kind: 'ios', href: 'https://downloads.example/kinnari.mobileconfig' };
export const iosLite: AppDownload = { kind: 'iosLite', href: 'https://downloads.example/kinnari-lite.mobileconfig' };

/** Props of the download page on a computer whose browser offers nothing. */
export const sampleDownload = (globals: Globals & { readonly brand?: unknown }): DownloadScreenProps => ({
  kind: 'computer',
  browser: 'other',
  state: 'none',
  install: () => {},
  apps: ready([android, ios]),
  brand: brandIn(spokenIn(globals), brandNamed(globals.brand)),
  pageUrl: 'https://kinnari.example/download',
  covers: [],
  homeHref: '/',
  onCopy: async () => true,
});
