import type { LocalText } from './language.ts';

// The rows of red envelopes. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** GEN-04g, LCK-01: a pot that is shared in pieces, or a single piece for one member. */
export interface Envelope {
  readonly id: string;
  readonly kind: 'rain' | 'personal';
  readonly title: LocalText;
  readonly text: LocalText;
  readonly opensAt: number;
  readonly endsAt: number;
  readonly potSatang: number;
  readonly pieces: number;
  /** The smallest piece. */
  readonly minSatang: number;
  /** How many times a piece has to be wagered. */
  readonly wagerTimes: number;
  /** The pieces that players outside the sandbox take, spread over the time of a rain. */
  readonly crowd: number;
}

export interface EnvelopeOpening {
  readonly memberId: string;
  readonly at: number;
  readonly satang: number;
  readonly reference: string;
}

/** The openings of an envelope by members, oldest first. Those of the crowd are computed. */
export interface EnvelopeOpenings {
  readonly id: string;
  readonly openings: readonly EnvelopeOpening[];
}

/** The ids of what a member was given or has opened, newest first. */
export interface MemberEnvelopes {
  readonly memberId: string;
  readonly ids: readonly string[];
}
