import { ready } from '#core/data/remote.ts';
import type { AppDownload, DownloadScreenProps, WaysProps } from './download.types.ts';

export const android: AppDownload = { kind: 'android', href: 'https://downloads.example/kinnari.apk' };
export const ios: AppDownload = { kind: 'ios', href: 'https://downloads.example/kinnari.mobileconfig' };
export const iosLite: AppDownload = { kind: 'iosLite', href: 'https://downloads.example/kinnari-lite.mobileconfig' };

/** The ways of a computer. */
export const sampleWays: WaysProps = {
  apps: ready([android, ios]),
  device: null,
  pageUrl: 'https://kinnari.example/download',
};

/** Props of the download page on a computer whose browser offers nothing. */
export const sampleDownload: DownloadScreenProps = {
  ...sampleWays,
  way: null,
  covers: [],
  homeHref: '/',
  declined: false,
  onInstall: () => {},
};
