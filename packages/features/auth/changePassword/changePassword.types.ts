import type { ReactNode } from 'react';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { Rules } from '../password/checks.ts';
import type { PasswordFormProps } from '../password/form.model.ts';

/** What the form needs from the platform. */
export interface ChangeFormView {
  /** Account name, shown read-only. */
  readonly username: string;
  readonly rules: Rules;
}

/** What the form shows and calls, on the page and in the dialog alike. */
export interface ChangePasswordFormProps extends PasswordFormProps {
  readonly view: Remote<ChangeFormView>;
  /** Whether the current password must be typed, because it is not known from the login (CPW-01). */
  readonly asksOld: boolean;
}

/** What `useChangePassword` returns. */
export interface ChangePassword {
  readonly form: ChangePasswordFormProps;
}

/** Props of the page /changePassword. */
export interface ChangePasswordScreenProps extends ChangePassword {
  readonly role: Role;
  readonly homeHref: string;
  /** Says until when withdrawals rest after the change (SEC-06). Loads after the form. */
  readonly restNote: ReactNode;
}

export interface ChangePasswordDialogProps extends ChangePassword {
  readonly open: boolean;
  /** Why the change is required; null when the player opened the dialog. */
  readonly forced: 'firstTime' | 'expired' | null;
  /** Closes the dialog. Not used when the change is forced. */
  readonly onClose?: () => void;
  /** Signs out instead of changing. Used only when the change is forced. */
  readonly onSignOut?: () => void;
}
