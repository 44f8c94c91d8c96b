import type { EndReason } from '#api/sessionEnd.ts';

/** Props of the dialog that says why a session was ended. */
export interface SessionEndedProps {
  readonly open: boolean;
  /** A reason that the site does not know is like `closed`. */
  readonly reason: EndReason;
  /** When, formatted. */
  readonly time: string;
  /** Browser and system of another login; '' for none, and while unknown. */
  readonly device: string;
  /** Leads to the login; the player comes back to the page. */
  readonly onLogIn: () => void;
  /** Leads to the login, and from there to the page about security. Offered after another login. */
  readonly onSecure: () => void;
}
