import type { Remote } from '#core/data/remote.ts';
import type { AgeRequest } from '#core/session/ageConfirmation.ts';

/** A game that can be played without money. */
export interface TrialOffer {
  readonly name: string;
  readonly vendor: string;
  /** URL of the cover; null for none. */
  readonly image: string | null;
  /** Plays the game in practice mode. */
  readonly href: string;
  /** Why it is another game than the wanted one: that has no practice, or its vendor is in maintenance. Null for the wanted one. */
  readonly instead: 'noPractice' | 'maintenance' | null;
}

export interface TryGameDialogProps {
  readonly open: boolean;
  /** Null where no game can be tried now. */
  readonly offer: Remote<TrialOffer | null>;
  /** Asks for the player's age with the same click; null once this device has confirmed it (RSP-10). */
  readonly age: AgeRequest | null;
  /** Opens the game in place of the dialog, so that "back" leads to the page below. */
  readonly onPlay: (href: string) => void;
  /** Where all games are listed. */
  readonly gamesHref: string;
  readonly onClose: () => void;
}
