import type { AuthPrompts } from '#core/session/requireAuth.ts';

/** Why the login is required; null when the player opened it. */
export type LoginReason = 'notLoggedIn' | 'sessionExpired' | null;

/** Props of the login dialog that the authPrompts controls. */
export interface LoginRequest {
  readonly open: boolean;
  readonly reason: LoginReason;
  /** Path of the game that was to be opened; null for any other action. */
  readonly wanted: string | null;
  readonly onClose: () => void;
  /** Hides the dialog for a registration or recovery, which may end it with `onDone`. The action stays pending. */
  readonly onSetAside: () => void;
  /** Shows the dialog again after `onSetAside`. */
  readonly onReturn: () => void;
  /**
   * Call after signing in, in the dialog or elsewhere. Runs the pending action. Returns whether the player continues where
   * they are, or where the action leads; otherwise they arrive at the home page (LGN-06c).
   */
  readonly onDone: () => boolean;
}

/** What `useAuthPrompts` returns. */
export interface RequireAuth {
  /** The part of `AuthPromptsContext` about protected actions. */
  readonly dialogs: Omit<AuthPrompts, 'signUp'>;
  /** Opens the login without a pending action, for the "log in" buttons. */
  readonly openLogin: () => void;
  readonly login: LoginRequest;
  readonly trial: Pick<LoginRequest, 'open' | 'wanted' | 'onClose'>;
}

/** Props of the dialog that refuses trial accounts. */
export interface TrialDialogProps {
  readonly open: boolean;
  readonly onSignUp: () => void;
  readonly onClose: () => void;
}
