import type { Remote } from '#core/data/remote.ts';

/** A device type that has an app (GEN-06b). */
export type AppKind = 'android' | 'ios';

export interface AppDownload {
  readonly kind: AppKind;
  /** Absolute URL, for the QR code. */
  readonly href: string;
}

export interface DownloadScreenProps {
  /** The available apps, in display order. */
  readonly apps: Remote<readonly AppDownload[]>;
  /** The player's device; null when it has no app. */
  readonly device: AppKind | null;
  readonly homeHref: string;
}
