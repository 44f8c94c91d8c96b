import type { DeviceKind } from '#core/app/installKind.ts';
import type { Install } from '#core/app/useInstall.ts';
import type { Remote } from '#core/data/remote.ts';
import type { BrandView } from '#core/site/brand.ts';

/** An app (GEN-06b). iOS lite is a profile that only adds an icon of the site. */
export type AppKind = DeviceKind | 'iosLite';

export interface AppDownload {
  readonly kind: AppKind;
  /** Absolute URL. */
  readonly href: string;
}

/** The ways onto a device. */
export interface WaysProps extends Pick<Install, 'kind'> {
  /** The available apps, those of the player's device first. */
  readonly apps: Remote<readonly AppDownload[]>;
}

export interface DownloadScreenProps extends WaysProps, Omit<Install, 'device'> {
  readonly brand: BrandView;
  /** Absolute URL of the download page, which another device or browser opens. */
  readonly pageUrl: string;
  /** Pictures of games on the drawn phone; empty until they are known, and where it is not shown. */
  readonly covers: readonly string[];
  readonly homeHref: string;
  /** Copies a text. Resolves to false when the browser refused. */
  readonly onCopy: (text: string) => Promise<boolean>;
}
