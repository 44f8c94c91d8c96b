import type { Resource } from '#api/service.ts';
import type { AppDownload, AppKind } from './download.types.ts';

/** All app kinds, in display order. */
export const appKinds = ['android', 'ios'] as const satisfies readonly AppKind[];

/** The platform's name of each app; on iOS it is a configuration profile (FTR-01b). */
const resourceNames: Readonly<Record<AppKind, string>> = { android: 'Android', ios: 'MOBILECONFIG' };

/**
 * Returns the apps to offer, at most one per kind.
 * @param resolveUrl returns a safe absolute URL, or null when it must not be followed
 */
export function appsOf(
  resources: readonly Resource[],
  resolveUrl: (url: string) => string | null,
): readonly AppDownload[] {
  return appKinds.flatMap((kind) => {
    const name = resourceNames[kind];
    const hrefs = resources
      .filter(({ resourceType, labelNameEn }) => resourceType === name || labelNameEn === name)
      .flatMap(({ url }) => resolveUrl(url) ?? []);
    return hrefs.slice(0, 1).map((href) => ({ kind, href }));
  });
}

/** Detects the device type from the user agent; null for a computer. */
export function deviceOf(userAgent: string): AppKind | null {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null;
}

/** Sorts the device's own app first. */
export const ownFirst = (apps: readonly AppDownload[], device: AppKind | null): readonly AppDownload[] => [
  ...apps.filter(({ kind }) => kind === device),
  ...apps.filter(({ kind }) => kind !== device),
];
