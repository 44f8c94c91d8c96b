import type { Result } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { CodeChannel } from '#api/paymentPassword.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { MemberProfileValue, ProfileField, memberProfileSet } from '#api/profile.ts';
import type { Remote } from '#core/data/remote.ts';

/** What a call of `memberCode` needs. */
export interface CodeOrder {
  readonly purpose: 'current' | 'new';
  readonly channel: CodeChannel;
  readonly to?: string;
}

/** The member's personal details and their actions. */
export interface PersonalDetailsProps {
  readonly profile: Remote<MemberProfileValue>;
  /** The number of digits of the payment password; null when it is not made of digits, or not known yet. */
  readonly passwordDigits: number | null;
  readonly language: OfferedLanguage;
  /** Platform time in ms. */
  readonly now: () => number;
  readonly onSet: (input: InputOf<typeof memberProfileSet>) => Promise<Result<unknown>>;
  readonly onSendCode: (order: CodeOrder) => Promise<Result<{ readonly expiredMinutes: number }>>;
  /** Undefined where the operator has no customer service. */
  readonly onSupport: (() => void) | undefined;
}

export interface DetailDialogProps extends Omit<PersonalDetailsProps, 'profile'> {
  readonly open: boolean;
  readonly field: ProfileField;
  readonly profile: MemberProfileValue;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
