import type { Remote } from '#core/data/remote.ts';

/** A device type that has an app. */
export type DeviceKind = 'android' | 'ios';

/** An app (GEN-06b). iOS lite is a profile that only adds an icon of the site. */
export type AppKind = DeviceKind | 'iosLite';

export interface AppDownload {
  readonly kind: AppKind;
  /** Absolute URL, for the QR code. */
  readonly href: string;
}

export interface DownloadScreenProps {
  /** The available apps, in display order. */
  readonly apps: Remote<readonly AppDownload[]>;
  /** The player's device; null when it has no app. */
  readonly device: DeviceKind | null;
  readonly homeHref: string;
}
