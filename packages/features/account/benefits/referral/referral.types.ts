import type { InvitedFriend, ReferralRule } from '#api/referral.ts';
import type { Remote } from '#core/data/remote.ts';

/** The member's invitation, and what came of it so far. */
export interface ReferralView {
  readonly code: string;
  /** Absolute URL; null when the platform’s link must not be followed: then only the code is shown. */
  readonly link: string | null;
  readonly rule: ReferralRule;
  /** Rich text; '' for none. */
  readonly conditions: string;
  readonly totals: {
    readonly invited: number;
    readonly qualified: number;
    /** A decimal amount. */
    readonly earned: string;
  };
}

/** One page of the friends, newest first. */
export interface FriendsPage {
  readonly list: readonly InvitedFriend[];
  readonly totalPages: number;
}

export interface ReferralScreenProps {
  readonly info: Remote<ReferralView>;
  readonly friends: Remote<FriendsPage>;
  readonly pageNo: number;
  /** Link to the reward centre, where earnings go; null where the operator has switched it off. */
  readonly rewardsHref: string | null;
  /** Whether the device has a share sheet. */
  readonly canShare: boolean;
  /** Opens the share sheet of the device. */
  readonly onShare: (link: string) => void;
  /** Resolves to false when the browser refused. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Saves the QR code of the link as a picture. Resolves to false when the browser could not draw it. */
  readonly onSaveCode: (link: string, code: string) => Promise<boolean>;
  readonly onPage: (page: number) => void;
}
