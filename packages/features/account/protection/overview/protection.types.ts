import type { Remote } from '#core/data/remote.ts';

/** What protects an account, in display order (SEC-04). */
export const protectionNames = [
  'loginPassword',
  'paymentPassword',
  'mobile',
  'email',
  'authenticator',
  'realName',
] as const;
export type ProtectionName = (typeof protectionNames)[number];

/** One protection. `old`: a login password that was set long ago; `unverified`: a contact without a code. */
export interface ProtectionView {
  readonly name: ProtectionName;
  readonly state: 'done' | 'missing' | 'old' | 'unverified';
  /** When a login password was set, in ms since 1970; null while unknown and for the others. */
  readonly at: number | null;
}

/** A part of "my account" where a protection is set up. */
export type AccountSection = 'moneySafety' | 'authenticator' | 'personalDetails';

export interface ProtectionCardProps {
  readonly protections: Remote<readonly ProtectionView[]>;
  /** Link to the page that changes the login password. */
  readonly changePasswordHref: string;
  /** Moves to a part of the page. */
  readonly onShow: (section: AccountSection) => void;
}
