import type { ReactNode } from 'react';
import type { Remote } from '#core/data/remote.ts';

/** Access to customer service (SYS-02d, SYS-03d). */
export interface SupportProps {
  /** Opens customer service in a window; undefined when the operator has none. */
  readonly onSupport?: (() => void) | undefined;
}

/** The brand's mark and name, which the site places into a full-page screen. */
export interface BrandSlot {
  readonly brand: ReactNode;
  /** Language and theme (NAV-02). */
  readonly settings?: ReactNode;
}

/** A game shown during maintenance. Not a link, since nothing can be played. */
export interface WaitingGame {
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  /** URL of the cover; null when the image must not be loaded. */
  readonly image: string | null;
}

export interface MaintenanceScreenProps extends SupportProps {
  /** Expected end (SYS-02b), as ISO 8601 and formatted; null when unknown. */
  readonly end: { readonly iso: string; readonly text: string } | null;
  /** True while a check is running. */
  readonly checking: boolean;
  /** Result and time of the last check from this page; null before the first. */
  readonly lastCheck: { readonly answered: boolean; readonly time: string } | null;
  readonly onCheck: () => void;
  /** Games to look forward to (SYS-02e). */
  readonly games: Remote<readonly WaitingGame[]>;
}

export interface BlockedScreenProps extends SupportProps {
  /** The visitor's IP address as the platform sees it (SYS-03b); null when unknown. */
  readonly ip: string | null;
}

export interface BrokenScreenProps {
  /** What support is told: the key of the deployment that is wrong; see `supportCode`. */
  readonly code: string;
  readonly onReload: () => void;
}

export interface CrashScreenProps {
  readonly onReload: () => void;
}

export interface NotFoundScreenProps {
  readonly homeHref: string;
}
