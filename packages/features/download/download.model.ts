import type { Resource } from '#api/service.ts';

/** The devices that have an app of their own (GEN-06b). */
export const appKinds = ['android', 'ios'] as const;
export type AppKind = (typeof appKinds)[number];

export interface AppDownload {
  readonly kind: AppKind;
  /** Absolute, so that a camera can read it too. */
  readonly href: string;
}

/** What the platform calls the app of each device; on iOS it is a configuration profile (FTR-01b). */
const resourceNames: Readonly<Record<AppKind, string>> = { android: 'Android', ios: 'MOBILECONFIG' };

/** The apps that may be offered, one for each device. An address that is not allowed is not offered. */
export function appsOf(
  resources: readonly Resource[],
  judge: (address: string) => string | null,
): readonly AppDownload[] {
  return appKinds.flatMap((kind) => {
    const name = resourceNames[kind];
    const addresses = resources
      .filter(({ resourceType, labelNameEn }) => resourceType === name || labelNameEn === name)
      .flatMap(({ url }) => judge(url) ?? []);
    return addresses.slice(0, 1).map((href) => ({ kind, href }));
  });
}

/** Which of the devices this is, as its browser says; null for a computer. */
export function deviceOf(userAgent: string): AppKind | null {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null;
}

/** The device's own app comes first. */
export const ownFirst = (apps: readonly AppDownload[], device: AppKind | null): readonly AppDownload[] => [
  ...apps.filter(({ kind }) => kind === device),
  ...apps.filter(({ kind }) => kind !== device),
];
