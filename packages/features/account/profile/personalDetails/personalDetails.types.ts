import type { Result } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { CodeChannel } from '#api/paymentPassword.ts';
import type { MemberProfileValue, ProfileField, memberProfileSet } from '#api/profile.ts';
import type { Remote } from '#core/data/remote.ts';
import type { CredentialSource } from '#core/stepUp/stepUp.types.ts';

/** Where the code of a new number or address goes. */
export interface CodeOrder {
  readonly channel: CodeChannel;
  readonly to: string;
}

/** The member's personal details and their actions. */
export interface PersonalDetailsProps {
  readonly profile: Remote<MemberProfileValue>;
  /** What proves once more who the player is, before a contact is changed. */
  readonly credential: CredentialSource;
  readonly onSet: (input: InputOf<typeof memberProfileSet>) => Promise<Result<unknown>>;
  readonly onSendCode: (order: CodeOrder) => Promise<Result<{ readonly expiredMinutes: number }>>;
}

export interface DetailDialogProps extends Omit<PersonalDetailsProps, 'profile'> {
  readonly open: boolean;
  readonly field: ProfileField;
  readonly profile: MemberProfileValue;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
