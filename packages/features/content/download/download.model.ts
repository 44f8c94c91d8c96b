import type { Resource } from '#api/service.ts';
import type { DeviceKind } from '#core/app/installKind.ts';
import type { AppDownload, AppKind } from './download.types.ts';

/** All app kinds, in display order. */
const appKinds = ['android', 'ios', 'iosLite'] as const satisfies readonly AppKind[];

/** The device that an app is for. */
const deviceFor = (kind: AppKind): DeviceKind => (kind === 'android' ? 'android' : 'ios');

/**
 * Returns the apps to offer, at most one per kind. On iOS an app is a configuration profile (FTR-01b).
 * @param liteName the platform's name of the resource of iOS lite; null where there is none
 * @param resolveUrl returns a safe absolute URL, or null when it must not be followed
 */
export function appsOf(
  resources: readonly Resource[],
  liteName: string | null,
  resolveUrl: (url: string) => string | null,
): readonly AppDownload[] {
  const names: Readonly<Record<AppKind, string | null>> = {
    android: 'Android',
    ios: 'MOBILECONFIG',
    iosLite: liteName,
  };
  return appKinds.flatMap((kind) => {
    const name = names[kind];
    const hrefs = resources
      .filter(({ resourceType, labelNameEn }) => resourceType === name || labelNameEn === name)
      .flatMap(({ url }) => resolveUrl(url) ?? []);
    return hrefs.slice(0, 1).map((href) => ({ kind, href }));
  });
}

/** Sorts the device's own apps first. */
export const ownFirst = (apps: readonly AppDownload[], device: DeviceKind | null): readonly AppDownload[] => [
  ...apps.filter(({ kind }) => deviceFor(kind) === device),
  ...apps.filter(({ kind }) => deviceFor(kind) !== device),
];

/** The address with which LINE opens a page in the browser of the phone. */
export function outsideLine(pageUrl: string): string {
  const url = new URL(pageUrl);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

/** An address as it is typed. */
export const typedAddress = (url: string): string => url.replace(/^https?:\/\//, '');
