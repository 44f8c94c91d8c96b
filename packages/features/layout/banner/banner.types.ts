import type { SiteInfoValue } from '#api/system.ts';
import type { Remote } from '#core/data/remote.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';

/** A banner, ready to render. */
export interface BannerView {
  readonly id: string;
  /** Text of the image; can be ''. */
  readonly title: string;
  /** Image URL; null when the URL is not allowed. */
  readonly image: string | null;
  /** A picture without letters, with what is written over its plain left side; null for a banner that is its image. */
  readonly scene: BannerScene | null;
  /** Link target; null for none. */
  readonly href: string | null;
  /** Whether the link opens a game, which goes through `onOpen`. */
  readonly opensGame: boolean;
}

/** A banner as a picture with text over it. */
export interface BannerScene {
  /** Image URL for wide windows. */
  readonly wide: string;
  /** Image URL for phones. */
  readonly tall: string;
  readonly title: string;
  /** One line; '' for none. */
  readonly note: string;
  /** What following the link does; '' for none. */
  readonly action: string;
}

/** Props of `BannerBox`. */
export interface BannerBoxProps {
  /** Name of the banner group. Another group starts at its first banner (BAN-01d). */
  readonly group: string;
  readonly banners: Remote<readonly BannerView[]>;
  /** Whether the first image is in view when the page opens, which fetches it before others. @default true */
  readonly inView?: boolean;
  /** Stands above a list that is to begin in view: lower, on phones with the title alone. @default false */
  readonly compact?: boolean;
  /** Replaces following a game's link for players who may not open games (GAM-01). @default null */
  readonly onOpen?: GuardedOpen | undefined;
}

/** Props of `Jackpot`. */
export interface JackpotProps {
  /** Whether the number is decorative or real; `none` renders nothing. */
  readonly kind: SiteInfoValue['jackpot'];
  /** The jackpot as a decimal number. */
  readonly amount: Remote<string>;
  /** Who has just won it; null for nobody. */
  readonly won: { readonly nickname: string; readonly amount: string } | null;
}
