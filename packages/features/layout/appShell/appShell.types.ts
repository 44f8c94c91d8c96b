import type { ReactNode } from 'react';
import type { Amount, GameType, OfferedLanguage } from '#api/primitives.ts';
import type { LayoutBlock, WhitelabelNode } from '#api/system.ts';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { BrandMarkProps } from '#core/components/BrandMark.tsx';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { ThemeMode } from '#core/site/theme.ts';

/** A game category of the navigation with its vendors (NAV-04). */
export interface NavCategory {
  readonly type: GameType;
  /** The operator's name; null where the site's own applies. */
  readonly name: string | null;
  readonly href: string;
  readonly vendors: readonly VendorView[];
}

/** The signed-in player as the header shows them. */
export interface AppShellMember {
  /** '' until member info has loaded. */
  readonly nickname: string;
  readonly balance: Remote<Amount>;
  readonly onRefreshBalance: () => Promise<void>;
  /** What the operator offers (FLG-02). */
  readonly whitelabel: readonly WhitelabelNode[];
  /** Path and query of the page, over which the centres open. */
  readonly here: string;
  readonly onSignOut: () => void;
}

export interface AppShellProps {
  readonly brand: BrandMarkProps['brand'];
  readonly role: Role;
  /** Null for visitors. */
  readonly member: AppShellMember | null;
  readonly categories: Remote<readonly NavCategory[]>;
  /** Navigation blocks in the operator's order (NAV-04). */
  readonly navigation: readonly LayoutBlock<'navigation'>[];
  /** Opens the live chat; undefined when the operator has none. */
  readonly onLiveChat?: (() => void) | undefined;
  /** Since when there is no connection, such as `13:05`; null with one. */
  readonly offlineSince: string | null;
  /** Pathname of the current page. */
  readonly pathname: string;
  readonly onLanguage: (language: OfferedLanguage) => void;
  readonly theme: ThemeMode;
  readonly onTheme: (theme: ThemeMode) => void;
  readonly onLogIn: () => void;
  /** Opens the registration. */
  /** undefined: the platform has no registration. */
  readonly onSignUp?: (() => void) | undefined;
  /** Offers a game that a visitor can practise; null for players, and while the operator offers none (LGN-12). */
  readonly practiceHref: string | null;
  /** The player's bets; null for who has none (ROL-04, AGT-15). */
  readonly betsHref: string | null;
  /** The page has a golden action of its own; the header then has none (NAV-09). */
  readonly ownPrime: boolean;
  /** The sign-up is open over the page, with the golden action. @default false */
  readonly signingUp?: boolean;
  /** Opens the command palette. */
  readonly onSearch: () => void;
}

/** Content that the site places into the shell. */
export interface AppShellSlots {
  /** Login form of the header (NAV-03a). Replaces the login button on wide screens. */
  readonly loginBar?: ReactNode;
  /** Above the page: banners and notices. */
  readonly top?: ReactNode;
  readonly footer?: ReactNode;
  /** Shortcuts on wide screens. */
  readonly sidebar?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}
