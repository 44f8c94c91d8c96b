import type { ApiError } from '#api/errors.ts';

/** What can be done with picked accounts. */
export const works = ['message', 'envelope', 'rates', 'export'] as const;
export type WorkName = (typeof works)[number];

/** The accounts of the team that the agent has picked, on whatever pages and by whatever filters. */
export interface Picking {
  /** Whether rows have a box. */
  readonly on: boolean;
  readonly ids: ReadonlySet<string>;
  /** More than one selection can have. */
  readonly isTooMany: boolean;
  /** All accounts of the list are being picked. */
  readonly busy: boolean;
  /** Why they could not be; null for no reason. */
  readonly failure: ApiError | null;
  /** What the agent may do with them. */
  readonly works: readonly WorkName[];
  readonly onMode: (on: boolean) => void;
  readonly onPick: (id: string, picked: boolean) => void;
  /** Picks all that the list has over all pages, beside those that are picked. */
  readonly onAll: () => void;
  readonly onClear: () => void;
}
