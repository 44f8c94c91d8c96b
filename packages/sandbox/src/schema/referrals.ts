// The rows of invitations (MEM-03f). They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** Someone who has signed up by a member's referral code, under their own member id. */
export interface Referral {
  readonly friendId: string;
  /** Masked. */
  readonly name: string;
  readonly inviterId: string;
  readonly at: number;
  /** When the friend had deposited the sum of the rule; null until then. */
  readonly depositedAt: number | null;
  /** When the friend had also wagered it, which granted the rewards; null until then. */
  readonly qualifiedAt: number | null;
  /** It is the inviter's own account: nothing is granted. */
  readonly excluded: boolean;
  /** The time of the rule has passed, which was looked at. */
  readonly ended: boolean;
}

/** A member's referral code, and whom they have invited, newest first. */
export interface MemberReferrals {
  readonly memberId: string;
  readonly code: string;
  readonly friendIds: readonly string[];
}

/** The member of a referral code, under the code. */
export interface ReferralCode {
  readonly memberId: string;
}
