import type { ReferralRule } from '#api/referral.ts';
import type { Remote } from '#core/data/remote.ts';

/** The invitation of the link. */
export type Invitation =
  /** The link has no code. */
  | { readonly state: 'none' }
  | { readonly state: 'invalid' }
  | {
      readonly state: 'valid';
      /** Masked. */
      readonly name: string;
      readonly byAgent: boolean;
      /** URL of the inviter's picture; null without one that the page may load. */
      readonly picture: string | null;
      /** What the friend gets and for what; null for nothing. */
      readonly rule: ReferralRule | null;
    };

/** What the site has for whoever signs up. */
export interface SiteGains {
  /** The first bonus on a deposit; null for none. */
  readonly offer: {
    readonly title: string;
    readonly percent: number;
    readonly most: string;
    /** How often it has to be wagered. */
    readonly times: number;
    readonly href: string;
  } | null;
  /** The names of the vendors of games. */
  readonly vendors: readonly string[];
  /** The names of the ways to pay. */
  readonly payments: readonly string[];
}

export interface JoinScreenProps {
  readonly invitation: Remote<Invitation>;
  /** What one gets without an invitation; null where it is not asked for. */
  readonly gains: Remote<SiteGains> | null;
  /** The player has an account already: an invitation is for new ones. */
  readonly isMember: boolean;
  /** Link to the sign-up, with the code unless it is invalid; null where the sign-up has no page (DIRECTREG3). */
  readonly registerHref: string | null;
  /** Link to the page where members invite friends; null where the operator has switched it off. */
  readonly referralHref: string | null;
  /** The operator's age limit; null while it is not known. */
  readonly minAge: number | null;
  /** Opens the sign-up over this page. */
  readonly onRegister: () => void;
}
