import type { OutputOf } from '#api/operation.ts';
import type { helpCentre } from '#api/service.ts';
import type { Remote } from '#core/data/remote.ts';

/** A section of the help, with its rich text. */
export type HelpSection = OutputOf<typeof helpCentre>['sections'][number];

export interface HelpScreenProps {
  readonly sections: Remote<readonly HelpSection[]>;
  /** Id of the section in the URL; null for none. */
  readonly wanted: string | null;
  readonly hrefFor: (section: string) => string;
  /** Navigates to a section. */
  readonly onChoose: (section: string) => void;
  readonly homeHref: string;
}
