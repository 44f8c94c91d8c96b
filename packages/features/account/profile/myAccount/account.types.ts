import type { ReactNode } from 'react';
import type { Amount } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import type { AccountSection } from '../../protection/overview/protection.types.ts';

/** The signed-in player as the account page shows them. */
export interface AccountView {
  readonly account: string;
  readonly id: string;
  /** Nickname; the account name when there is none. */
  readonly name: string;
  /** First member label; null for none. */
  readonly vip: string | null;
  readonly club: { readonly name: string; readonly rank: number } | null;
}

/** An agreement that an agent can have with the operator (API-08). */
export type Agreement = 'dailySalary' | 'dividend' | 'hourlySalary' | 'realTimeSalary';

/** An agreement and whether it is in force. */
export interface AgreementView {
  readonly agreement: Agreement;
  readonly inForce: boolean;
}

export interface AccountScreenProps {
  readonly account: Remote<AccountView>;
  /** URL of the player's picture; null while unknown and when there is none. */
  readonly picture: string | null;
  /** The way to another picture. */
  readonly changePicture: ReactNode;
  readonly balance: Remote<Amount>;
  readonly onRefreshBalance: () => Promise<void>;
  /** Null for players who are not agents. */
  readonly agreements: Remote<readonly AgreementView[]> | null;
  /** Link to the password page, which returns here when done; null where there is none. */
  readonly changePasswordHref: string | null;
  /** Link to the page that installs the site; null in the app itself. */
  readonly installHref: string | null;
  /** What protects the account; null without it. Receives the way to the other parts of the page. */
  readonly protection: ((onShow: (section: AccountSection) => void) => ReactNode) | null;
  // Each of these is null where the platform does not have what it shows.
  /** Bank accounts and payment password. */
  readonly moneySafety: ReactNode;
  readonly authenticator: ReactNode;
  readonly passkeys: ReactNode;
  readonly personalDetails: ReactNode;
  /** Advertising, a copy of the data, and closing the account. */
  readonly privacy: ReactNode;
  /** The devices that are logged in, and the latest logins. */
  readonly sessions: ReactNode;
  /** Opens the sign-out confirmation. */
  readonly onSignOut: () => void;
}
