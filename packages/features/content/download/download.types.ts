import type { Remote } from '#core/data/remote.ts';

/** A device type that has an app. */
export type DeviceKind = 'android' | 'ios';

/** An app (GEN-06b). iOS lite is a profile that only adds an icon of the site. */
export type AppKind = DeviceKind | 'iosLite';

export interface AppDownload {
  readonly kind: AppKind;
  /** Absolute URL. */
  readonly href: string;
}

/**
 * What can be done on this device: open the site as the app that it is, install it as one, or load an app of the platform.
 * Null where an app is for another device.
 */
export type OwnWay = 'installed' | 'install' | AppKind;

/** The ways onto a device. */
export interface WaysProps {
  /** The available apps, in display order. */
  readonly apps: Remote<readonly AppDownload[]>;
  /** The player's device; null when it has no app, and 'unknown' until the browser says. */
  readonly device: DeviceKind | 'unknown' | null;
  /** Absolute URL of the download page, for a QR code that another device reads. */
  readonly pageUrl: string;
}

export interface DownloadScreenProps extends WaysProps {
  readonly way: OwnWay | null;
  /** Pictures of games on the drawn phone; empty until they are known. */
  readonly covers: readonly string[];
  readonly homeHref: string;
  /** The browser's question did not open, or the player has declined it. */
  readonly declined: boolean;
  readonly onInstall: () => void;
}
