import type { EndReason } from '#api/sessionEnd.ts';

/** Props of the dialog that says why a session was ended. */
export interface SessionEndedProps {
  readonly open: boolean;
  /** A reason that the site does not know is like `closed`. */
  readonly reason: EndReason;
  /** When, formatted. */
  readonly time: string;
  /** Leads to the login; the player comes back to the page. */
  readonly onLogIn: () => void;
  /** Leads to the login, and from there to the page about security. Undefined where the page is the login. */
  readonly onSecure?: (() => void) | undefined;
}
