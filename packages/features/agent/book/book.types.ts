import type { ComponentType } from 'react';
import type { SavedView, ShownTeam, agentViewSet } from '#api/agentBook.ts';
import type { Downline } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { Remote } from '#core/data/remote.ts';

/** What came of a call: null for a success. */
export type Sent = ApiError | null;

/** The account whose notes and tags are shown. */
export interface AccountNotesFields {
  readonly downline: Pick<Downline, 'id' | 'note' | 'tags'>;
}

/** Notes and tags of an account, connected to the platform. */
export type AccountNotesPart = ComponentType<AccountNotesFields>;

export interface AccountNotesProps {
  readonly note: string;
  readonly tags: readonly string[];
  /** The tags that the agent uses elsewhere, those of most accounts first. None while they are not known. */
  readonly known: readonly string[];
  readonly onNote: (note: string) => Promise<Sent>;
  readonly onTags: (tags: readonly string[]) => Promise<Sent>;
}

/** The tag by which the team is filtered; '' for none. */
export interface TagFilterFields {
  readonly value: string;
  readonly onChange: (tag: string) => void;
}

/** How the team is listed now, and how it can be listed otherwise. */
export interface TeamViewsFields {
  readonly narrow: boolean;
  readonly listed: ShownTeam;
  /** Whether the list is as it begins: there is nothing to save. */
  readonly plain: boolean;
  readonly onShow: (view: ShownTeam) => void;
}

/** The saved views of the team, connected to the platform. */
export type TeamViewsPart = ComponentType<TeamViewsFields>;

export type ViewChange = InputOf<typeof agentViewSet>;

export interface TeamViewsProps extends TeamViewsFields {
  readonly views: Remote<{ readonly list: readonly SavedView[] }>;
  /** Saves or renames a view. */
  readonly onChange: (change: ViewChange) => Promise<Sent>;
  /** Removes a view, and offers to bring it back. */
  readonly onRemove: (view: SavedView) => void;
}
