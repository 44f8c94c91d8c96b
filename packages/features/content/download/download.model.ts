import type { Resource } from '#api/service.ts';
import type { AppDownload, AppKind, DeviceKind, OwnWay } from './download.types.ts';

/** All app kinds, in display order. */
const appKinds = ['android', 'ios', 'iosLite'] as const satisfies readonly AppKind[];

/** The device that an app is for. */
export const deviceFor = (kind: AppKind): DeviceKind => (kind === 'android' ? 'android' : 'ios');

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

/** Detects the device type from the user agent; null for a computer. */
export function deviceOf(userAgent: string): DeviceKind | null {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null;
}

/** Sorts the device's own apps first. */
export const ownFirst = (
  apps: readonly AppDownload[],
  device: DeviceKind | 'unknown' | null,
): readonly AppDownload[] => [
  ...apps.filter(({ kind }) => deviceFor(kind) === device),
  ...apps.filter(({ kind }) => deviceFor(kind) !== device),
];

/** Returns what the page offers first on a device. An installed site needs no app, and an offer of the browser no download. */
export function ownWayOf({
  device,
  apps,
  installed,
  offered,
}: {
  readonly device: DeviceKind | 'unknown' | null;
  readonly apps: readonly AppDownload[];
  /** The site runs as an app. */
  readonly installed: boolean;
  /** The browser offers to install it. */
  readonly offered: boolean;
}): OwnWay | null {
  if (installed) return 'installed';
  if (offered) return 'install';
  return apps.find(({ kind }) => deviceFor(kind) === device)?.kind ?? null;
}
