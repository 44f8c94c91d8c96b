import type { helpCentre } from '#api/help.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Remote } from '#core/data/remote.ts';

/** A section of the help, with its rich text. */
export type HelpSection = OutputOf<typeof helpCentre>['sections'][number] & {
  /** Opens the page that the section is about. Absent where there is none. */
  readonly href?: string;
  /** What the site draws below the text, for the search. */
  readonly words?: readonly string[];
};

/** The steps of the beginner's manual, in order. */
export const beginnerSteps = ['signUp', 'deposit', 'play', 'withdraw'] as const;
export type BeginnerStepId = (typeof beginnerSteps)[number];

/** A step of the beginner's manual. One whose page the operator does not offer is left out. */
export interface BeginnerStep {
  readonly id: BeginnerStepId;
  /** Opens the page; null once it is done. */
  readonly href: string | null;
  /** The number that belongs to the step, such as the smallest deposit; null where the platform states none. */
  readonly fact: string | null;
}

/** What the player has said about sections. */
export interface HelpVotes {
  /** By the section's id. */
  readonly given: Readonly<Record<string, boolean>>;
  /** The section whose vote was not sent; null for none. */
  readonly failed: string | null;
  readonly busy: boolean;
  readonly onVote: (section: string, helped: boolean) => void;
}

export interface HelpScreenProps {
  readonly sections: Remote<readonly HelpSection[]>;
  readonly beginner: readonly BeginnerStep[];
  /** Id of the section in the URL; null for none. */
  readonly wanted: string | null;
  readonly hrefFor: (section: string) => string;
  /** Navigates to a section. */
  readonly onChoose: (section: string) => void;
  /** null: the platform counts none. */
  readonly votes: HelpVotes | null;
  readonly homeHref: string;
}
